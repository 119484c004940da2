import { join } from "node:path";
import { expect, test } from "vitest";
import { indexModule } from "../../../scripts/generate/foreign/index-module.js";
import { importFiles, joinModules } from "../../../scripts/generate/foreign/join-modules.js";
import { DOCUMENT_GENERATORS } from "../../../scripts/emit/index.js";
import { generateOperationRuntime, generateRuntime } from "../../../scripts/emit/runtime.js";
import type { OpenApiDocument } from "../../../scripts/read/openapi.js";
import { REPOSITORY } from "../../../scripts/core/files/repository.js";
import { EQUALS } from "../../harness/type-assertions.js";
import { compile } from "../../generate/harness/compiler.js";

/** A document, and code of a user of what it yields: it imports `./operations/index.js`, `./schemas.js` and the other modules. */
export interface Case {
  /** As JSON: a document of others may have what our types have not. */
  document: object;
  /** Code behind the imports, with `api`, `schemas` and `client`. A line with `// refused: reason` must not compile. */
  uses?: string;
  whole?: true;
}

/** A folder that does not exist, in which the modules stand for the compiler: openapi-fetch is found from there. */
const FOLDER = join(REPOSITORY, "test/.documents").replaceAll("\\", "/");

const HEAD = `import * as api from "./operations/index.js";
import * as schemas from "./schemas.js";
import * as servers from "./servers.js";
import type { components, operations, paths } from "./types.js";
import type { OperationClient, RawBody } from "./runtime/operation.js";
declare const client: OperationClient;
${EQUALS}
export { api, schemas, servers, client, same };
export type { components, operations, paths, RawBody, Equals };`;

export function generated(document: object): Map<string, string> {
  const generators = [...Object.values(DOCUMENT_GENERATORS), generateOperationRuntime];
  const files = generators.flatMap((generate) => generate(document as OpenApiDocument));
  // These two need the whole runtime.
  const kept = files.filter(({ path }) => path !== "errors.ts" && path !== "security.ts");
  return new Map(kept.map(({ path, text }) => [path, text]));
}

/** The files of a run with `index.ts`, without README and manifest. */
export function wholeOutput(document: object): Map<string, string> {
  const files = [...Object.values(DOCUMENT_GENERATORS), generateRuntime].flatMap((generate) => generate(document as OpenApiDocument));
  const joined = joinModules(files);
  return new Map([...joined, indexModule(joined, files)].map(({ path, text }) => [path, text]));
}

/** Generates all the documents and compiles them in one program, each in a folder of its own. What the compiler says, by the case's name. */
export function compileDocuments(cases: Readonly<Record<string, Case>>): Record<string, string[]> {
  const texts = new Map<string, string>();
  for (const [index, { document, uses = "", whole = false }] of Object.values(cases).entries()) {
    for (const [path, text] of whole ? wholeOutput(document) : generated(document)) texts.set(`${FOLDER}/${index}/${path}`, text);
    const text = HEAD + uses.replaceAll(/^(.*) \/\/ refused: .*$/gm, "// @ts-expect-error\n$1");
    texts.set(`${FOLDER}/${index}/uses.ts`, whole ? importFiles({ path: "uses.ts", text }).text : text);
  }
  const problems = compile(FOLDER, [...texts.keys()], texts);
  const problemsOf = (index: number): string[] => problems.filter((problem) => problem.startsWith(`${index}/`));
  return Object.fromEntries(Object.keys(cases).map((name, index) => [name, problemsOf(index)]));
}

export function testDocuments(cases: Readonly<Record<string, Case>>): void {
  const found = compileDocuments(cases);
  test.each(Object.keys(cases))("%s", (name) => expect(found[name]).toEqual([]));
}

import { dirname, join } from "node:path";
import ts from "typescript";
import { indexModule } from "../../../../scripts/document/index-module.js";
import { DOCUMENT_GENERATORS } from "../../../../scripts/emit.js";
import { generateRuntime } from "../../../../scripts/generate-runtime.js";
import type { OpenApiDocument } from "../../../../scripts/lib/openapi.js";
import { REPOSITORY } from "../../../../scripts/lib/redocly-config.js";
import { STRICT_OPTIONS } from "../../../support/strict-options.js";
import { EQUALS } from "../../../support/type-assertions.js";

/** A document, and code of a user of what it yields: it imports `./operations/index.js`, `./schemas.js` and the other modules. */
export interface Case {
  /** As JSON: a document of others may have what our types have not. */
  document: object;
  /** Code behind the imports; `api` is the operations, `schemas` the schemas, `client` a client. */
  uses?: string;
  /** With the runtime and `index.ts`, as a run writes them. */
  whole?: true;
}

/** A folder that does not exist, in which the modules stand for the compiler: openapi-fetch is found from there. */
const FOLDER = join(REPOSITORY, "test/.documents").replaceAll("\\", "/");

const OPTIONS: ts.CompilerOptions = { ...STRICT_OPTIONS, isolatedModules: true, verbatimModuleSyntax: true, noUnusedLocals: true };

const HEAD = `import * as api from "./operations/index.js";
import * as schemas from "./schemas.js";
import * as servers from "./servers.js";
import type { components, operations, paths } from "./types.js";
import type { OperationClient, RawBody } from "./operation.js";
declare const client: OperationClient;
${EQUALS}
export { api, schemas, servers, client, same };
export type { components, operations, paths, RawBody, Equals };
`;

/** The text of a module that a document yields, by its path. */
export function generated(document: object): Map<string, string> {
  const files = Object.values(DOCUMENT_GENERATORS).flatMap((generate) => generate(document as OpenApiDocument));
  return new Map(files.map(({ path, text }) => [path, text]));
}

/** The same with what a run adds, so that users import from `./index.js`. */
export function wholeOutput(document: object): Map<string, string> {
  const files = [...[...generated(document)].map(([path, text]) => ({ path, text })), ...generateRuntime()];
  return new Map([...files, indexModule(files)].map(({ path, text }) => [path, text]));
}

/** Generates all the documents and compiles them in one program, each in a folder of its own. What the compiler says, by the case's name. */
export function compileDocuments(cases: Readonly<Record<string, Case>>): Record<string, string[]> {
  const texts = new Map<string, string>();
  const folders = Object.entries(cases).map(([name, { document, uses = "", whole = false }], index) => {
    const folder = `${FOLDER}/${index}`;
    for (const [path, text] of whole ? wholeOutput(document) : generated(document)) texts.set(`${folder}/${path}`, text);
    texts.set(`${folder}/uses.ts`, HEAD + uses);
    return { name, folder };
  });
  const program = programOf(texts);
  return Object.fromEntries(
    folders.map(({ name, folder }) => {
      const files = [...texts.keys()].filter((file) => file.startsWith(`${folder}/`));
      return [name, files.flatMap((file) => problemsOf(program, file, folder))];
    }),
  );
}

function programOf(texts: ReadonlyMap<string, string>): ts.Program {
  const host = ts.createCompilerHost(OPTIONS);
  const folders = new Set<string>();
  for (const file of texts.keys()) {
    for (let folder = dirname(file); folder.length >= FOLDER.length; folder = dirname(folder)) folders.add(folder);
  }
  host.fileExists = (file) => texts.has(file) || ts.sys.fileExists(file);
  host.readFile = (file) => texts.get(file) ?? ts.sys.readFile(file);
  host.directoryExists = (folder) => folders.has(folder) || ts.sys.directoryExists(folder);
  const read = host.getSourceFile.bind(host);
  host.getSourceFile = (file, version, onError) => {
    const text = texts.get(file);
    return text === undefined ? read(file, version, onError) : ts.createSourceFile(file, text, version, true);
  };
  return ts.createProgram([...texts.keys()], OPTIONS, host);
}

function problemsOf(program: ts.Program, file: string, folder: string): string[] {
  const source = program.getSourceFile(file);
  return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)].map(({ start = 0, messageText }) => {
    const line = source?.text.slice(0, start).split("\n").length ?? 0;
    const shown = source?.text.split("\n")[line - 1]?.trim() ?? "";
    return `${file.slice(folder.length + 1)}:${line} ${shown}: ${ts.flattenDiagnosticMessageText(messageText, " ")}`;
  });
}

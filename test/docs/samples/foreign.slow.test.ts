import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parser as go } from "@lezer/go";
import { parser as python } from "@lezer/python";
import { expect, test } from "vitest";
import { sampleVariables } from "../../../scripts/docs/samples/sample-variables.js";
import { foreignSamples } from "../../../scripts/docs/samples/foreign-samples.js";
import { runDocumentPipeline } from "../../../scripts/generate/foreign/index.js";
import type { OpenApiDocument } from "../../../scripts/read/openapi.js";
import { compile } from "../../generate/harness/compiler.js";
import { DOCUMENTS } from "../../generate/specifications/harness/documents.js";
import { parseCurl } from "./harness/parse-curl.js";
import { projectOf } from "../../harness/folders.js";

// Documents whose examples do not match their own schemas are left out: their samples show the examples as they are.
const NAMES = [
  "own/everything-2.0",
  "own/everything-3.0",
  "own/everything-3.1",
  "own/tree",
  "galaxy",
  "figma",
  "3.0/petstore",
  "3.1/train-travel",
];
const tried = DOCUMENTS.filter(({ name }) => NAMES.includes(name));

test("has the documents", () => expect(tried.map(({ name }) => name).sort()).toEqual([...NAMES].sort()));

test.each(tried)("the samples of $name compile against its client, and parse in the other languages", async ({ file }) => {
  const folder = await projectOf();
  const { findings } = await runDocumentPipeline({ spec: file, out: join(folder, "api"), openapiJson: true });
  expect(findings).toEqual([]);
  const document = JSON.parse(readFileSync(join(folder, "api/openapi.json"), "utf8")) as OpenApiDocument;
  const samples = [...foreignSamples(document).values()].flat();
  expect(samples.length).toBeGreaterThan(4);
  const programs = samples.filter(({ language }) => language === "ts").map(({ code }, at) => [join(folder, `${at}.ts`), code] as const);
  expect(
    compile(
      folder,
      programs.map(([path]) => path),
      new Map(programs),
      { types: ["node"] },
    ),
  ).toEqual([]);
  const names = [...sampleVariables(document).values()].flatMap((name) => [name, `${name}_USERNAME`, `${name}_PASSWORD`]);
  const variables = Object.fromEntries(names.map((name) => [name, "a"]));
  for (const { kind, code } of samples) {
    if (kind === "curl") expect(() => parseCurl(code, variables), code).not.toThrow();
    const parser = kind === "python" ? python : kind === "go" ? go : undefined;
    parser?.parse(code).iterate({ enter: ({ type, from }) => expect(type.isError, `${code}\n${from}`).toBe(false) });
  }
});

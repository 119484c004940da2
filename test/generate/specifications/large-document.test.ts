import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runDocumentPipeline } from "../../../scripts/document/index.js";
import { compileAll } from "./support/generated.js";
import { prepare, type Prepared } from "./support/harness.js";
import { largeDocument } from "./support/large-document.js";

const SIZE = { operations: 240, schemas: 360, seed: 1 };

let root: string;
let output: Prepared;
let warnings: string[] = [];

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "large-"));
  const spec = join(root, "large.json");
  await writeFile(spec, JSON.stringify(largeDocument(SIZE), null, 2));
  output = await prepare(join(root, "project"), spec, async (file, out) => {
    const result = await runDocumentPipeline({ spec: file, out, lint: "warn" });
    expect(result.findings).toEqual([]);
    warnings = result.warnings.map(({ message }) => message);
  });
}, 240_000);
afterAll(() => rm(root, { recursive: true, force: true }));

test("the same seed gives the same document, another seed another one", () => {
  expect(largeDocument(SIZE)).toEqual(largeDocument(SIZE));
  expect(largeDocument({ ...SIZE, seed: 2 })).not.toEqual(largeDocument(SIZE));
});

test("each operation has a function, also where operationIds clash or are missing", () => {
  expect(output.documented).toHaveLength(SIZE.operations);
  expect(output.generated).toEqual(output.documented);
  expect(warnings.join("\n")).toContain("Fetch");
});

test("the output compiles under the strictest options, and so does a call of each operation", () => {
  expect(compileAll(join(root, "project"), output.entries)).toEqual([]);
});

test("each operation can be called, and resolves to what the server answers", async () => {
  expect(output.untried).toEqual([]);
  expect(output.calls).toHaveLength(SIZE.operations * 2);
  expect(await output.run()).toEqual([]);
});

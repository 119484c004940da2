import { existsSync } from "node:fs";
import { readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { runDocumentPipeline } from "../../../scripts/generate/foreign/index.js";
import { formatFinding } from "../../../scripts/core/cli/finding.js";
import { acceptedFrom, document, FIXTURES, generateFrom, placesOf } from "./harness.js";

const BROKEN = join(FIXTURES, "broken");
const ROOTS = ["openapi.yaml", "openapi.json", "spec/openapi.yaml"];
const names = await readdir(BROKEN);
const out = join(tmpdir(), `broken-documents-${process.pid}`);
afterEach(() => rm(out, { recursive: true, force: true }));

function rootOf(name: string): string {
  const root = ROOTS.find((file) => existsSync(join(BROKEN, name, file)));
  if (root === undefined) throw new Error(`${name} has no root document`);
  return join(BROKEN, name, root);
}

async function expectedOf(name: string): Promise<string[]> {
  return (await readFile(join(BROKEN, name, "expected.txt"), "utf8")).trimEnd().split("\n");
}

test.each(names)("broken document %s: reports every fault at its place and writes nothing", async (name) => {
  const folder = join(BROKEN, name);
  const { findings, warnings, changes } = await runDocumentPipeline({ spec: rootOf(name), out });
  const told = [
    ...placesOf(findings, folder).map((place) => `error ${place}`),
    ...placesOf(warnings, folder).map((place) => `warning ${place}`),
  ];
  expect(told).toEqual(await expectedOf(name));
  expect(findings.length).toBeGreaterThan(0);
  for (const finding of [...findings, ...warnings]) {
    expect(finding.hint, formatFinding(finding, folder)).toBeTruthy();
    expect(finding.message).not.toContain(folder);
  }
  expect(changes).toEqual([]);
  expect(existsSync(out)).toBe(false);
});

test("checks names that only look like a field or an extension", async () => {
  const headers = { "x-rate": { schema: { $ref: "#/components/schemas/Absent" } } };
  const schemas = { example: { type: "object", properties: { example: { type: "text" }, "x-y": { $ref: "absent.yaml" } } } };
  const { findings, warnings } = await generateFrom({ "openapi.json": document({}, { headers, schemas }) });
  expect(findings.map(({ rule }) => rule)).toEqual(["no-unresolved-refs", "no-unresolved-refs"]);
  expect(warnings.map(({ rule }) => rule)).toEqual(["struct"]);
});

test("reports a key that an object in JSON has twice", async () => {
  const { findings, folder } = await generateFrom({ "openapi.json": '{"openapi":"3.1.0",\n "info":{"title":":","title":1}}' });
  expect(placesOf(findings, folder)).toEqual(["openapi.json:2:22 duplicate-key"]);
});

test("reports the code of a fault in another file", async () => {
  const { findings } = await generateFrom({ "openapi.json": document({ "/a": { $ref: "a.yaml" } }), "a.yaml": "get: {}\nget: {}\n" });
  expect(findings).toMatchObject([{ rule: "yaml-syntax", code: "duplicate-key", line: 2 }]);
});

test.each<[string, string[]]>([
  ["3.1.0", []],
  ["3.0.3", ["struct", "struct"]],
])("accepts boolean schemas, with a warning before OpenAPI 3.1: %s", async (openapi, want) => {
  const schemas = { Any: true, Thing: { type: "object", properties: { any: true } } };
  const { warnings } = await acceptedFrom({ "openapi.json": document({}, { schemas }, openapi) });
  expect(warnings.map(({ rule }) => rule)).toEqual(want);
});

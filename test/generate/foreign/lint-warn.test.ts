// `--lint warn`: only what no output can be made of stops.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { PipelineResult } from "../../../scripts/generate/pipeline-result.js";
import { acceptedFrom, generateFrom, OPERATION } from "./harness.js";
import { json, object, ref, response, text } from "../../harness/documents.js";

interface Ran {
  result: PipelineResult & { folder: string };
  bundle: string | undefined;
}

async function run(root: object, others: Readonly<Record<string, string>> = {}): Promise<Ran> {
  const result = await generateFrom({ "openapi.json": `${JSON.stringify(root, null, 2)}\n`, ...others }, { lint: "warn" });
  return { result, bundle: await readFile(join(result.folder, "out/openapi.json"), "utf8").catch(() => undefined) };
}

const rootOf = (schema: unknown, openapi: string, operation: object = {}): Record<string, unknown> => ({
  openapi,
  info: { title: "Things", version: "1" },
  paths: { "/a": { get: { operationId: "readA", ...OPERATION, ...operation } } },
  components: { schemas: { Thing: schema } },
});

const V31 = "3.1.0";
const V30 = "3.0.3";

test.each<[what: string, schema: unknown, version: string]>([
  ["a 3.1 limit in 3.0", { type: "integer", exclusiveMinimum: 5, exclusiveMaximum: 9 }, V30],
  ["an unknown type", { type: "blob" }, V31],
  ["a boolean required", object({ id: { type: "string", required: true } }), V31],
  ["limits as text", { type: "string", maxLength: "5", pattern: 5, format: 1, description: 4 }, V31],
  ["lists and objects swapped", { type: "object", properties: [], allOf: {}, enum: "a", items: [] }, V31],
])("generates from a schema with %s, with a warning", async (_, schema, version) => {
  const { result, bundle } = await run(rootOf(schema, version));
  expect(result.findings).toEqual([]);
  expect(result.warnings.length).toBeGreaterThan(0);
  expect(bundle).toContain("readA");
});

test.each<[what: string, operation: object]>([
  ["a parameter without a name", { parameters: [{}, {}, { name: "kept" }].map((name) => ({ ...name, in: "query", schema: {} })) }],
  ["invalid parameters", { parameters: [5, { name: "kept", in: "query", schema: 5, style: "none", required: "yes" }] }],
  ["fields of other types", { tags: "a", summary: 5, deprecated: "no", security: {}, servers: "a", callbacks: [], description: "kept" }],
  ["an invalid response and body", { responses: { 200: 5, 204: { description: "kept" } }, requestBody: {} }],
])("ignores %s in an operation, with a warning", async (_, operation) => {
  const { result, bundle } = await run(rootOf({}, V31, operation));
  expect(result.findings).toEqual([]);
  expect(result.warnings.some(({ message }) => message.endsWith("It is ignored."))).toBe(true);
  expect(bundle).toContain("kept");
});

test.each<[what: string, field: string, value: unknown]>([
  ["no info", "info", undefined],
  ["invalid servers", "servers", "https://example.com"],
  ["invalid components", "components", []],
])("generates from a document with %s", async (_, field, value) => {
  const { result, bundle } = await run({ ...rootOf({}, V31), [field]: value });
  expect(result.findings).toEqual([]);
  expect(bundle).toContain("readA");
});

test("reports each ignored part at its place and keeps the corrected values", async () => {
  const { result, bundle } = await run(rootOf({ type: ["string", null], maxLength: "5" }, V31));
  expect(result.warnings).toMatchObject([
    {
      code: "not-listed",
      pointer: "#/components/schemas/Thing/type/1",
      message: expect.stringMatching(/ It is read as "null"\.$/) as string,
    },
    { code: "wrong-type", pointer: "#/components/schemas/Thing/maxLength", message: expect.stringMatching(/ It is ignored\.$/) as string },
  ]);
  expect((JSON.parse(bundle ?? "{}") as { components: unknown }).components).toEqual({ schemas: { Thing: { type: ["string", "null"] } } });
});

test("ignores invalid keywords of a schema in a separate file", async () => {
  const schemas = { Thing: { $ref: "thing.json" } };
  const { result, bundle } = await run({ ...rootOf({}, V31), components: { schemas } }, { "thing.json": '{ "exclusiveMinimum": true }' });
  expect(result.findings).toEqual([]);
  expect(bundle).not.toContain("exclusiveMinimum");
});

test.each<[what: string, paths: unknown, others?: Record<string, string>]>([
  ["an invalid operation", { "/a": { get: 5 } }],
  ["an invalid operation in a separate file", { "/a": { $ref: "a.json" } }, { "a.json": '{ "get": 5 }' }],
  ["a broken reference to a path", { "/a": { $ref: "#/components/pathItems/None" } }],
])("stops at %s", async (_, paths, others) => {
  const { result, bundle } = await run({ ...rootOf({}, V31), paths }, others);
  expect(result.findings).toHaveLength(1);
  expect(bundle).toBeUndefined();
});

const NONE = ref("None");
const NO_RESPONSE = { $ref: "#/components/responses/None" };

test("reads references to nothing as any value, or leaves out what is no schema", async () => {
  const schema = { type: "object", properties: { a: NONE }, allOf: [NONE], items: NONE };
  const { result, bundle = "" } = await run(rootOf(schema, V31, { responses: { 200: NO_RESPONSE, 204: { description: "kept" } } }));
  expect(result.findings).toEqual([]);
  const remarks = result.warnings.filter(({ code }) => code === "unresolved-ref").map(({ message }) => /It is .*/.exec(message)?.[0]);
  expect(remarks).toEqual(["It is ignored.", ...Array<string>(3).fill("It is read as any value.")]);
  expect(bundle).not.toContain("None");
  expect(await readFile(join(result.folder, "out/types/components.ts"), "utf8")).toContain("a?: unknown");
});

test.each<[what: string, schema: unknown, version: string]>([
  ["a limit of 3.0 in 3.1", { type: "number", minimum: 1, exclusiveMinimum: true }, V31],
  ["a limit of 3.1 in 3.0", { type: "number", exclusiveMaximum: 1 }, V30],
  ["null as a type in 3.0", { anyOf: [text, { type: "null" }] }, V30],
  ["null as a schema", object({ a: null }), V31],
  ["null as a named schema", null, V31],
])("accepts %s without --lint warn, with a warning", async (_, schema, version) => {
  const { findings, warnings } = await generateFrom({ "openapi.json": JSON.stringify(rootOf(schema, version)) });
  expect({ findings, warned: warnings.length }).toEqual({ findings: [], warned: 1 });
});

test("reads an empty list in place of an object, as PHP writes it, as empty", async () => {
  const responses = { 200: { ...response(json({ type: "object", properties: [], additionalProperties: [] })), headers: [], links: [] } };
  const root = { ...rootOf({}, V31, { responses, callbacks: [], security: {} }), components: [], tags: {} };
  const { read } = await acceptedFrom({ "openapi.json": JSON.stringify(root) });
  const { paths } = JSON.parse(await read("openapi.json")) as { paths: unknown };
  expect(paths).toMatchObject({ "/a": { get: { responses: { 200: { headers: {}, links: {} } }, callbacks: {}, security: [] } } });
});

test("reads one schema in place of a list of schemas as the list of it", async () => {
  const components = {
    schemas: { Own: { allOf: { $ref: "#/components/schemas/Base" } }, Base: object({ a: text }), Any: { oneOf: text } },
  };
  const root = { ...rootOf({ $ref: "#/components/schemas/Own" }, V31), components };
  const { warnings, read } = await acceptedFrom({ "openapi.json": JSON.stringify(root) });
  const asList = expect.stringMatching(/ It is read as a list of it\.$/) as string;
  expect(warnings).toMatchObject(
    ["Own/allOf/$ref", "Any/oneOf"].map((place) => ({ code: "wrong-type", pointer: `#/components/schemas/${place}`, message: asList })),
  );
  expect(JSON.parse(await read("openapi.json"))).toMatchObject({
    components: { schemas: { Own: { allOf: [{ $ref: "#/components/schemas/Base" }] }, Any: { oneOf: [text] } } },
  });
});

test("reads a tag in place of a list of tags as the list of it", async () => {
  const { read } = await acceptedFrom({ "openapi.json": JSON.stringify(rootOf({}, V31, { tags: "Things" })) });
  expect(JSON.parse(await read("openapi.json"))).toMatchObject({
    paths: { "/a": { get: { tags: ["Things"] } } },
  });
});

const parameterIn = (place: string): object => ({ parameters: { N: { name: "n", in: place, schema: {} } } });
const key = (type: string, place: string): object => ({ securitySchemes: { key: { type, in: place, name: "X-Key" } } });

test.each<[what: string, written: object, meant: object]>([
  ["a schema", { schemas: { Thing: { type: "String" } } }, { schemas: { Thing: text } }],
  [
    "a schema, as a language names it,",
    { schemas: { Thing: { items: { type: "int" }, not: { type: "Float" } } } },
    { schemas: { Thing: { items: { type: "integer" }, not: { type: "number" } } } },
  ],
  ["credentials", key("apikey", "Header"), key("apiKey", "header")],
  ["a parameter", parameterIn("QUERY"), parameterIn("query")],
])("reads the type or place of %s in another form as it is meant", async (_, written, meant) => {
  const parameters = [{ $ref: "#/components/parameters/N" }];
  const root = rootOf({}, V30, { security: [{ key: [] }], ...("parameters" in written && { parameters }) });
  const { read } = await acceptedFrom({ "openapi.json": JSON.stringify({ ...root, components: written }) });
  expect(JSON.parse(await read("openapi.json"))).toMatchObject({ components: meant });
});

test("lints properties that are named as methods of objects", async () => {
  const schema = object({ hasOwnProperty: text }, ["hasOwnProperty"]);
  expect(await generateFrom({ "openapi.json": JSON.stringify(rootOf(schema, V31)) })).toMatchObject({ findings: [], warnings: [] });
});

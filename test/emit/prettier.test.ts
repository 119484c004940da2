import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { format, resolveConfig } from "prettier";
import { expect, it } from "vitest";
import { GENERATORS } from "../../scripts/emit/index.js";
import type { OutputFile } from "../../scripts/core/files/output.js";
import type { Operation, OpenApiDocument, Schema } from "../../scripts/read/openapi.js";
import { REPOSITORY } from "../../scripts/core/files/repository.js";
import { documentOf, names, object, operationsOf, ref, schemasOf } from "../generate/harness/small-documents.js";

const config = await resolveConfig(join(REPOSITORY, "generated/types.ts"));
const seen = new Set<string>();

/** Files that no document has a say in are held against prettier once. */
async function expectFormatted(path: string, text: string): Promise<void> {
  if (seen.has(text)) return;
  seen.add(text);
  expect(text, path).toBe(await format(text, { ...config, parser: "typescript" }));
}

/**
 * Files that differ in the length of a name alone have one layout up to some length, then another one. The shortest and the longest
 * of each layout are held against prettier; those between them break at no other place.
 */
async function expectAllFormatted(document: OpenApiDocument): Promise<void> {
  const layouts = new Map<string, OutputFile[]>();
  for (const file of Object.values(GENERATORS).flatMap((generate) => generate(document))) {
    const layout = file.text.replaceAll(/x{2,}/g, "xx");
    layouts.set(layout, [layouts.get(layout)?.[0] ?? file, file]);
  }
  for (const { path, text } of [...layouts.values()].flat()) await expectFormatted(path, text);
}

it.each(["types/components.ts", "pagination.ts", "operations/access-groups.ts", "operations/container-registry-protocol.ts"])(
  "writes generated/%s as Prettier does",
  async (path) => {
    expect(config).toMatchObject({ printWidth: 140 });
    await expectFormatted(path, await readFile(join(REPOSITORY, "generated", path), "utf8"));
  },
);

const text: Schema = { type: "string" };
const long = names(10, "SomeVeryLongSchemaName");
const some = object({ x: text });
const other = object({ y: text });

const SCHEMAS: Record<string, Schema> = Object.fromEntries<Schema>([
  ["a long enumeration", { enum: names(20) }],
  ["an array of a long enumeration", object({ a: { type: "array", items: { enum: names(20) } } })],
  ["arrays in arrays", object({ a: { type: "array", items: { type: "array", items: { enum: names(20) } } } })],
  ["an array or null", object({ a: { type: ["array", "null"], items: { enum: names(20) } } })],
  ["an array of either of two objects", object({ a: { type: "array", items: { anyOf: [some, other] } } })],
  ["a long tuple", object({ a: { type: "array", prefixItems: long.map(ref) } })],
  ["a record", object({ a: { type: "object", additionalProperties: text } })],
  ["an object and an index signature", object({ a: object({ x: text }, { additionalProperties: true }) })],
  ["an object with patterns", { type: "object", patternProperties: { "^a": text, "^b": { type: "number" } } }],
  ["an object or null", object({ a: { anyOf: [some, { type: "null" }] } })],
  ["two objects", object({ a: { anyOf: [some, other] } })],
  ["an object, a reference or null", object({ a: { anyOf: [some, ref("A"), { type: "null" }] } })],
  ["many references", object({ a: { anyOf: long.map(ref) } })],
  ["a long intersection", object({ a: { allOf: long.map(ref) } })],
  ["an array of a long intersection", object({ a: { type: "array", items: { allOf: long.map(ref) } } })],
  ["two references and an object", object({ a: { allOf: [ref("A"), ref("B"), some] } })],
  ["an object between references", object({ a: { allOf: [ref("A"), some, ref("B")] } })],
  ["a long intersection in a union", object({ a: { anyOf: [{ allOf: long.map(ref) }, ref("C")] } })],
  ["what an allOf requires of a reference", { allOf: [ref("Base"), ref("A")], required: ["id"] }],
  [
    "odd names",
    object(Object.fromEntries([..."a-b 1 1.5 -1 2XX class 1e21 01 NaN $".split(" "), "", 'a"b', "a'b"].map((name) => [name, {}]))),
  ],
  ["odd values", { enum: ['a"b', "a'b", `a'"b`, "a\\b", "a\nb", "\u2028", 'a\\"b', `""'`, "`${x}`"] }],
  ["numbers", { enum: [1, -1, 1.5, 1e21, 1e-7] }],
  ["values of several kinds", { enum: ["a", 1, true, null, { a: 1 }, [1, "x"], []] }],
  ["a constant object", object({ a: { const: { a: { b: [1, 2, "x"] } } } })],
  ["long names of properties", object({ ["a".repeat(100)]: { type: "array", items: ref("SomeVeryLongSchemaNameNumber0") } })],
  ["a comment of several lines", { type: "string", description: "one\ntwo\n\n  three", default: "x", examples: [1, { a: 1 }] }],
  ["nested objects", object({ a: object({ b: { type: "array", items: object({ c: { type: "array", items: { enum: names(14) } } }) } }) })],
  ["anything, nothing and any object", object({ a: {}, b: { not: {} }, c: { type: "object" }, d: { type: ["string", "null"] } })],
]);

it("writes all kinds of schemas as Prettier does", () => {
  const named = Object.fromEntries(["A", "B", "C", ...long].map((name) => [name, { type: "string", format: "x" }]));
  const animals = { Cat: object({ kind: text }, { required: ["kind"] }), Dog: object({ kind: text }, { required: ["kind"] }) };
  const base = { Base: object({ id: text }, { additionalProperties: true }) };
  return expectAllFormatted(schemasOf({ ...named, ...animals, ...base, ...SCHEMAS }));
});

const json = { "application/json": { schema: ref("Page") } };
const any = { "*/*": {} };
const query: Operation = {
  tags: ["Things"],
  parameters: [{ name: "teamId", in: "query", schema: text }],
  responses: { "200": { description: "A page.", content: json } },
};

// prettier-ignore
const OPERATIONS: [string, Operation][] = [
  ["a body and a response", { ...query, requestBody: { description: "A thing.", required: true, content: json } }],
  ["no body and no response", { responses: { "200": { description: "Done." } } }],
  ["pages", { ...query, "x-pagination": { items: "/items", next: "/next", cursor: "next" } }],
  ["pages of items without a name", { ...query, "x-pagination": { items: "/a-b/items", next: "/next", cursor: "next" }, responses: { "200": { description: "", content: { "application/json": { schema: object({ "a-b": object({ items: { type: "array", items: some } }), next: text }) } } } } }],
  ["a choice of the response's media type", { ...query, responses: { "200": { description: "", content: { ...json, "text/csv": {}, "application/zip": {} } } } }],
  ["a stream", { ...query, responses: { "200": { description: "", content: { "application/jsonl": { itemSchema: ref("Item") } } } } }],
  ["a stream beside JSON", { ...query, responses: { "200": { description: "", content: { ...json, "text/event-stream": { schema: ref("Item") } } } } }],
  ["no detail", { ...query, "x-detail": "index", requestBody: { content: any }, responses: { "2XX": { description: "", content: any } } }],
  [
    "many media types and responses",
    {
      ...query,
      requestBody: {
        content: { ...json, ...Object.fromEntries(["form", ...names(2, "a-long-media-type")].map((type) => [`text/${type}`, {}])) },
      },
      responses: { ...query.responses, "201": { description: "", content: json }, "204": { description: "None." } },
    },
  ],
];

/** Those at which a line of one of the files comes to 140 characters, and some around them. */
const LENGTHS = Array.from({ length: 86 }, (_, index) => 20 + index);

it.each(OPERATIONS)("writes an operation with %s as Prettier does, whatever its name's length", async (_, operation) => {
  const schemas = { Page: object({ items: { type: "array", items: ref("Item") }, next: text }), Item: text };
  const operations = LENGTHS.map((length): [string, Operation] => {
    const name = `list${"x".repeat(length - 4)}`;
    return [`/v1/${name}`, { ...operation, operationId: name, tags: [name] }];
  });
  await expectAllFormatted(operationsOf(Object.fromEntries(operations), schemas));
});

it("writes an empty document and many tags as Prettier does", async () => {
  await expectAllFormatted(documentOf({}));
  const tagged = names(12, "Tag").map((tag): [string, Operation] => [`/v1/${tag}`, { ...query, operationId: `list${tag}`, tags: [tag] }]);
  await expectAllFormatted(operationsOf(Object.fromEntries(tagged), { Page: text }));
});

import { Ajv2020 } from "ajv/dist/2020.js";
import fc from "fast-check";
import { expect, test } from "vitest";
import { sampleOf } from "../../scripts/model/sample-value.js";
import type { OpenApiDocument, Schema } from "../../scripts/read/openapi.js";
import { array, documentOf, object, ref, text } from "../harness/documents.js";

const integer = { type: "integer" } as const;
const pair = { type: "array", prefixItems: [text, { type: "number" }], minItems: 2 };

/** Returns a sample, after it was validated. */
function sampled(schema: object): unknown {
  const One = object({ kind: integer, a: text }, ["kind"]);
  const components = {
    schemas: {
      One,
      Folder: {
        properties: {
          folders: { type: ["null", "array"], items: ref("Folder") },
          parent: { type: ["object", "null"], allOf: [ref("Folder")] },
        },
        required: ["folders", "parent"],
      },
      Hen: object({ egg: { oneOf: [ref("Egg"), { type: "null" }] } }, ["egg"]),
      Egg: object({ hen: ref("Hen") }, ["hen"]),
      Leg: object({ hen: ref("Hen"), other: object({ leg: ref("Leg") }, ["leg"]) }, ["hen"]),
      Two: object({ kind: text }, ["kind"]),
      Either: { oneOf: [ref("One"), ref("Two")], discriminator: { propertyName: "kind", mapping: { two: "Two" } } },
      Names: array(array(text)),
      Pair: object({ pair: { prefixItems: [integer, ref("Pair")], type: "array" } }),
      Self: object({ kind: text }, ["kind"], { discriminator: { propertyName: "kind", mapping: { self: "Self" } } }),
      This: object({ kind: text }, ["kind"], { discriminator: { propertyName: "kind", mapping: { that: "That" } } }),
      That: object({ kind: text }, ["kind"], { discriminator: { propertyName: "kind", mapping: { this: "This" } } }),
      Base: object({ kind: text }, ["kind"], { discriminator: { propertyName: "kind", mapping: { first: "Kid" } } }),
      Kid: { allOf: [ref("Base"), object({ a: integer }, ["a"])] },
      Unmapped: { allOf: [ref("Base"), object({ b: integer }, ["b"])] },
      Function: object({ type: { ...text, enum: ["function"] }, name: text }, ["type"]),
      Search: object({ type: { const: "search" } }, ["type"]),
      Tool: { oneOf: [ref("Function"), ref("Search")], discriminator: { propertyName: "type" } },
      Page: object({ notes: array(ref("Note")) }),
      Note: object({ page: ref("Page") }, ["page"]),
      Kin: object({ id: integer, next: { ...object({}), allOf: [ref("Kin")] } }, ["id"]),
      Doc: object({ id: integer, of: { oneOf: [ref("Doc"), ref("Copy")] }, all: array({ anyOf: [ref("Doc")] }) }, ["all"]),
      Copy: object({ doc: ref("Doc") }, ["doc"]),
      Node: object({ kids: array(ref("Node")), next: ref("Node"), id: integer }, ["kids", "id"]),
    },
  };
  const value = sampleOf(documentOf({}, { components }) as OpenApiDocument, schema as Schema);
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  expect([value, ajv.validate({ ...schema, components }, value) || ajv.errorsText()]).toEqual([value, true]);
  return value;
}

test.each<[string, object, unknown]>([
  ["between exclusive bounds", { type: "number", exclusiveMinimum: 0, exclusiveMaximum: 1 }, 0.5],
  ["above an exclusive bound", { ...integer, exclusiveMinimum: 5 }, 6],
  ["below zero", { ...integer, maximum: -3 }, -3],
  ["below an exclusive bound", { ...integer, exclusiveMaximum: 0 }, -1],
  ["that is a multiple", { ...integer, minimum: 7, multipleOf: 5 }, 10],
  ["of each item of a tuple", pair, ["text", 1]],
  ["of a closed tuple", { ...pair, items: false, maxItems: 2 }, ["text", 1]],
  ["of a list that is empty", { ...array(text), maxItems: 0 }, []],
  ["without the schema itself in an allOf", ref("Kin"), { id: 1 }],
  ["without a property that has no value", object({ a: { not: {} }, b: integer }), { b: 1 }],
  ["of a map", { type: "object", additionalProperties: array(integer) }, { key1: [1] }],
  ["of a map of anything", { type: "object", additionalProperties: {} }, {}],
  ["of a map whose names have a form", { type: "object", additionalProperties: integer, propertyNames: { pattern: "^x" } }, {}],
  ["of a map that has to have entries", { type: "object", additionalProperties: integer, minProperties: 2 }, { key1: 1, key2: 1 }],
  ["of a required list of the schema itself", ref("Node"), { kids: [], id: 1 }],
  [
    "of a variant that a number selects",
    { oneOf: [ref("One")], discriminator: { propertyName: "kind", mapping: { 7: "One" } } },
    { kind: 7, a: "text" },
  ],
  [
    "of a list with the discriminator of its items",
    { ...array(ref("One")), discriminator: { propertyName: "kind", mapping: { one: "One" } } },
    [{ kind: 1, a: "text" }],
  ],
  ["of a base that maps to itself", ref("Self"), { kind: "self" }],
  ["of two that map to each other", ref("This"), { kind: "that" }],
  ["of a mapped heir", ref("Kid"), { kind: "first", a: 1 }],
  ["of an heir that the mapping of its base lacks", ref("Unmapped"), { kind: "Unmapped", b: 1 }],
  ["of a tuple in the schema itself", ref("Pair"), { pair: [1] }],
  ["of a list that an allOf annotates", { allOf: [array(text), { description: "Names." }] }, ["text"]],
  ["of a list in a list", { type: "object", properties: { a: { allOf: [ref("Names"), { maxItems: 9 }] } } }, { a: [["text"]] }],
  ["of text that an allOf annotates first", { allOf: [{ description: "A name." }, text] }, "text"],
  ["of text that several parts bound", { ...text, allOf: [{ minLength: 5 }, { minLength: 7, maxLength: 9 }] }, "textxxx"],
  ["of a number that a part bounds", { allOf: [integer, { allOf: [{ minimum: 7 }] }, { minimum: 3 }] }, 7],
  ["of an enumeration that a part narrows", { allOf: [{ enum: ["a", "b"] }, { enum: ["b", "c"] }] }, "b"],
  ["of a variant that bounds text", { ...text, anyOf: [{ minLength: 6 }, { format: "uuid" }] }, "textxx"],
  ["of a list without a type", { items: text }, ["text"]],
  ["of a map without a type", { additionalProperties: text, required: ["a"] }, { a: "text" }],
  ["of properties that a map requires", { type: "object", additionalProperties: integer, required: ["a"] }, { a: 1 }],
  ["of a property that a part requires", { allOf: [object({ a: text }), { required: ["a", "b"] }] }, { a: "text", b: "text" }],
  ["of keywords beside a reference", { ...ref("Names"), minItems: 2 }, [["text"], ["text"]]],
  ["of an example beside a reference", { ...ref("Names"), example: [["a"]] }, [["a"]]],
  ["of null in place of a schema without an end", ref("Egg"), { hen: { egg: null } }],
  ["without an optional property that has no end", ref("Leg"), { hen: { egg: null } }],
  ["without what a part of a property's schema leaves out", object({ a: { allOf: [text, { writeOnly: true }] }, b: text }), { b: "text" }],
  ["of a variant of a named union", ref("Two"), { kind: "two" }],
  ["of a variant whose property selects it without a mapping", ref("Tool"), { type: "function", name: "text" }],
  ["of such a variant itself", ref("Search"), { type: "search" }],
  ["of a property that a later part requires", { allOf: [object({ a: integer }), { type: "object", required: ["a"] }] }, { a: 1 }],
  [
    "of a property that the schema itself requires",
    { ...object({ b: text }, ["a"]), allOf: [object({ a: integer })] },
    { a: 1, b: "text" },
  ],
  [
    "of a map whose entries may be null",
    { type: "object", additionalProperties: { oneOf: [{ type: "null" }, text] }, minProperties: 1 },
    { key1: "text" },
  ],
  ["of another type than null, whatever their order", { type: ["null", "integer", "string"] }, 1],
  ["of another variant than null", { oneOf: [{ enum: [null] }, { type: "null" }, ref("Names")] }, [["text"]]],
  [
    "of another value than null",
    object({ a: { enum: [null, "a"] }, b: { type: ["string", "null"], default: null } }),
    { a: "a", b: "text" },
  ],
  ["of a number without a type", object({ a: { format: "int32", pattern: "^\\d+$" }, b: { format: "double" } }), { a: 1, b: 1 }],
  [
    "of a property in place of another one",
    { ...object({ a: text, b: text, c: text }), oneOf: [{ required: ["a"] }, { required: ["b"] }] },
    { a: "text", c: "text" },
  ],
  ["of digits in an example of text", { ...text, example: 12345 }, "12345"],
  ["of a number in quotes", { type: "number", default: "1.50" }, 1.5],
  ["of another type than an example's", { type: "object", properties: { a: { ...text, example: ["a,b"] } } }, { a: "text" }],
  ["of the first example of its type", { ...array(text), examples: ["a,b", ["a"]] }, ["a"]],
  ["of null as the example of text that may be null", { type: ["string", "null"], example: null }, null],
  ["of a property that a later part has as any text", { allOf: [object({ a: { enum: ["x"] } }), object({ a: text })] }, { a: "x" }],
  ["of a required list of its own kind, or null", ref("Folder"), { folders: [], parent: null }],
  ["of a list whose items have no end", ref("Page"), { notes: [] }],
  [
    "of other digits than those that are lost",
    object({ a: { ...integer, example: 2 ** 63 }, b: { ...integer, default: "9007199254740993" } }),
    { a: 1, b: 1 },
  ],
  ["of a large number", { type: "number", example: 1e300 }, 1e300],
  ["of a pattern and a length", { ...text, pattern: "^[a-z]+$", minLength: 6 }, "abcdef"],
  ["of a pattern and at most one character", { ...text, pattern: "^x*[A-C]+$", maxLength: 1 }, "A"],
  ["of a format before its pattern", { ...text, format: "uuid", pattern: "^[0-9a-f-]+$" }, "123e4567-e89b-12d3-a456-426614174000"],
  ["of one of many that all lead back", ref("Doc"), { all: [], id: 1 }],
  ["of a required property without a schema", { type: "object", required: ["a"] }, { a: "text" }],
])("returns a value %s", (_, schema, want) => expect(sampled(schema)).toEqual(want));

test.each([
  ["^[A-Z]{3}-\\d{4}$", "ABC-1234"],
  ["^\\+?[1-9]\\d{1,14}$", "11234"],
  ["^\\d{5}(-\\d{4})?$", "12345"],
  ["^[a-z0-9]+(?:-[a-z0-9]+)*$", "abcd"],
  ["^(?:0x|0X)[^g-zG-Z]{2}$", "0xab"],
  ["^$|^\\d{3}$", "123"],
  ["^(?!-)[a-z]+$", "text"],
  ["^(?:\\b|a)\\.\\w*$", "a.abcd"],
])("returns a text of the pattern %s", (pattern, want) => expect(sampled({ ...text, pattern })).toBe(want));

const bound = fc.integer({ min: -20, max: 20 });
const numbers = fc
  .record({
    type: fc.constantFrom("integer", "number"),
    least: bound,
    room: fc.integer({ min: 4, max: 30 }),
    multipleOf: fc.constantFrom(undefined, 1, 2),
    keys: fc.constantFrom(["minimum", "maximum"], ["exclusiveMinimum", "exclusiveMaximum"], ["minimum", ""], ["", "exclusiveMaximum"]),
  })
  .map(({ type, least, room, multipleOf, keys: [low = "", high = ""] }) => ({
    type,
    ...(multipleOf && { multipleOf }),
    ...(low && { [low]: least }),
    ...(high && { [high]: least + room }),
  }));

test("returns numbers within their bounds, for generated schemas", () => fc.assert(fc.property(numbers, (schema) => void sampled(schema))));

test("returns no property of a request that one part of an `allOf` marks, and another requires or has without the mark", () => {
  const Base = object({ id: { ...text, readOnly: true }, at: text, name: text });
  const parts = [ref("Base"), { allOf: [{ required: ["id"] }, object({ at: { readOnly: true } }, ["at"])] }];
  const document = documentOf({}, { components: { schemas: { Base } } }) as OpenApiDocument;
  expect(sampleOf(document, { allOf: parts } as Schema, [], { as: "request" })).toEqual({ name: "text" });
});

test.each([
  ["Kind", "first"],
  ["Kinds", ["first"]],
])("returns a value of %s, also beside the type of an object", (name, want) => {
  const Kind = { ...text, enum: ["first", "second"] };
  const document = documentOf({}, { components: { schemas: { Kind, Kinds: array(ref("Kind")) } } }) as OpenApiDocument;
  expect(sampleOf(document, { type: "object", allOf: [ref(name)] })).toEqual(want);
});

test("returns a value of a schema in a response that refers to the schema in another response", () => {
  const at = (path: string): Schema => ({ $ref: `#/paths/~1${path}/get/responses/200/content/application~1json/schema` });
  const get = (schema: object): object => ({ get: { responses: { 200: { content: { "application/json": { schema } } } } } });
  const document = documentOf({ "/a": get({ oneOf: [at("b")] }), "/b": get(object({ id: text })) }) as OpenApiDocument;
  expect(sampleOf(document, at("a"))).toEqual({ id: "text" });
});

test("returns a value of schemas that lead to each other in endlessly many ways", () => {
  const to = (index: number): Schema => ref(`S${index % 300}`);
  const next = (index: number): object => object({ id: text, a: to(7 * index + 1), b: array(to(5 * index + 2)), c: to(index + 3) }, ["id"]);
  const schemas = Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`S${index}`, next(index)]));
  const value = sampleOf(documentOf({}, { components: { schemas } }) as OpenApiDocument, to(0));
  expect(value).toMatchObject({ id: "text", a: { id: "text" }, b: [{ id: "text" }], c: { id: "text" } });
  expect(JSON.stringify(value).length).toBeLessThan(100_000);
});

/** Returns schemas that each lead to two others, of which one leads to the other: the number of ways through them is exponential. */
const ladder = (rung: (index: number, one: Schema, other: Schema) => object): Record<string, object> =>
  Object.fromEntries(
    Array.from({ length: 60 }, (_, index) => [
      `S${index}`,
      index < 2 ? object({ [`p${index}`]: text }) : rung(index, ref(`S${index - 1}`), ref(`S${index - 2}`)),
    ]),
  );

test.each<[string, Record<string, object>, number, object]>([
  [
    "bases",
    ladder((index, one, other) => ({ allOf: [one, other, object({ [`p${index}`]: text })] })),
    200,
    Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`p${index}`, "text"])),
  ],
  ["required properties", ladder((_, one, other) => object({ one, other }, ["one", "other"])), 10_100, { one: { one: {} } }],
])("makes a bounded number of values for schemas with shared %s", (_, schemas, most, want) => {
  const room = { left: 200, values: 10_000 };
  const value = sampleOf(documentOf({}, { components: { schemas } }) as OpenApiDocument, ref("S59"), [], { as: "response", room });
  expect(value).toMatchObject(want);
  expect(10_000 - room.values).toBeLessThan(most);
});

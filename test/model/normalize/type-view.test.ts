import { expect, test } from "vitest";
import { AllOfMerger } from "../../../scripts/model/normalize/merge-all-of.js";
import type { Schema } from "../../../scripts/read/openapi.js";
import { typeView } from "../../../scripts/model/normalize/type-view.js";
import { object, operationsOf, ref, schemasOf } from "../../generate/harness/small-documents.js";

const text: Schema = { type: "string" };
const number: Schema = { type: "number" };
const NOTHING = false as unknown as Schema;
const named = { A: object({ a: text }, { required: ["a"] }), Closed: object({ a: text }, { additionalProperties: false }) };

// prettier-ignore
test.each<[string, Schema, Schema?]>([
  ["keeps a reference beside an object", { allOf: [ref("A"), object({ b: number }, { required: ["b"] })] }],
  ["is the reference alone where nothing else constrains", { description: "It.", allOf: [ref("A"), {}] }, { description: "It.", ...ref("A") }],
  ["merges objects in order", { allOf: [object({ a: text }), object({ b: number }, { required: ["b"] })] }, object({ a: text, b: number }, { required: ["b"] })],
  ["makes own properties a part", { description: "It.", allOf: [ref("A")], properties: { c: text } }, { description: "It.", allOf: [ref("A"), object({ c: text }, { required: [] })] }],
  ["keeps the names that a part requires of a reference", { allOf: [ref("A"), { required: ["b"] }] }, { allOf: [ref("A")], required: ["b"] }],
  ["merges a closed part", { allOf: [ref("Closed"), object({ b: text }, { "x-ms-client-name": "B", additionalProperties: false })] }, object({ a: text, b: text }, { required: [], additionalProperties: false })],
  ["merges a part that excludes null", { allOf: [object({ a: { ...text, nullable: true } }), object({ a: text })] }, object({ a: text }, { required: [] })],
  ["keeps a part that allows null", { allOf: [object({ a: text }), object({ a: { type: "array", nullable: true } })] }],
  ["takes the later of two scalars that conflict", { allOf: [ref("A"), object({ a: number })] }, object({ a: number }, { required: ["a"] })],
  ["merges only the level that conflicts", { allOf: [ref("B"), object({ own: number })] }, { allOf: [ref("A"), object({ own: number, deep: ref("B.deep") }, { required: [] })] }],
  ["keeps a scalar that a part narrows", { allOf: [ref("A"), object({ a: { ...text, enum: ["x"] } }, { required: [] })] }],
  ["keeps other parts that conflict", { allOf: [ref("A"), object({ a: { type: "array" } }, { required: [] })] }],
  ["keeps an object with an open part open", object({ b: text }, { additionalProperties: false, allOf: [ref("A")] }), { allOf: [ref("A"), object({ b: text }, { required: [] })] }],
  ["merges what an index signature would refuse", object({ b: text }, { additionalProperties: number, allOf: [ref("A")] }), object({ a: text, b: text }, { required: ["a"], additionalProperties: { anyOf: [number, text] }, "x-\u0000unlisted": number })],
  ["keeps a part that is no object", { allOf: [ref("A"), text] }],
  ["keeps a part with anyOf", { allOf: [ref("A"), { anyOf: [ref("A")] }] }],
])("an allOf %s", (_, given, want) => {
  const schema = structuredClone(given);
  const deep = object({ x: object({ y: text }) });
  const B = { allOf: [ref("A"), object({ own: text, deep })] };
  new AllOfMerger(schemasOf({ ...named, B })).merge(schema);
  expect(schema).toEqual(want ?? given);
});

const viewOf = (given: Schema, others: Record<string, Schema> = {}) =>
  typeView(schemasOf({ Subject: given, ...others })).components?.schemas?.["Subject"];

const page = object({ items: { type: "array" }, next: text });
const empty = object({}, { additionalProperties: false });
test.each<[string, Schema, Schema]>([
  [
    "excludes sibling properties from a closed variant",
    { anyOf: [object({ a: text }, { additionalProperties: false }), ref("Page")] },
    { anyOf: [object({ a: text, items: NOTHING, next: NOTHING }, { additionalProperties: false }), ref("Page")] },
  ],
  [
    "keeps sibling properties in a variant with patterns",
    { anyOf: [{ ...empty, patternProperties: { "^a": text } }, ref("Page")] },
    { anyOf: [{ ...empty, additionalProperties: text }, ref("Page")] },
  ],
  ["types an enumeration of text", { enum: ["a", null] }, { type: "string", enum: ["a", null] }],
  ["leaves other enumerations without a type", { enum: ["a", 1] }, { enum: ["a", 1] }],
  ["types an excluded property as never", { ...page, not: { required: ["x"] } }, object({ ...page.properties, x: NOTHING })],
  ["keeps any other exclusion", { not: { required: ["x", "y"] } }, { not: { required: ["x", "y"] } }],
  [
    "treats properties named like keywords as properties",
    object({ not: { required: ["x"] }, allOf: text, default: { allOf: [ref("Page")] } }),
    object({ not: { required: ["x"] }, allOf: text, default: ref("Page") }),
  ],
])("typeView() %s", (_, given, want) => expect(viewOf(given, { Page: page, Empty: empty })).toEqual(want));

test("typeView() states the value of an heir once, though a union states it, too", () => {
  const kind = { discriminator: { propertyName: "kind", mapping: { heir: "Subject" } } };
  const Base = object({ kind: { type: "string", enum: ["heir", "other"] } }, { required: ["kind"], ...kind });
  const view = viewOf(
    { allOf: [ref("Base"), ref("Page")] },
    { Base, Page: { ...page, minProperties: 1 }, Union: { oneOf: [ref("Subject"), ref("Page")], ...kind } },
  );
  expect(view?.allOf?.filter(({ properties }) => properties?.["kind"] !== undefined)).toHaveLength(1);
});

test("typeView() ignores a type beside a reference in OpenAPI 3.0, so that validators accept what the type does", () => {
  const document = { ...schemasOf({ Subject: object({ a: { ...number, ...ref("Page") } }), Page: page }), openapi: "3.0.3" };
  expect(typeView(document).components?.schemas?.["Subject"]).toEqual(object({ a: ref("Page") }));
});

test("typeView() opens an enumeration that only responses use", () => {
  const role: Schema = { type: "string", description: "A role.", enum: ["A", "B"] };
  const response = { description: "It.", content: { "application/json": { schema: ref("Role") } } };
  const document = operationsOf({ "/v1/role": { operationId: "readRole", responses: { "200": response } } }, { Role: role });
  expect(typeView(document).components?.schemas?.["Role"]).toEqual({
    description: "A role.",
    anyOf: [{ type: "string", enum: ["A", "B"] }, text],
  });
});

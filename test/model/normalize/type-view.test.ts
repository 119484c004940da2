import { expect, test } from "vitest";
import { mergeAllOf } from "../../../scripts/model/normalize/merge-all-of.js";
import type { Schema } from "../../../scripts/read/openapi.js";
import { typeView } from "../../../scripts/model/normalize/type-view.js";
import { object, operationsOf, ref, schemasOf } from "../../generate/harness/small-documents.js";

const text: Schema = { type: "string" };
const number: Schema = { type: "number" };
const NOTHING = false as unknown as Schema;
const named = { A: object({ a: text }, { required: ["a"] }), Closed: object({ a: text }, { additionalProperties: false }) };
const circle: Schema = { allOf: [ref("Circle")] };

// prettier-ignore
test.each<[string, Schema, Schema?]>([
  ["merges plain objects in order", { allOf: [ref("A"), object({ b: number }, { required: ["b"] })] }, object({ a: text, b: number }, { required: ["a", "b"] })],
  ["appends own properties and keeps the description", { description: "It.", allOf: [ref("A")], properties: { c: text } }, { description: "It.", ...object({ a: text, c: text }, { required: ["a"] }) }],
  ["merges required names without properties", { allOf: [ref("A"), { required: ["b"] }] }, object({ a: text }, { required: ["a", "b"] })],
  ["merges parts with extensions", { allOf: [ref("Closed"), object({ b: text }, { "x-ms-client-name": "B", additionalProperties: false })] }, object({ a: text, b: text }, { required: [], additionalProperties: false })],
  ["merges a part that excludes null", { allOf: [object({ a: { ...text, nullable: true } }), object({ a: text })] }, object({ a: text }, { required: [] })],
  ["keeps a part that allows null", { allOf: [object({ a: text }), object({ a: { type: "array", nullable: true } })] }],
  ["takes the later of two scalars that conflict", { allOf: [ref("A"), object({ a: number })] }, object({ a: number }, { required: ["a"] })],
  ["keeps other parts that conflict", { allOf: [ref("A"), object({ a: { type: "array" } })] }],
  ["closes an object of closed parts", { allOf: [ref("Closed"), object({ b: text }, { additionalProperties: false })] }, object({ a: text, b: text }, { required: [], additionalProperties: false })],
  ["keeps an object with an open part open", object({ b: text }, { additionalProperties: false, allOf: [ref("A")] }), object({ a: text, b: text }, { required: ["a"] })],
  ["keeps a part that is no object", { allOf: [ref("A"), text] }],
  ["keeps a part with anyOf", { allOf: [ref("A"), { anyOf: [ref("A")] }] }],
  ["keeps a circular reference", circle],
])("mergeAllOf() %s", (_, given, want) => {
  const schema = structuredClone(given);
  mergeAllOf(schemasOf({ ...named, Circle: circle }), schema);
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
    object({ not: { required: ["x"] }, allOf: text, default: object(page.properties ?? {}, { required: [] }) }),
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

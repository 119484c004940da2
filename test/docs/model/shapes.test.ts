import { expect, test } from "vitest";
import type { Shape } from "../../../scripts/docs/model/types.js";
import { schemasOf } from "../../generate/harness/small-documents.js";
import { fieldsIn, pagesOf, shapeOf, siteOf, typeOf } from "./harness/sites.js";
import { array, number, object, text } from "../../harness/documents.js";

const role = { type: "string", enum: ["A", "B"] };
const ref = (name: string): { $ref: string } => ({ $ref: `#/components/schemas/${name}` });
const named = {
  Role: role,
  "a~1b": role,
  Thing: { type: "object", description: "A thing.", properties: { id: text } },
  Base: { type: "object", discriminator: { propertyName: "kind" }, properties: { kind: text } },
  Heir: { allOf: [ref("Base")], "x-ms-discriminator-value": "heir" },
  HeirOfHeir: { allOf: [ref("Heir")] },
};

type Want = Partial<Omit<Shape, "type" | "fields" | "variants" | "further">> & {
  type?: string;
  /** With a star where it is required, with a `!` where it must not be there. */
  fields?: string[];
  variants?: string[];
  further?: string;
};

// prettier-ignore
const rows: [name: string, schema: unknown, want: Want][] = [
  ["a string", { type: "string", maxLength: 50 }, { type: "string", limits: ["at most 50 characters"] }],
  ["one character", { type: "string", minLength: 1, maxLength: 1 }, { limits: ["exactly 1 character"] }],
  ["a length", { type: "string", minLength: 2, maxLength: 9, format: "email" }, { limits: ["2 to 9 characters", "format email"] }],
  ["a minimum length of 0", { type: "string", minLength: 0 }, { limits: [] }],
  ["the stricter of two bounds", { allOf: [{ maxLength: 9 }, { maxLength: 5 }] }, { limits: ["at most 5 characters"] }],
  ["a limit beside an alternative", { anyOf: [text, { type: "null" }], maxLength: 5 }, { limits: ["at most 5 characters"] }],
  ["bounds", { type: "integer", minimum: 1, maximum: 100 }, { type: "integer", limits: ["1 to 100"] }],
  ["a bound of 0", { type: "integer", minimum: 0 }, { limits: ["at least 0"] }],
  ["exclusive bounds", { exclusiveMinimum: 0, exclusiveMaximum: 1 }, { limits: ["more than 0", "less than 1"] }],
  ["exclusive bounds of OpenAPI 3.0", { minimum: 0, exclusiveMinimum: true, maximum: 5 }, { limits: ["more than 0", "at most 5"] }],
  ["a step", { type: "number", multipleOf: 5 }, { limits: ["a multiple of 5"] }],
  [
    "an array",
    { type: "array", items: { type: "string", description: "A word.", maxLength: 3 }, minItems: 1, uniqueItems: true },
    { type: "array of string", text: "Each item: A word.", limits: ["at least 1 item", "unique items", "each item: at most 3 characters"] },
  ],
  ["an array of anything", array({}), { type: "array" }],
  ["an array of a schema", array(ref("Thing")), { type: "array of <Thing>", text: "", fields: ["id"] }],
  ["an array of nullable items", array({ type: ["string", "null"] }), { type: "array of (string or null)" }],
  ["a tuple", { prefixItems: [text, number] }, { type: "array", fields: ["[0]", "[1]"] }],
  ["two types", { type: ["string", "null"] }, { type: "string or null" }],
  ["nullable of OpenAPI 3.0", { type: "string", nullable: true }, { type: "string or null" }],
  ["an enumeration", role, { type: "string", values: ["A", "B"] }],
  ["an enumeration without a type", { enum: ["A", 1, null] }, { type: "string or number or null", values: ["A", 1, null] }],
  ["a constant", { const: "refresh_token" }, { type: "string", values: ["refresh_token"] }],
  ["a constant null", { const: null }, { type: "null", values: [null] }],
  ["a default", { type: "boolean", default: false }, { type: "boolean", default: false }],
  ["a file without a type", { contentMediaType: "application/octet-stream" }, { type: "string" }],
  ["anything", {}, { type: "any value", fields: [], further: "none said" }],
  ["true", true, { type: "any value" }],
  ["false", false, { type: "not allowed" }],
  ["an empty object", { type: "object", additionalProperties: false }, { type: "object", fields: [], further: "none" }],
  ["an open object", { type: "object", additionalProperties: {} }, { further: "any" }],
  ["a map", { type: "object", additionalProperties: ref("Role") }, { further: "<Role> (string)" }],
  ["properties without a type", { properties: { a: true }, required: ["a"] }, { type: "object", fields: ["a*"] }],
  ["required properties without schemas", { type: "object", required: ["a", "b"] }, { limits: ["must have a and b"] }],
  ["a refused property", { properties: { a: false } }, { fields: ["a!"] }],
  ["a pattern of names", { patternProperties: { "^x-": text } }, { type: "object", fields: ["/^x-/"] }],
  ["a reference", ref("Role"), { type: "<Role> (string)", values: ["A", "B"] }],
  ["a reference with a description", { ...ref("Thing"), description: "Its own." }, { type: "<Thing>", text: "Its own.", fields: ["id"] }],
  ["a reference with a tilde", ref("a~01b"), { type: "<a~1b> (string)" }],
  ["a broken reference", ref("Nobody"), { type: "Nobody" }],
  ["a named schema or null", { anyOf: [ref("Role"), { type: "null" }] }, { type: "<Role> (string) or null", values: ["A", "B", null] }],
  ["allOf", { description: "Both.", allOf: [ref("Thing"), { required: ["id"], properties: { name: text } }] }, { type: "object", text: "Both.", fields: ["id*", "name"] }],
  ["allOf that narrows a property", { allOf: [{ properties: { a: { type: ["string", "null"] } } }, { properties: { a: { type: "string", maxLength: 2 } } }] }, { fields: ["a"] }],
  ["allOf that describes the items of a list", { allOf: [{ properties: { a: array({}) } }, { properties: { a: array(ref("Thing")) } }] }, { fields: ["a"] }],
  ["allOf of integer and number", { allOf: [number, { type: "integer" }] }, { type: "integer" }],
  ["allOf that allows nothing", { allOf: [text, number] }, { type: "not allowed" }],
  ["allOf of enumerations", { allOf: [role, { enum: ["B", "C"] }] }, { values: ["B"] }],
  ["a base without a mapping", ref("Base"), { discriminator: { property: "kind", mapping: [{ value: "heir", type: { text: "Heir", path: "schemas/heir/" } }, { value: "HeirOfHeir", type: { text: "HeirOfHeir", path: "schemas/heir-of-heir/" } }] } }],
  ["variants that are named", { oneOf: [ref("Role"), ref("Thing")] }, { type: "<Role> (string) or <Thing>", variants: ["Role", "Thing"] }],
  ["variants with a distinguishing property", { oneOf: ["a", "b"].map((kind) => ({ properties: { same: { const: "x" }, kind: { const: kind } } })) }, { variants: ["a", "b"] }],
  ["indistinguishable variants", { anyOf: [{ properties: { a: {} } }, { properties: { b: {} } }] }, { variants: ["1", "2"] }],
  ["plain variants", { anyOf: [text, number] }, { type: "string or number", variants: ["string", "number"] }],
  ["variants of one title", { anyOf: [ref("Role"), ref("Role")] }, { variants: ["Role", "Role 2"] }],
  ["variants beside properties", { properties: { a: {} }, oneOf: [{ required: ["a"] }, {}] }, { fields: ["a"], variants: ["1", "2"] }],
  ["nullable without a type", { nullable: true, allOf: [ref("Thing")] }, { type: "<Thing> or null", fields: ["id"] }],
  ["a described reference of OpenAPI 3.0", { description: "Its own.", readOnly: true, allOf: [ref("Role")], default: "A" }, { type: "<Role> (string)", text: "Its own.", default: "A" }],
  ["nullable as a variant", { oneOf: [{ nullable: true }, ref("Thing")] }, { type: "<Thing> or null" }],
  ["numbers without a type", array({ format: "int32", pattern: "^\\d+$" }), { type: "array of (number or string)" }],
  ["nullable beside a reference to a text", { ...ref("Role"), nullable: true }, { type: "<Role> (string) or null" }],
  ["nullable beside a reference", { ...ref("Thing"), nullable: true }, { type: "<Thing> or null" }],
  ["nullable beside an enumeration with null", { nullable: true, enum: ["A", null] }, { type: "string or null" }],
  ["nullable anything", { nullable: true }, { type: "any value" }],
  ["variants that are constants", { oneOf: [{ const: "a" }, { const: "b", title: "Second" }] }, { variants: ["a", "Second"] }],
  ["names in XML", { ...text, xml: { name: "id", prefix: "a", namespace: "urn:a", attribute: true } }, { limits: ["XML attribute a:id", "XML namespace urn:a"] }],
  ["a wrapped list in XML", { ...array(text), xml: { wrapped: true } }, { limits: ["items inside an XML element"] }],
  ["values of xml that are none", { ...text, xml: null }, { limits: [] }],
  ["a name of the names of a map", { additionalProperties: { ...text, "x-additionalPropertiesName": "SKU" } }, { limits: ["each property name is a SKU"], further: "string" }],
  ["a condition", { not: { minLength: 2 } }, { limits: ["further conditions; see the document"] }],
];

test.each(rows)("describes %s", (_, schema, want) => {
  const shape = shapeOf(schema, named);
  const { further } = shape;
  const seen = {
    ...shape,
    type: typeOf(shape),
    fields: shape.fields.map(({ name, isRequired, isForbidden }) => `${name}${isRequired ? "*" : ""}${isForbidden === true ? "!" : ""}`),
    variants: shape.variants.map(({ title }) => title),
    further: further === undefined ? "none said" : typeof further === "string" ? further : typeOf(further),
  };
  expect(seen).toMatchObject(want);
});

test("intersects a property that two parts of allOf define", () => {
  const narrow = shapeOf(rows.find(([name]) => name === "allOf that narrows a property")?.[1]).fields[0]?.shape;
  expect(narrow && typeOf(narrow)).toBe("string");
  expect(narrow?.limits).toEqual(["at most 2 characters"]);
  const described = shapeOf(rows.find(([name]) => name === "allOf that describes the items of a list")?.[1], named).fields[0]?.shape;
  expect(described && typeOf(described)).toBe("array of <Thing>");
});

test("ends recursion in a link to the enclosing schema", () => {
  const shape = shapeOf(object({ name: {}, children: array(ref("Wanted")) }));
  expect(fieldsIn(shape).map(({ anchor }) => anchor)).toEqual(["fields.name", "fields.children"]);
  expect(shape.fields[1] && typeOf(shape.fields[1].shape)).toBe("array of <Wanted>");
  const [page] = pagesOf(siteOf(schemasOf({ Wanted: { properties: { child: ref("Wanted") } } })), "schema");
  expect(page?.partOf).toEqual([]);
});

test.each([{ nullable: true, allOf: [ref("Wanted")] }, { anyOf: [ref("Wanted"), { type: "null" }] }])(
  "ends recursion in a reference that may be null: %j",
  (parent) => {
    const [only, ...others] = fieldsIn(shapeOf(object({ parent })));
    expect(only && typeOf(only.shape)).toBe("<Wanted> or null");
    expect(others).toEqual([]);
  },
);

test("ends recursion through two schemas, allOf, and properties of both parts", () => {
  const left = { properties: { right: ref("Right") } };
  const right = { properties: { left: ref("Wanted") } };
  expect(fieldsIn(shapeOf(left, { Right: right })).map(({ name }) => name)).toEqual(["right", "left"]);
  const both = { allOf: [ref("One"), ref("Two")] };
  const parts = { One: { properties: { child: ref("One") } }, Two: { properties: { child: ref("Two") } } };
  expect(fieldsIn(shapeOf(both, parts)).length).toBeLessThan(5);
  expect(fieldsIn(shapeOf({ allOf: [ref("Wanted"), { properties: { a: {} } }] })).map(({ name }) => name)).toEqual(["a"]);
  const growing = { items: { allOf: [array(ref("Wanted")), ref("Wanted")] }, allOf: [array(object({}))] };
  expect(fieldsIn(shapeOf(growing)).length).toBeLessThan(5);
});

test("a variant has the properties of its base, and none of its choices", () => {
  const base = { oneOf: [ref("Wanted"), ref("Other")], discriminator: { propertyName: "kind" }, properties: { kind: {} } };
  const heir = { allOf: [ref("Base"), { properties: { own: { anyOf: [{ enum: ["a"] }, { minLength: 2 }] } } }] };
  const shape = shapeOf(heir, { Base: base, Other: { allOf: [ref("Base")] } });
  expect(shape).toMatchObject({ variants: [], fields: [{ name: "kind" }, { name: "own", shape: { variants: [{}, {}] } }] });
  expect(shape).not.toHaveProperty("discriminator");
  const [variant] = shapeOf({ ...base, oneOf: [ref("Other"), text] }, { Other: { allOf: [ref("Wanted")] } }).variants;
  expect(variant?.shape).toMatchObject({ variants: [], fields: [{ name: "kind" }] });
});

test("limits the fields of schemas that all refer to one another", () => {
  const names = Array.from({ length: 8 }, (_, index) => `S${index}`);
  const properties = Object.fromEntries(names.map((name) => [name, ref(name)]));
  const others = Object.fromEntries(names.map((name) => [name, { properties }]));
  expect(fieldsIn(shapeOf({ properties }, others)).length).toBeLessThan(5_000);
  const nested = (depth: number): object => (depth === 0 ? text : { anyOf: Array.from({ length: 20 }, () => nested(depth - 1)) });
  expect(JSON.stringify(shapeOf(nested(3))).split('"variants"').length).toBeLessThan(4_000);
});

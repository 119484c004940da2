import { expect, test } from "vitest";
import { enumerations } from "../../scripts/model/enumerations.js";
import type { Operation, Schema } from "../../scripts/read/openapi.js";
import { referenceFaults } from "../../scripts/model/references.js";
import { atPointer, componentName, propertyNames, propertySchema, resolveReference } from "../../scripts/model/schemas.js";
import { documentOf, object, operationsOf, ref, schemasOf } from "../generate/harness/small-documents.js";

const text: Schema = { type: "string" };

test.each<[string, string, unknown]>([
  ["a tilde", "#/a/d~0e", 2],
  ["a tilde before a digit", "#/~01", 5],
  ["an unescaped percent sign", "#/a/50%", 4],
  ["an escaped percent sign", "#/a/50%25", 4],
  ["an inherited member", "#/a/constructor", undefined],
  ["a prototype", "#/__proto__/toString", undefined],
])("resolves a pointer with %s", (_, given, want) =>
  expect(atPointer({ a: { "b/c": 1, "d~e": 2, "f g": 3, "50%": 4 }, "~1": 5, "/": 6 }, given)).toEqual(want),
);

test("follows chained references, and returns undefined for a circle", () => {
  const document = schemasOf({ A: ref("B"), B: text, C: ref("D"), D: ref("C") });
  expect(resolveReference(document, ref("A"))).toBe(document.components?.schemas?.["B"]);
  expect(resolveReference(document, ref("C"))).toBeUndefined();
  expect(resolveReference(document, ref("E"))).toBeUndefined();
  expect(resolveReference(document, undefined)).toBeUndefined();
});

test.each([
  ["#/components/schemas/Thing", "Thing"],
  ["#/components/schemas/a~1b", "a/b"],
])("maps %s to the component name %s", (given, want) => expect(componentName(given)).toBe(want));

const document = schemasOf({
  Base: object({ id: text }),
  Thing: { allOf: [ref("Base"), object({ name: { type: "number" } })] },
  Either: { anyOf: [ref("Thing"), object({ other: text })] },
  Circle: { allOf: [ref("Circle"), object({ own: text })] },
});
test.each<[string, string, string[], [string, Schema | undefined]]>([
  ["include those of its parts", "Thing", ["id", "name"], ["name", { type: "number" }]],
  ["include those of its variants", "Either", ["id", "name", "other"], ["other", text]],
  ["are empty for a missing schema", "Missing", [], ["id", undefined]],
  ["exclude inherited members", "Base", ["id"], ["constructor", undefined]],
])("the properties of a schema %s", (_, given, names, [name, schema]) => {
  expect(propertyNames(document, ref(given))).toEqual(names);
  expect(propertySchema(document, ref(given), name)).toEqual(schema);
});

test("the properties of a schema stop at a circular reference", () => {
  expect(propertyNames(document, ref("Circle"))).toEqual(["own"]);
  expect(propertySchema(document, ref("Circle"), "own")).toEqual(text);
  expect(propertySchema(document, ref("Circle"), "none")).toBeUndefined();
});

const role: Schema = { type: "string", enum: ["A", "B"] };
const content = (schema: Schema) => ({ "application/json": { schema } });
const result = (schema: Schema): Operation => ({ responses: { "200": { description: "", content: content(schema) } } });
const sent = { name: "role", in: "query" as const, schema: ref("Role") };
const body = (schema: Schema): Operation => ({ requestBody: { content: content(schema) } });

test.each<[string, { given: Record<string, Operation>; schema?: Schema; want: [string, boolean][] }]>([
  ["closes an enumeration in requests", { given: { "/a": body(ref("Role")) }, want: [["Role", false]] }],
  ["closes an enumeration in both directions", { given: { "/a": result(ref("Role")), "/b": body(ref("Role")) }, want: [["Role", false]] }],
  ["closes an enumeration in a parameter", { given: { "/a": { ...result(ref("Role")), parameters: [sent] } }, want: [["Role", false]] }],
  ["ignores an enumeration with values other than strings", { given: {}, schema: { enum: ["A", true] }, want: [] }],
])("enumerations() %s", (_, { given, schema = role, want }) => {
  expect(enumerations(operationsOf(given, { Role: schema, Text: text })).map(({ name, open }) => [name, open])).toEqual(want);
});

test("closes an enumeration sent by all operations of a path", () => {
  const paths = { "/a": { parameters: [{ name: "role", in: "query" as const, schema: ref("Role") }], get: {} } };
  const response = { "200": { description: "", content: { "application/json": { schema: ref("Role") } } } };
  const components = { schemas: { Role: { type: "string", enum: ["A"] } } };
  const found = enumerations(documentOf({ paths: { ...paths, "/b": { get: { responses: response } } }, components }));
  expect(found.map(({ open }) => open)).toEqual([false]);
});

test.each<[string, Schema, string[]]>([
  ["a component", ref("Other"), []],
  ["a missing component", ref("Missing"), ['The target of the `$ref` "#/components/schemas/Missing" does not exist.']],
  ["an inherited member", ref("constructor"), ['The target of the `$ref` "#/components/schemas/constructor" does not exist.']],
  ["an extension", { $ref: "#/x-own/a; b" }, ['The `$ref` "#/x-own/a; b" does not point to a component.']],
  ["data with a key of that name", { default: { $ref: "x" }, examples: [{ $ref: "x" }], "x-a": { $ref: "x" } }, []],
])("checks references: %s", (_, given, want) => {
  const faults = referenceFaults({ ...schemasOf({ Subject: given, Other: text }), "x-own": { "a; b": text } } as never);
  expect(faults.map(({ message }) => message)).toEqual(want);
  for (const { at } of faults) expect(at).toEqual(["components", "schemas", "Subject", "$ref"]);
});

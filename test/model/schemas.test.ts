import { expect, test } from "vitest";
import { propertiesAt } from "../../packages/cli/src/internal/check-body.js";
import { isAlwaysThere, variantsOf } from "../../scripts/docs/samples/shown-fields.js";
import { Conversions } from "../../scripts/generate/plugins/conversions.js";
import { mayBeText } from "../../scripts/model/body-kinds.js";
import { enumerations } from "../../scripts/model/enumerations.js";
import { resultKind } from "../../scripts/model/json-kind.js";
import { hasMark, namesWith } from "../../scripts/model/normalize/directions.js";
import { AllOfMerger } from "../../scripts/model/normalize/merge-all-of.js";
import { typeView } from "../../scripts/model/normalize/type-view.js";
import { itemsOf } from "../../scripts/model/streams.js";
import type { OpenApiDocument, Operation, Schema } from "../../scripts/read/openapi.js";
import { referenceFaults } from "../../scripts/model/references.js";
import { atPointer, componentName, propertyNames, propertySchema, resolveReference } from "../../scripts/model/schemas.js";
import { documentOf, object, onlyOperation, operationsOf, ref, schemasOf } from "../generate/harness/small-documents.js";

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

/** A document whose schemas each lead to two others, of which one leads to the other: a walk along each way would not end. */
function ladder(rung: (one: Schema, other: Schema, index: number) => Schema, foot: Schema = object({ a: text })): OpenApiDocument {
  const of = (index: number): Schema => (index < 2 ? foot : rung(ref(`S${index - 1}`), ref(`S${index - 2}`), index));
  return schemasOf(Object.fromEntries(Array.from({ length: 61 }, (_, index) => [`S${60 - index}`, of(60 - index)])));
}

const top = ref("S60");
const both = ladder((one, other) => ({ allOf: [one, other] }));
const either = ladder((one, other) => ({ oneOf: [one, other] }));
const marked = ladder(
  (one, other) => ({ allOf: [one, other] }),
  object({ id: { ...text, readOnly: true }, a: text }, { required: ["id"] }),
);
const date = object({ at: { ...text, format: "date-time" } });
const dated = ladder((one, other) => ({ oneOf: [one, other] }), date);
const allDated = ladder((one, other) => ({ allOf: [one, other] }), date);
const merged = (): Schema => {
  const schema = { allOf: [top] };
  new AllOfMerger(both).merge(schema);
  return schema;
};
const given = { responses: { 200: { description: "", content: { "application/json": { schema: top } } } } };
const put = { requestBody: { content: { "application/json": { schema: top } } }, responses: {} };
const converted = (document: OpenApiDocument): string => {
  const names = { api: "api", conversions: "conversions", recursive: "recursive", date: "toDate" };
  const constants = new Map(Object.keys(document.components?.schemas ?? {}).map((name) => [name, name]));
  return new Conversions(document, constants, names).codeOf(document.components?.schemas?.["S60"]);
};

test.each<[string, () => unknown, unknown]>([
  ["the kind of a result", () => resultKind(either, onlyOperation(given, either)), "object"],
  [
    "if a schema allows text",
    () =>
      mayBeText(
        ladder((one, other) => ({ anyOf: [one, other] })),
        top,
      ),
    false,
  ],
  ["the items of a stream of one of many", () => itemsOf(either, "text/event-stream", { schema: top })?.usual, "json"],
  ["the items of a stream of all of many", () => itemsOf(both, "text/event-stream", { schema: top })?.usual, "json"],
  ["a mark", () => hasMark(both, top, "readOnly"), false],
  ["marked properties", () => namesWith(marked, top, "readOnly"), ["id"]],
  ["merged schemas", merged, top],
  [
    "the type of a request",
    () => typeView(operationsOf({ "/a": put }, marked.components?.schemas, "put")).components?.schemas?.["S60.request"],
    expect.objectContaining({ properties: { a: text } }),
  ],
  ["the alternatives of a schema", () => variantsOf(either, top), [object({ a: text })]],
  ["what every alternative requires", () => isAlwaysThere(both, top, ["a"]), false],
  ["the properties of a body", () => propertiesAt(both as never, "/components/schemas/S60", []), ["a", "a"]],
  ["conversions of one of many", () => converted(dated), "conversions.fields({ at: conversions.toDate })"],
  ["conversions of all of many", () => converted(allDated), "conversions.fields({ at: conversions.toDate })"],
])("finds %s once for each schema, however many ways lead to it", (_, find, want) => expect(find()).toEqual(want));

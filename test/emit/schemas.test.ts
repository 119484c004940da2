import { expect, test } from "vitest";
import { documentFaults } from "../../scripts/emit/index.js";
import type { OpenApiDocument } from "../../scripts/read/openapi.js";
import { type Case, testDocuments } from "./harness/compile-documents.js";
import { response, array, documentOf, json, number, object, ref, text } from "../harness/documents.js";

/** A document of schemas, and what their types are. */
function schemas(types: Record<string, [schema: unknown, type: string]>, { openapi = "3.1.0", more = {}, uses = "" } = {}): Case {
  const given = Object.fromEntries(Object.entries(types).map(([name, [schema]]) => [name, schema]));
  const asserted = Object.entries(types).map(([name, [, type]]) => `same<Equals<components["schemas"]["${name}"], ${type}>>();\n`);
  return { document: documentOf({}, { openapi, components: { schemas: { ...given, ...more } } }), uses: asserted.join("") + uses };
}

const INTEGER = String.raw`^-?(?:0|[1-9]\d*)$`;

const CASES: Record<string, Case> = {
  "null in OpenAPI 3.0": schemas(
    {
      Text: [{ type: "string", nullable: true }, "string | null"],
      Untyped: [{ nullable: true }, "unknown"],
      Values: [{ type: "string", nullable: true, enum: ["a", "b"] }, '"a" | "b" | null'],
      ValuesWithNull: [{ type: "string", nullable: true, enum: ["a", null] }, '"a" | null'],
      OnlyNull: [{ enum: [null] }, "null"],
      Wrapped: [{ nullable: true, allOf: [ref("Plain")] }, "{ a?: string } | null"],
      Beside: [{ ...ref("Plain"), nullable: true }, "{ a?: string } | null"],
      List: [{ type: "array", nullable: true, items: { type: "string", nullable: true } }, "(string | null)[] | null"],
      Variant: [{ oneOf: [{ nullable: true }, ref("Plain")] }, "{ a?: string } | null"],
      Listed: [{ anyOf: [ref("Plain"), { enum: [null], nullable: true }] }, "{ a?: string } | null"],
      Number: [{ format: "double" }, "number"],
      NumberOrText: [{ format: "int32", pattern: "^-?\\d+$", nullable: true }, "number | string | null"],
      Plain: [object({ a: text }), "{ a?: string }"],
      Ignored: [{ ...ref("Plain"), properties: { b: text } }, "{ a?: string }"],
    },
    { openapi: "3.0.3" },
  ),
  "numbers that ASP.NET Core would also read from text": schemas({
    Integer: [{ type: ["integer", "string"], pattern: INTEGER, format: "int32" }, "number"],
    Nullable: [{ type: ["null", "integer", "string"], pattern: INTEGER, format: "int64" }, "number | null"],
    Decimal: [{ type: ["number", "string"], pattern: `${INTEGER.slice(0, -1)}(?:\\.\\d+)?$`, format: "double" }, "number"],
    Untyped: [{ pattern: INTEGER, format: "int32" }, "number"],
    Text: [{ type: "string", pattern: INTEGER }, "string"],
    Other: [{ type: ["integer", "string"], pattern: "^[0-9]+$", format: "int64" }, "number | string"],
    OtherText: [{ type: ["boolean", "string"], pattern: INTEGER }, "boolean | string"],
  }),
  "null in OpenAPI 3.1": schemas({
    Text: [{ type: ["string", "null"] }, "string | null"],
    Null: [{ type: "null" }, "null"],
    NullBeside: [{ type: "null", allOf: [ref("Plain")] }, "{ a?: string } | null"],
    NullListed: [{ type: ["null"], anyOf: [ref("Plain")] }, "{ a?: string } | null"],
    NullableAsPart: [{ allOf: [ref("Plain"), { nullable: true, description: "x" }] }, "{ a?: string } | null"],
    NullableTyped: [
      { allOf: [ref("Plain"), { nullable: true, ...object({ b: text }, ["b"]) }] },
      "{ a?: string } & ({ b: string } | null)",
    ],
    NullAsPart: [{ allOf: [ref("Plain"), { type: "null" }] }, "{ a?: string } | null"],
    NullBesideReference: [{ type: "null", ...ref("Plain") }, "{ a?: string } | null"],
    Constant: [{ const: null }, "null"],
    Values: [{ enum: ["a", 1, null] }, '"a" | 1 | null'],
    Object: [{ type: ["object", "null"], properties: { a: text }, required: ["a"] }, "{ a: string } | null"],
    Composed: [
      { type: ["object", "null"], allOf: [ref("Plain"), { properties: { b: number } }] },
      "({ a?: string } & { b?: number }) | null",
    ],
    Several: [{ type: ["string", "integer", "array", "null"], items: number }, "string | number | number[] | null"],
    Union: [{ anyOf: [ref("Plain"), { type: "null" }] }, "{ a?: string } | null"],
    Plain: [object({ a: text }), "{ a?: string }"],
  }),
  "schemas that are no objects, or nothing": schemas({
    True: [true, "unknown"],
    False: [false, "never"],
    Null: [null, "unknown"],
    Anything: [{}, "unknown"],
    Object: [{ type: "object" }, "Record<string, unknown>"],
    NoUnion: [{ anyOf: [], oneOf: [], allOf: [] }, "unknown"],
    NoValue: [{ type: "string", enum: [] }, "never"],
    Not: [{ not: text }, "unknown"],
    Nothing: [object({ a: { not: {} } }), "{ a?: never }"],
    Strange: [{ type: "any" }, "unknown"],
    Properties: [{ type: "object", properties: { a: true, b: {}, c: null }, required: true }, "{ a?: unknown; b?: unknown; c?: unknown }"],
    Title: [{ type: "string", title: 12, description: null }, "string"],
    AllOfAnything: [{ allOf: [true, {}, ref("Object")] }, "Record<string, unknown>"],
    AllOfNothing: [{ allOf: [false, ref("Object")] }, "never"],
    "Only-letters!": [text, "string"],
    日本: [text, "string"],
  }),
  "further properties": schemas(
    {
      Any: [{ type: "object", additionalProperties: true }, "{ [key: string]: unknown }"],
      Empty: [{ type: "object", additionalProperties: {} }, "{ [key: string]: unknown }"],
      Texts: [{ type: "object", additionalProperties: text }, "{ [key: string]: string }"],
      Patterns: [
        { type: "object", patternProperties: { "^a": text, "^b": number }, additionalProperties: false },
        "{ [key: string]: string | number }",
      ],
      Listed: [{ type: "object", propertyNames: { enum: ["a", "b"] }, additionalProperties: number }, "{ a?: number; b?: number }"],
      ListedElsewhere: [
        { propertyNames: ref("Names"), additionalProperties: ref("Texts"), required: ["a"] },
        "{ a: schemas.Texts; b?: schemas.Texts }",
      ],
      Names: [{ enum: ["a", "b"] }, '"a" | "b"'],
      Unlisted: [{ type: "object", propertyNames: { maxLength: 3 }, additionalProperties: number }, "{ [key: string]: number }"],
      Closed: [{ type: "object", additionalProperties: false }, "{ [key: string]: never }"],
      Named: [
        { type: "object", properties: { count: number }, required: ["count"], additionalProperties: text },
        "{ count: number } & { [key: string]: string | number }",
      ],
      Inherited: [
        { allOf: [object({ a: text }), { type: "object", additionalProperties: number }] },
        "{ a?: string } & { [key: string]: string | number }",
      ],
      Misplaced: [{ type: "object", additionalProperties: "yes" }, "{ [key: string]: unknown }"],
      Unevaluated: [{ type: "object", unevaluatedProperties: text }, "{ [key: string]: string }"],
      UnevaluatedAny: [{ type: ["object", "string"], unevaluatedProperties: {} }, "{ [key: string]: unknown } | string"],
      UnevaluatedBeside: [{ ...ref("Closed"), unevaluatedProperties: { not: {} } }, "{ [key: string]: never }"],
      ClosedHeir: [
        {
          type: "object",
          title: "Heir",
          additionalProperties: false,
          required: ["a"],
          allOf: [object({ a: text }, [], { additionalProperties: false })],
        },
        "{ a: string }",
      ],
      ClosedChoice: [{ type: "object", additionalProperties: false, anyOf: [object({ a: text }), number] }, "{ a?: string } | number"],
      UnevaluatedHeir: [
        { type: "object", unevaluatedProperties: number, allOf: [object({ a: text })] },
        "{ a?: string } & { [key: string]: string | number }",
      ],
    },
    {
      uses: 'export const named: schemas.Named = { count: 1, other: "x" };\n// @ts-expect-error: no further value is a truth value\nexport const wrong: schemas.Named = { count: 1, other: true };\n',
    },
  ),
  lists: schemas({
    Untyped: [{ type: "array" }, "unknown[]"],
    Pair: [{ type: "array", prefixItems: [text, number] }, "[string, number]"],
    PairAndRest: [{ type: "array", prefixItems: [text], items: number }, "[string, ...number[]]"],
    Short: [{ type: "array", prefixItems: [text, number], minItems: 1, items: false }, "[string, number?]"],
    NullPair: [{ type: ["array", "null"], prefixItems: [text, number] }, "[string, number] | null"],
    Nothing: [array(false), "[]"],
    Bounded: [{ type: "array", items: text, minItems: 2, maxItems: 4 }, "string[]"],
    Implied: [{ items: text }, "string[]"],
    Lists: [array(array(text)), "string[][]"],
    OneVariant: [array({ anyOf: [array(text)] }), "string[][]"],
    ValuesOfItems: [{ type: "array", enum: ["a", "b"], items: text }, '("a" | "b")[]'],
    Property: [object({ pair: { type: "array", prefixItems: [text], nullable: true } }), "{ pair?: [string] | null }"],
  }),
  "schemas that lead back to themselves": schemas(
    {
      Tree: [object({ children: array(ref("Tree")), parent: ref("Tree") }), "schemas.Tree"],
      Map: [{ type: "object", additionalProperties: ref("Map") }, "schemas.Map"],
      Json: [
        { anyOf: [text, number, { type: "null" }, array(ref("Json")), { type: "object", additionalProperties: ref("Json") }] },
        "schemas.Json",
      ],
      Nested: [array(ref("Nested")), "schemas.Nested"],
      First: [{ oneOf: [text, array(ref("Second"))] }, "schemas.First"],
      Second: [{ anyOf: [number, array(ref("First"))] }, "schemas.Second"],
      Itself: [ref("Itself"), "unknown"],
      Around: [{ allOf: [ref("There"), object({ a: text })] }, "schemas.Around"],
      There: [{ allOf: [ref("Around")] }, "schemas.There"],
    },
    {
      uses: `export const json: schemas.Json = ["a", 1, null, { b: [["c"]] }];
export const nested: schemas.Nested = [[], [[]]];
export const first: schemas.First = [1, ["a", [2]]];
export const wrongJson: schemas.Json = [() => 1]; // refused: no value of JSON
export const wrongNested: schemas.Nested = [[1]]; // refused: a list has lists`,
    },
  ),
  "names that have to be there and are not described": schemas(
    {
      Bare: [{ type: "object", required: ["a", "__proto__"] }, '{ a: unknown; ["__proto__"]: unknown }'],
      Beside: [{ properties: { a: text }, required: ["a", "b c"] }, '{ a: string; "b c": unknown }'],
      Texts: [{ type: "object", required: ["a"], additionalProperties: text }, "{ a: string } & { [key: string]: string }"],
      Open: [{ type: "object", required: ["a"], additionalProperties: true }, "{ a: unknown } & { [key: string]: unknown }"],
      Merged: [{ allOf: [ref("Base"), object({ b: text }, ["b", "c"])] }, "{ a?: string } & { b: string } & { c: unknown }"],
      Composed: [{ allOf: [ref("Open"), ref("Base")], required: ["a", "d"] }, "schemas.Composed"],
      Base: [object({ a: text }), "{ a?: string }"],
      Variants: [
        { type: "object", oneOf: ["a", "b"].map((name) => ({ type: "object", required: [name] })) },
        "{ a: unknown } | { b: unknown }",
      ],
      Typeless: [{ required: ["a"] }, "unknown"],
      Excluded: [{ type: "object", properties: { a: text }, not: { required: ["b"] } }, "{ a?: string; b?: never }"],
    },
    {
      uses: `export const composed: schemas.Composed = { a: "", d: 1 };
export const wrong: schemas.Composed = { a: "" }; // refused: d has to be there`,
    },
  ),
  "names that every object has": schemas(
    {
      Odd: [
        object({ constructor: text, toString: number, valueOf: {}, hasOwnProperty: text }, ["hasOwnProperty"]),
        "{ constructor?: string | Function; toString?: number | Function; valueOf?: unknown; hasOwnProperty: string }",
      ],
    },
    { uses: 'export const odd: schemas.Odd[] = [{ hasOwnProperty: "a" }, { hasOwnProperty: "a", constructor: "b", toString: 1 }];\n' },
  ),
  "objects named as what other types use": schemas({
    Record: [object({ a: text }), "{ a?: string }"],
    Function: [object({ b: text }), "{ b?: string }"],
    components: [object({ c: text }), "{ c?: string }"],
    WithRequired: [object({ d: text }), "{ d?: string }"],
    Open: [{ type: "object" }, "Record<string, unknown>"],
    Inherited: [object({ valueOf: text }), "{ valueOf?: string | Function }"],
    Required: [{ allOf: [ref("WithRequired"), { required: ["d"] }] }, "{ d?: string } & { d: string }"],
  }),
  "a base that may be null, and properties that it requires": schemas({
    Base: [{ type: ["object", "null"], properties: { id: text } }, "{ id?: string } | null"],
    Whole: [{ allOf: [ref("Base"), { required: ["id"] }] }, "{ id?: string } & { id: string }"],
  }),
  "constants and formats": schemas({
    Constant: [{ const: "a" }, '"a"'],
    NumberConstant: [{ type: "integer", const: -1 }, "-1"],
    Truth: [{ const: false }, "false"],
    Int64: [{ type: "integer", format: "int64" }, "number"],
    Byte: [{ type: "string", format: "byte" }, "string"],
    Time: [{ type: "string", format: "date-time" }, "string"],
    Binary: [{ type: "string", format: "binary" }, "string"],
    Encoded: [{ type: "string", contentMediaType: "image/png", contentEncoding: "base64" }, "string"],
    Listed: [{ enum: [["a"], { b: 1 }] }, '["a"] | { b: 1 }'],
    ObjectValues: [{ type: "object", enum: [{ a: 1 }], properties: { a: number } }, "{ a: 1 }"],
  }),
  "unions with what holds for all variants": schemas({
    Base: [object({ a: text }, ["a"]), "{ a: string }"],
    Either: [
      { type: "object", properties: { a: text }, anyOf: [object({ b: text }), object({ c: text })] },
      "{ a?: string } & ({ b?: string } | { c?: string })",
    ],
    OneRequired: [
      { type: "object", properties: { a: text, b: text }, anyOf: [{ required: ["a"] }, { required: ["b"] }] },
      "{ a?: string; b?: string }",
    ],
    RequiredOfAny: [
      { type: "object", required: ["a"], anyOf: [object({ a: text }), object({ a: number })] },
      "({ a?: string } | { a?: number }) & { a: string | number }",
    ],
    RequiredOfOne: [
      { required: ["a"], oneOf: [object({ a: text }), object({ a: number })] },
      "({ a?: string } | { a?: number }) & { a: string | number }",
    ],
    RequiredOfNamed: [{ allOf: [ref("Choice"), { required: ["a"] }] }, "({ a?: string } | { a?: number }) & { a: string | number }"],
    RequiredAlready: [
      { type: "object", required: ["a"], anyOf: [object({ a: text }, ["a"]), object({ a: number }, ["a"])] },
      "{ a: string } | { a: number }",
    ],
    Choice: [{ oneOf: [object({ a: text }), object({ a: number })] }, "{ a?: string } | { a?: number }"],
    Suggested: [{ anyOf: [text, ref("Listed"), number] }, '"a" | "b" | (string & {}) | number'],
    SuggestedOrNull: [{ anyOf: [{ type: ["string", "null"] }, ref("Listed")] }, '"a" | "b" | (string & {}) | null'],
    NotSuggested: [{ anyOf: [text, ref("Base")] }, "string | { a: string }"],
    Listed: [{ type: "string", enum: ["a", "b"] }, '"a" | "b"'],
    Typed: [{ type: "string", oneOf: [{ const: "a" }, { const: "b" }] }, '"a" | "b"'],
    Formats: [{ type: "string", anyOf: [{ format: "uuid" }, { format: "email" }] }, "string"],
    Beside: [{ ...ref("Base"), properties: { b: number } }, "{ a: string } & { b?: number }"],
    Described: [{ ...ref("Base"), description: "It.", deprecated: true }, "{ a: string }"],
    ListOfNamed: [
      { allOf: [ref("Page"), object({ items: array(ref("Item")), first: ref("Item"), total: { type: "integer" }, next: text })] },
      "{ items?: { a: string }[]; first?: { a: string }; total?: number; next?: string; any?: unknown }",
    ],
    ListOfOthers: [{ allOf: [ref("Page"), object({ items: text })] }, "schemas.Page & { items?: string }"],
    Overridden: [
      {
        allOf: [object({ a: number, b: { type: "string", enum: ["x"] } })],
        ...object({ a: text, b: { type: "string", enum: ["y", "z"] } }),
      },
      '{ a?: string; b?: "y" | "z" }',
    ],
    NullOfOne: [{ allOf: [object({ a: text }), object({ a: { type: ["string", "null"] } })] }, "{ a?: string }"],
    Page: [
      object({ items: array({ type: "object" }), first: { type: "object" }, total: number, next: { type: ["string", "null"] }, any: {} }),
      "{ items?: Record<string, unknown>[]; first?: Record<string, unknown>; total?: number; next?: string | null; any?: unknown }",
    ],
    Item: [{ allOf: [ref("Base")] }, "{ a: string }"],
    RequiredLater: [{ allOf: [ref("Loose"), { required: ["b"] }] }, "{ b?: number } & { b: number }"],
    Loose: [object({ b: number }), "{ b?: number }"],
  }),
};

const CONTRADICTORY = object({ id: text, size: text }, ["id"], { allOf: [ref("Base"), { properties: { size: number } }] });
testDocuments({
  ...CASES,
  "a response that requires properties of a base, and contradicts itself": {
    document: documentOf(
      { "/things": { get: { operationId: "readThing", responses: { 200: response(json(CONTRADICTORY)) } } } },
      { components: { schemas: { Base: object({ id: text }) } } },
    ),
    uses: 'same<Equals<operations["readThing"]["responses"][200]["content"]["application/json"]["id"], string>>();\n',
  },
});

test("reports schemas that consist only of circular references", () => {
  const { document } = schemas({
    Itself: [ref("Itself"), ""],
    There: [{ allOf: [ref("Back")] }, ""],
    Back: [{ anyOf: [text, ref("There")] }, ""],
    Aside: [ref("Itself"), ""],
    Tree: [array(ref("Tree")), ""],
    Node: [{ type: "object", properties: { next: ref("Node") }, allOf: [ref("Tree")] }, ""],
    Base: [{ oneOf: [ref("Heir")], properties: { kind: text }, discriminator: { propertyName: "kind" } }, ""],
    Heir: [{ allOf: [ref("Base")], properties: { a: text } }, ""],
  });
  const faults = documentFaults(document as OpenApiDocument);
  expect(faults.map(({ at }) => at.join("/"))).toEqual(["components/schemas/Itself", "components/schemas/Back"]);
  expect(faults.some(({ fatal }) => fatal)).toBe(false);
  expect(faults[0]?.message).toBe(`The schema "Itself" consists only of circular references.`);
});

testDocuments({
  "values of numbers, and named values": {
    document: documentOf(
      {},
      {
        components: {
          schemas: {
            Size: { type: "integer", enum: [1, -2, 1e21], "x-enum-varnames": ["small", "medium-sized", "large"] },
            Colour: { enum: ["#f00", "#0f0"], "x-enumNames": ["Red", "Green"] },
            Odd: { enum: [1, 2], "x-enum-varnames": ["same", "same"] },
            Titled: {
              oneOf: [
                { const: "a", title: "A" },
                { type: "string", const: "b", title: "B" },
              ],
            },
            Single: { anyOf: [{ enum: ["c"] }, { type: "string", enum: ["d"], description: "The last." }] },
          },
        },
      },
    ),
    uses: `same<Equals<(typeof schemas.SIZES)[number], 1 | -2 | 1e21>>();
same<Equals<(typeof schemas.SIZE_VALUES)["medium-sized"], -2>>();
export const colour: schemas.Colour = schemas.COLOUR_VALUES.Red;
export const titled: schemas.Titled = schemas.TITLED_VALUES.B;
same<Equals<(typeof schemas.SINGLES)[number], "c" | "d">>();
same<Equals<schemas.Single, "c" | "d">>();
schemas.ODD_VALUES; // refused: two values have one name`,
  },
});

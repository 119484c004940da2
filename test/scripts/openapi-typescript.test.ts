import { describe, expect, test } from "vitest";
import { declareTypes } from "../../scripts/lib/openapi-typescript.js";
import type { OpenApiDocument, Schema } from "../../scripts/lib/openapi.js";
import { printDeclarations, printMembers } from "../../scripts/lib/print-types.js";
import { documentOf, object, ref, schemasOf } from "./support/small-documents.js";

// What we rely on in openapi-typescript: whoever replaces it has to yield the same.

/** The type that a schema becomes. */
function typeOf(schema: Schema, others: Record<string, Schema> = {}): string {
  const text = printDeclarations(declareTypes(schemasOf({ ...others, Subject: schema })).components);
  const type = /^ {4}Subject: (.*);\n {2}\};$/ms.exec(text)?.[1] ?? text;
  return type.replace(/\s+/g, " ");
}

const text: Schema = { type: "string" };

describe("a schema", () => {
  test.each<[string, { given: Schema; want: string }]>([
    ["a string", { given: text, want: "string" }],
    ["an integer", { given: { type: "integer" }, want: "number" }],
    ["a boolean", { given: { type: "boolean" }, want: "boolean" }],
    ["null", { given: { type: "null" }, want: "null" }],
    ["anything", { given: {}, want: "unknown" }],
    ["a string or null", { given: { type: ["string", "null"] }, want: "string | null" }],
    ["an enumeration", { given: { enum: ["a", 'b"', 1, null, true] }, want: `"a" | 'b"' | 1 | null | true` }],
    ["an enumeration or null", { given: { type: ["string", "null"], enum: ["a"] }, want: '"a" | null' }],
    ["a constant", { given: { const: "a" }, want: '"a"' }],
    ["an array", { given: { type: "array", items: text }, want: "string[]" }],
    ["an array of a union", { given: { type: "array", items: { type: ["string", "null"] } }, want: "(string | null)[]" }],
    ["an array of anything", { given: { type: "array" }, want: "unknown[]" }],
    ["an object", { given: object({ a: text, b: text }, { required: ["b"] }), want: "{ a?: string; b: string; }" }],
    [
      "a property with a default stays optional",
      { given: object({ a: { type: "string", default: "x" } }), want: "{ /** @default x */ a?: string; }" },
    ],
    ["a property that is never there", { given: object({ a: false as unknown as Schema }), want: "{ a?: never; }" }],
    ["an object of any kind", { given: { type: "object" }, want: "Record<string, unknown>" }],
    ["an object without properties", { given: { type: "object", additionalProperties: false }, want: "Record<string, unknown>" }],
    ["a map", { given: { type: "object", additionalProperties: text }, want: "{ [key: string]: string; }" }],
    [
      "an object with more keys",
      { given: object({ a: text }, { additionalProperties: true }), want: "{ a?: string; } & { [key: string]: unknown; }" },
    ],
    ["a reference", { given: ref("Other"), want: 'components["schemas"]["Other"]' }],
    ["a reference with a description", { given: { ...ref("Other"), description: "It." }, want: 'components["schemas"]["Other"]' }],
    ["anyOf", { given: { anyOf: [ref("Other"), { type: "null" }] }, want: 'components["schemas"]["Other"] | null' }],
    [
      "oneOf",
      { given: { oneOf: [ref("Other"), ref("Subject")] }, want: 'components["schemas"]["Other"] | components["schemas"]["Subject"]' },
    ],
    ["allOf", { given: { allOf: [ref("Other"), object({ a: text })] }, want: 'components["schemas"]["Other"] & { a?: string; }' }],
    ["read-only", { given: object({ a: { ...text, readOnly: true } }), want: "{ readonly a?: string; }" }],
    [
      "odd names",
      {
        given: object({ "a-b": text, "50%": text, "%41": text, __proto: text }),
        want: '{ "a-b"?: string; "50%"?: string; "%41"?: string; __proto?: string; }',
      },
    ],
    ["a literal beside string stays in sight", { given: { anyOf: [{ enum: ["a"] }, text] }, want: '"a" | (string & {})' }],
    [
      "a comment",
      {
        given: object({ a: { type: "string", description: "One\ntwo */ three.", deprecated: true } }),
        want: "{ /** * @deprecated * One * two *\\/ three. */ a?: string; }",
      },
    ],
  ])("%s", (_, { given, want }) => {
    expect(typeOf(given, { Other: text })).toBe(want);
  });

  test("references with escapes lead to the schema that they name", () => {
    const names = { "a/b": text, "c~d": text, "e f": text, "g%h": text };
    const references = ["a~1b", "c~0d", "e%20f", "g%25h"].map((name) => ref(name));
    expect(typeOf({ anyOf: references }, names)).toBe(
      Object.keys(names)
        .map((name) => `components["schemas"][${JSON.stringify(name)}]`)
        .join(" | "),
    );
  });

  test("the document is left as it is", () => {
    const document = schemasOf({ Cat: object({ kind: text }), Pet: { oneOf: [ref("Cat")], discriminator: { propertyName: "kind" } } });
    const before = structuredClone(document);
    declareTypes(document);
    expect(document).toEqual(before);
  });
});

const DOCUMENT: OpenApiDocument = documentOf({
  paths: {
    "/v1/things/{thingId}": {
      parameters: [{ $ref: "#/components/parameters/thingId" }],
      get: {
        operationId: "readThing",
        description: "Reads a thing.",
        parameters: [{ name: "X-Mark", in: "header", schema: text }],
        responses: {
          "200": { description: "A thing.", content: { "application/json": { schema: ref("Thing") } } },
          "2XX": { description: "More." },
          default: { $ref: "#/components/responses/Problem" },
        },
      },
      put: {
        operationId: "replaceThing",
        parameters: [{ name: "teamId", in: "query", required: true, description: "The team.", schema: text }],
        requestBody: { required: true, description: "The thing.", content: { "application/json": { schema: ref("Thing") }, "*/*": {} } },
        responses: { "204": { description: "Done." } },
      },
    },
  },
  components: {
    schemas: { Thing: object({ name: text }) },
    parameters: { thingId: { name: "thingId", in: "path", required: true, description: "The ID.", schema: text } },
    responses: { Problem: { description: "A problem.", content: { "*/*": {} } } },
  },
});

test("paths lead to operations, with the path's parameters and each method", () => {
  expect(printDeclarations(declareTypes(DOCUMENT).paths)).toBe(`export interface paths {
  "/v1/things/{thingId}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** The ID. */
        thingId: components["parameters"]["thingId"];
      };
      cookie?: never;
    };
    /** Reads a thing. */
    get: operations["readThing"];
    put: operations["replaceThing"];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
`);
});

test("operations have parameters by place, a body and answers by status and media type", () => {
  expect(printMembers(declareTypes(DOCUMENT).operations)).toBe(`{
  readThing: {
    parameters: {
      query?: never;
      header?: {
        "X-Mark"?: string;
      };
      path: {
        /** The ID. */
        thingId: components["parameters"]["thingId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** A thing. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Thing"];
        };
      };
      /** More. */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      default: components["responses"]["Problem"];
    };
  };
  replaceThing: {
    parameters: {
      query: {
        /** The team. */
        teamId: string;
      };
      header?: never;
      path: {
        /** The ID. */
        thingId: components["parameters"]["thingId"];
      };
      cookie?: never;
    };
    /** The thing. */
    requestBody: {
      content: {
        "application/json": components["schemas"]["Thing"];
        "*/*": unknown;
      };
    };
    responses: {
      /** Done. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
}`);
});

test("a document without anything declares empty records, and no more than we know", () => {
  const { paths, components, operations, others } = declareTypes(documentOf({}));
  expect(printDeclarations(paths)).toBe("export type paths = Record<string, never>;\n");
  expect(printDeclarations(components)).toBe("export type components = Record<string, never>;\n");
  expect([operations, others]).toEqual([[], []]);
});

test("what an allOf requires of a reference comes with the helper type that it needs", () => {
  const { components, others } = declareTypes(
    schemasOf({ Base: object({ id: text }), Subject: { allOf: [ref("Base")], required: ["id"] } }),
  );
  expect(printDeclarations(components)).toContain('Subject: WithRequired<components["schemas"]["Base"], "id">;');
  expect(printDeclarations(others)).toBe("type WithRequired<T, K extends keyof T> = T & {\n  [P in K]-?: T[P];\n};\n");
});

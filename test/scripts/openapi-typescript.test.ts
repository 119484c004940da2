import { describe, expect, it } from "vitest";
import { declareTypes } from "../../scripts/lib/openapi-typescript.js";
import type { Schema } from "../../scripts/lib/openapi.js";
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
  it.each<[string, Schema, string]>([
    ["a string", text, "string"],
    ["an integer", { type: "integer" }, "number"],
    ["a boolean", { type: "boolean" }, "boolean"],
    ["null", { type: "null" }, "null"],
    ["anything", {}, "unknown"],
    ["a string or null", { type: ["string", "null"] }, "string | null"],
    ["an enumeration", { enum: ["a", 'b"', 1, null, true] }, `"a" | 'b"' | 1 | null | true`],
    ["an enumeration or null", { type: ["string", "null"], enum: ["a"] }, '"a" | null'],
    ["a constant", { const: "a" }, '"a"'],
    ["an array", { type: "array", items: text }, "string[]"],
    ["an array of a union", { type: "array", items: { type: ["string", "null"] } }, "(string | null)[]"],
    ["an array of anything", { type: "array" }, "unknown[]"],
    ["an object", object({ a: text, b: text }, { required: ["b"] }), "{ a?: string; b: string; }"],
    ["a property with a default stays optional", object({ a: { type: "string", default: "x" } }), "{ /** @default x */ a?: string; }"],
    ["a property that is never there", object({ a: false as unknown as Schema }), "{ a?: never; }"],
    ["an object of any kind", { type: "object" }, "Record<string, unknown>"],
    ["an object without properties", { type: "object", additionalProperties: false }, "Record<string, unknown>"],
    ["a map", { type: "object", additionalProperties: text }, "{ [key: string]: string; }"],
    ["an object with more keys", object({ a: text }, { additionalProperties: true }), "{ a?: string; } & { [key: string]: unknown; }"],
    ["a reference", ref("Other"), 'components["schemas"]["Other"]'],
    ["a reference with a description", { ...ref("Other"), description: "It." }, 'components["schemas"]["Other"]'],
    ["anyOf", { anyOf: [ref("Other"), { type: "null" }] }, 'components["schemas"]["Other"] | null'],
    ["oneOf", { oneOf: [ref("Other"), ref("Subject")] }, 'components["schemas"]["Other"] | components["schemas"]["Subject"]'],
    ["allOf", { allOf: [ref("Other"), object({ a: text })] }, 'components["schemas"]["Other"] & { a?: string; }'],
    ["read-only", object({ a: { ...text, readOnly: true } }), "{ readonly a?: string; }"],
    [
      "odd names",
      object({ "a-b": text, "50%": text, "%41": text, __proto: text }),
      '{ "a-b"?: string; "50%"?: string; "%41"?: string; __proto?: string; }',
    ],
    ["a literal beside string stays in sight", { anyOf: [{ enum: ["a"] }, text] }, '"a" | (string & {})'],
    [
      "a comment",
      object({ a: { type: "string", description: "One\ntwo */ three.", deprecated: true } }),
      "{ /** * @deprecated * One * two *\\/ three. */ a?: string; }",
    ],
  ])("declares %s", (_, given, want) => {
    expect(typeOf(given, { Other: text })).toBe(want);
  });

  it("declares references with escapes as the schema that they name", () => {
    const names = { "a/b": text, "c~d": text, "e f": text, "g%h": text };
    const references = ["a~1b", "c~0d", "e%20f", "g%25h"].map((name) => ref(name));
    expect(typeOf({ anyOf: references }, names)).toBe(
      Object.keys(names)
        .map((name) => `components["schemas"][${JSON.stringify(name)}]`)
        .join(" | "),
    );
  });

  it("leaves the document as it is", () => {
    const document = schemasOf({ Cat: object({ kind: text }), Pet: { oneOf: [ref("Cat")], discriminator: { propertyName: "kind" } } });
    const before = structuredClone(document);
    declareTypes(document);
    expect(document).toEqual(before);
  });
});

describe("a document", () => {
  const { paths, components, operations, others } = declareTypes(
    documentOf({
      paths: {
        "/v1/things/{thingId}": {
          parameters: [{ $ref: "#/components/parameters/thingId" }],
          put: {
            operationId: "replaceThing",
            description: "Replaces a thing.",
            parameters: [
              { name: "teamId", in: "query", required: true, description: "The team.", schema: text },
              { name: "X-Mark", in: "header", schema: text },
            ],
            requestBody: { required: true, content: { "application/json": { schema: ref("Thing") }, "*/*": {} } },
            responses: {
              "200": { description: "A thing.", content: { "application/json": { schema: ref("Thing") } } },
              "2XX": { description: "More." },
              default: { $ref: "#/components/responses/Problem" },
            },
          },
        },
      },
      components: {
        schemas: { Thing: object({ name: text }), Base: object({ id: text }), Derived: { allOf: [ref("Base")], required: ["id"] } },
        parameters: { thingId: { name: "thingId", in: "path", required: true, description: "The ID.", schema: text } },
        responses: { Problem: { description: "A problem.", content: { "*/*": {} } } },
      },
    }),
  );
  const flat = (printed: string): string => printed.replace(/\s+/g, " ");
  const INHERITED = 'path: { /** The ID. */ thingId: components["parameters"]["thingId"]; }; cookie?: never; }';

  it("declares its paths, with their parameters and each method", () => {
    expect(flat(printDeclarations(paths))).toBe(
      `export interface paths { "/v1/things/{thingId}": { parameters: { query?: never; header?: never; ${INHERITED}; get?: never; ` +
        '/** Replaces a thing. */ put: operations["replaceThing"]; post?: never; delete?: never; options?: never; head?: never; ' +
        "patch?: never; trace?: never; }; } ",
    );
  });

  it("declares its operations by place of the parameters, status and media type", () => {
    const headers = "headers: { [name: string]: unknown; };";
    expect(flat(printMembers(operations))).toBe(
      `{ replaceThing: { parameters: { query: { /** The team. */ teamId: string; }; header?: { "X-Mark"?: string; }; ${INHERITED}; ` +
        'requestBody: { content: { "application/json": components["schemas"]["Thing"]; "*/*": unknown; }; }; ' +
        `responses: { /** A thing. */ 200: { ${headers} content: { "application/json": components["schemas"]["Thing"]; }; }; ` +
        `/** More. */ "2XX": { ${headers} content?: never; }; default: components["responses"]["Problem"]; }; }; }`,
    );
  });

  it("declares what an allOf requires of a reference, with the helper type that it needs", () => {
    expect(printDeclarations(components)).toContain('Derived: WithRequired<components["schemas"]["Base"], "id">;');
    expect(flat(printDeclarations(others))).toBe("type WithRequired<T, K extends keyof T> = T & { [P in K]-?: T[P]; }; ");
  });

  it("declares empty records where it has nothing", () => {
    const empty = declareTypes(documentOf({}));
    expect(printDeclarations([...empty.paths, ...empty.components])).toBe(
      "export type paths = Record<string, never>;\n\nexport type components = Record<string, never>;\n",
    );
    expect([empty.operations, empty.others]).toEqual([[], []]);
  });
});

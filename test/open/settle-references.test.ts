import fc from "fast-check";
import { expect, it } from "vitest";
import { resolveReference } from "../../scripts/model/schemas.js";
import { settleReferences } from "../../scripts/open/settle-references.js";
import type { OpenApiDocument } from "../../scripts/read/openapi.js";
import { documentOf, json, object, ref, response, text } from "../harness/documents.js";

type Fields = Record<string, unknown>;

const Q = { name: "q", in: "query", required: true };

const WHOLE = JSON.stringify(
  documentOf(
    {
      "/things/{id}": {
        parameters: [{ name: "id", in: "path", required: true, schema: text }],
        put: {
          operationId: "putThing",
          description: "Puts.",
          tags: ["Things"],
          parameters: [{ name: "get", in: "query", schema: { enum: ["a", "b"] }, examples: { one: { value: "a" } } }],
          requestBody: { required: true, content: json(object({ content: object({ get: text }, ["get"]) })) },
          responses: {
            200: { ...response(json(ref("Thing"))), headers: { "X-A": { schema: text } }, links: { next: { operationId: "x" } } },
          },
          callbacks: { done: { "{$request.body#/url}": { post: { responses: { 200: response() } } } } },
          servers: [{ url: "https://{a}.example", variables: { a: { default: "b" } } }],
        },
      },
    },
    {
      webhooks: { sold: { post: { responses: { 200: response() } } } },
      components: { schemas: { Thing: object({ size: { type: ["integer", "null"] }, more: { allOf: [text] } }, ["size"]) } },
    },
  ),
);
const whole = (): OpenApiDocument => JSON.parse(WHOLE) as OpenApiDocument;

/** Returns a value with its references replaced, as long as they lead to objects of the components. */
function resolved(document: OpenApiDocument, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => resolved(document, each));
  if (value === null || typeof value !== "object") return value;
  const reference = (value as Fields)["$ref"];
  if (typeof reference === "string" && !reference.startsWith("#/components/")) return value;
  const target = resolveReference<object>(document, value);
  return target !== undefined && target !== value
    ? resolved(document, target)
    : Object.fromEntries(Object.entries(value).map(([key, below]) => [key, resolved(document, below)]));
}

const plain = (document: OpenApiDocument): unknown => resolved(document, { paths: document.paths, webhooks: document.webhooks });

/** Returns the places of all values, except data. */
function placesIn(value: unknown, keys: string[] = []): string[][] {
  if (value === null || typeof value !== "object") return [keys];
  return [
    keys,
    ...Object.entries(value).flatMap(([key, below]) =>
      ["value", "default"].includes(key) || keys.at(-1) === "enum" ? [] : placesIn(below, [...keys, key]),
    ),
  ];
}

const PLACES = placesIn(whole()).filter(([top, , , ...rest]) => (top === "paths" || top === "components") && rest.length > 0);

it("reads a document whose values are anywhere else", () => {
  const want = plain(whole());
  fc.assert(
    fc.property(fc.subarray(PLACES, { minLength: 1 }), fc.constantFrom("x-parts", "definitions"), (places, section) => {
      const document = whole();
      const parts: Fields = {};
      for (const [index, keys] of [...places].reverse().entries()) {
        const parent = keys.slice(0, -1).reduce<unknown>((above, key) => (above as Fields)[key], document) as Fields;
        const key = keys.at(-1) ?? "";
        parts[`part${index}`] = parent[key];
        parent[key] = { $ref: `#/${section}/part${index}` };
      }
      Object.assign(document, { [section]: parts });
      expect(plain(settleReferences(document))).toEqual(want);
    }),
    { numRuns: 300 },
  );
});

it("keeps the operations and parameters beside the reference of a path item", () => {
  const [get, put] = [{ responses: { 200: response() } }, { responses: { 204: response() } }];
  const [id, q] = ["id", "q"].map((name) => ({ name, in: name === "id" ? "path" : "query", required: true, schema: text }));
  const item = { $ref: "#/components/pathItems/A", put, parameters: [id], summary: "Own" };
  const document = documentOf({ "/a/{id}": item }, { components: { pathItems: { A: { get, parameters: [q], summary: "Shared" } } } });
  const settled = settleReferences(document as unknown as OpenApiDocument);
  expect(settled.paths?.["/a/{id}"]).toEqual({ get, put, parameters: [q, id], summary: "Own" });
});

it.each<[where: string, operation: object, meant: object]>([
  ["in place of a media type", { requestBody: { content: { a: text } } }, { requestBody: { content: { a: { schema: text } } } }],
  ["that a media type refers to", { requestBody: { content: { a: ref("A") } } }, { requestBody: { content: { a: { schema: ref("A") } } } }],
  ["beside a parameter", { parameters: [{ ...Q, oneOf: [text] }] }, { parameters: [{ ...Q, schema: { oneOf: [text] } }] }],
])("reads the schema %s", (_, operation, meant) => {
  const components = { schemas: { A: text }, securitySchemes: { key: { type: "apiKey", in: "query", name: "q" } } };
  const document = documentOf({ "/a": { post: { ...operation, responses: {} } } }, { components });
  const settled = settleReferences(document as unknown as OpenApiDocument);
  expect(settled).toMatchObject({ paths: { "/a": { post: meant } }, components });
  expect(settled.components?.securitySchemes?.["key"]).not.toHaveProperty("schema");
});

it("leaves a reference that its target contains", () => {
  const properties = { a: { properties: { $ref: "#/components/schemas/A/properties" } } };
  const document = documentOf({}, { components: { schemas: { A: { properties } } } }) as unknown as OpenApiDocument;
  expect(settleReferences(structuredClone(document))).toEqual(document);
});

it("names targets of one name apart, and the same target once", () => {
  const schemas = { Used: object({ a: { $ref: "#/definitions/Used" }, b: { $ref: "#/definitions/Used" }, c: { $ref: "#/x/Used" } }) };
  const more = { components: { schemas }, definitions: { Used: text }, x: { Used: { type: "integer" } } };
  const settled = settleReferences(documentOf({}, more) as unknown as OpenApiDocument);
  expect(Object.keys(settled.components?.schemas ?? {})).toEqual(["Used", "Used_", "Used__"]);
  expect(settled.components?.schemas?.["Used"]?.properties).toEqual({
    a: { $ref: "#/components/schemas/Used_" },
    b: { $ref: "#/components/schemas/Used_" },
    c: { $ref: "#/components/schemas/Used__" },
  });
});

it("keeps a name of a discriminator's mapping or a scope that is `$ref`", () => {
  const schemas = { A: { discriminator: { propertyName: "a", mapping: { $ref: "A" } } } };
  const document = documentOf({}, { components: { schemas } }) as unknown as OpenApiDocument;
  expect(settleReferences(structuredClone(document))).toEqual(document);
});

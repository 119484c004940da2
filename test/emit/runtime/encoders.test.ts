import { expect, test } from "vitest";
import { generateOperations } from "../../../scripts/emit/operations.js";
import { codecModules } from "../../../scripts/emit/codecs.js";
import type { OpenApiDocument } from "../../../scripts/read/openapi.js";

const FORM = "application/x-www-form-urlencoded";
const text = { type: "string" };
const list = { type: "array", items: text };
const circle: Record<string, unknown> = { type: "object", properties: { a: text }, oneOf: [{ $ref: "#/components/schemas/Circle" }] };
const documentOf = (media: object, more: object = {}): OpenApiDocument => documentWith({ [FORM]: media }, more);

function documentWith(content: object, more: object = {}): OpenApiDocument {
  const post = { operationId: "send", requestBody: { content }, responses: { 204: { description: "" } } };
  const schemas = { Texts: { type: "object", properties: { a: text } }, Text: text, Circle: circle };
  return { openapi: "3.1.0", paths: { "/forms": { post } }, components: { schemas }, ...more } as unknown as OpenApiDocument;
}

function operations(document: OpenApiDocument): string {
  return generateOperations(document, "./runtime")
    .map((file) => file.text)
    .join("");
}

test.each<[string, object, string]>([
  ["texts", { schema: { $ref: "#/components/schemas/Texts" } }, "encodeBody"],
  ["texts in parts", { schema: { allOf: [{ $ref: "#/components/schemas/Texts" }, { properties: { b: text } }] } }, "encodeBody"],
  ["a list", { schema: { properties: { a: text, b: list } } }, "encodeForm"],
  ["fields of any type", { schema: { properties: { a: {} } } }, "encodeForm"],
  ["texts and additional lists", { schema: { properties: { a: text }, additionalProperties: list } }, "encodeForm"],
  ["nullable texts", { schema: { properties: { a: { type: "string", nullable: true } } } }, "encodeForm"],
  ["no schema", {}, "encodeForm"],
  ["a style", { schema: { properties: { a: text } }, encoding: { a: { style: "form", explode: false } } }, "encodeForm"],
])("chooses the form encoder for %s", (_, media, want) => {
  const document = documentOf(media);
  expect(operations(document)).toContain(`encode: ${want},`);
  expect(codecModules(document)).toEqual(want === "encodeForm" ? ["media.ts"] : []);
});

test.each<[string, unknown, string]>([
  ["a text", text, "encodeJson"],
  ["a text by its format", { format: "uuid" }, "encodeJson"],
  ["a text or an object", { anyOf: [{ type: "object" }, { $ref: "#/components/schemas/Text" }] }, "encodeJson"],
  ["a text in parts", { allOf: [{ $ref: "#/components/schemas/Text" }, { minLength: 1 }] }, "encodeJson"],
  ["anything", {}, "encodeJson"],
  ["no schema", undefined, "encodeJson"],
  ["an object", { $ref: "#/components/schemas/Texts" }, "encodeBody"],
  ["an object without a type", { properties: { a: text } }, "encodeBody"],
  ["a circle", { $ref: "#/components/schemas/Circle" }, "encodeBody"],
  ["a list", list, "encodeBody"],
])("chooses the JSON encoder for %s", (_, schema, want) => {
  const document = documentWith({ "application/json": { schema }, "text/plain": {} });
  expect(operations(document)).toContain(`encode: ${want},`);
  expect(codecModules(document)).toEqual(want === "encodeJson" ? ["media.ts"] : []);
});

test("encodes text without JSON quotes for an indexed operation", () => {
  const document = documentWith({ "application/json": { schema: {} } });
  Object.assign(document.paths?.["/forms"]?.post ?? {}, { "x-detail": "index" });
  expect(operations(document)).toContain("encode: encodeBody,");
});

test.each<[string, object, object]>([
  ["multipart", { "application/json": {}, "multipart/form-data": {} }, ["application/json", "multipart/form-data"]],
  ["a URL-encoded form", { "application/json": { schema: text }, [FORM]: { schema: { type: "object" } } }, ["application/json", FORM]],
])("lists the media types of an operation with JSON and %s", (_, content, types) => {
  expect(operations(documentWith(content))).toContain(
    `contentTypes: ${JSON.stringify(types).replace(",", ", ")},\n      encode: encodeJson,`,
  );
});

const SCHEME = { key: [] };

test.each<[string, { document?: unknown; operation?: unknown; kept: boolean }]>([
  ["no security", { kept: false }],
  ["a scheme", { document: [SCHEME], kept: false }],
  ["an optional scheme", { document: [{}, SCHEME], kept: false }],
  ["an empty requirement", { document: [{}], kept: true }],
  ["an empty list in the operation", { operation: [], kept: true }],
  ["an empty list, and a scheme in the operation", { document: [], operation: [SCHEME], kept: false }],
])("withholds the credential only if the document says so: %s", (_, { document, operation, kept }) => {
  const given = documentOf({}, document === undefined ? {} : { security: document });
  Object.assign(given.paths?.["/forms"]?.post ?? {}, operation === undefined ? {} : { security: operation });
  expect(operations(given).includes("authenticated: false")).toBe(kept);
});

import { expect, test } from "vitest";
import { markdownOf } from "../../../scripts/docs/markdown/markdown-of.js";
import type { PathItem } from "../../../scripts/read/openapi.js";
import { hostileStrings } from "../../generate/harness/hostile-document.js";
import { documentOf } from "../../generate/harness/small-documents.js";
import { fieldsIn, fieldsOn, operationPage, pagesOf, shapeOf, siteOf, typeOf } from "./harness/sites.js";

const HOSTILE = [...hostileStrings(), "<script>alert(1)</script>", '"onload=', "[a](javascript:alert(1))", "a](b", "| --- |", "${a}"];

test.each([
  ["no paths", {}],
  ["an empty path", { paths: { "/a": {} } }],
  ["an empty operation", { paths: { "/a": { get: {} } } }],
  ["a body without content", { paths: { "/a": { post: { requestBody: { content: {} }, responses: { "200": { description: "" } } } } } }],
  ["an empty media type", { paths: { "/a": { get: { responses: { "200": { content: { "a/b": {} } } } } } } }],
  ["broken references", { paths: { "/a": { get: { parameters: [{ $ref: "#/x" }], responses: { "200": { $ref: "#/y" } } } } } }],
  ["a duplicate tag", { tags: [{ name: "A" }, { name: "A" }], paths: { "/a": { get: { tags: ["A"] } } } }],
  ["tags with the same path", { tags: [{ name: "a b" }, { name: "A-B" }, { name: "Errors" }] }],
  ["schemas with the same path", { components: { schemas: { Ab: {}, ab: {}, "-ab": {} } } }],
])("gives a document with %s pages with unique paths and titles", (_, parts) => {
  const { pages, nav } = siteOf(documentOf(parts));
  expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length);
  expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length);
  expect(nav.length).toBeGreaterThan(0);
  for (const { description } of pages) expect(description).not.toBe("");
});

test.each<[string, Record<string, unknown>]>([
  ["a number as its version", { info: { title: 7, version: 1 } }],
  ["null as its version", { info: { version: null, contact: null, license: null } }],
  ["texts as its contact and license", { info: { contact: "a", license: "b" } }],
  ["null as a tag", { tags: [null, {}], "x-tagGroups": [null] }],
  ["null as a flow", { components: { securitySchemes: { key: { type: "oauth2", flows: { implicit: null } } } } }],
])("shows a document with %s", (_, parts) => {
  const site = siteOf({ ...documentOf({}), ...parts }, { isForeign: true });
  expect([typeof site.title, typeof site.version]).toEqual(["string", "string"]);
  for (const page of site.pages) expect(markdownOf(page)).not.toMatch(/undefined|\[object/);
});

test.each([
  ["true", true],
  ["false", false],
  ["a string", "x"],
  ["a circle of references", { $ref: "#/components/schemas/Wanted" }],
  ["a reference to the document", { $ref: "#" }],
  ["a circle of allOf", { allOf: [{ $ref: "#/components/schemas/Wanted" }] }],
  ["a circle of anyOf", { anyOf: [{ $ref: "#/components/schemas/Wanted" }, { type: "null" }] }],
  ["empty lists", { allOf: [], anyOf: [], oneOf: [], enum: [], type: [], required: [], prefixItems: [] }],
  ["keywords of the wrong type", { type: 5, required: "a", properties: [], enum: {}, allOf: {}, items: [{}], pattern: 3, maxLength: "x" }],
  [
    "conditions of the wrong type",
    {
      if: { properties: null, required: "a" },
      then: 1,
      not: { required: 1 },
      contains: 1,
      dependentSchemas: [],
      dependentRequired: { a: 1 },
      propertyNames: [],
    },
  ],
  ["properties with invalid schemas", { properties: { a: null, b: 1, c: "x", d: true } }],
  ["a property called __proto__", JSON.parse('{"properties":{"__proto__":{"type":"string"},"constructor":false}}')],
])("accepts %s as a schema", (_, schema) => {
  const shape = shapeOf(schema);
  expect(typeOf(shape)).not.toBe("");
  expect(JSON.stringify(shape)).toContain('"fields"');
});

const properties = Object.fromEntries(HOSTILE.map((text) => [text, { type: "string", description: text, enum: [text] }]));
const content = { "application/json": { schema: { type: "object", properties } } };
const parameters = HOSTILE.map((name) => ({ name, in: "query" as const, description: name, schema: { type: "string", const: name } }));
const operation = { operationId: "send", tags: ["Things"], parameters, requestBody: { content }, responses: {} };
const page = operationPage("send", siteOf(documentOf({ paths: { "/things": { post: operation } } })));

test("hostile strings are kept in names, descriptions and values", () => {
  expect(page.parameters.query.map(({ name }) => name)).toEqual(HOSTILE);
  const fields = page.requestBody?.content[0]?.shape?.fields ?? [];
  expect(fields.map(({ name }) => name).sort()).toEqual(Object.keys(properties).sort());
  for (const { name, shape } of [...page.parameters.query, ...fields]) {
    expect(shape.text).toBe(name.trim());
    expect(shape.values).toEqual([name]);
  }
});

test("hostile strings are encoded in anchors", () => {
  const anchors = fieldsOn(page).map(({ anchor }) => anchor);
  expect(new Set(anchors).size).toBe(anchors.length);
  for (const anchor of anchors) expect(anchor).toMatch(/^(query|body)\.[\w$~-]+$/);
});

test("hostile strings are reduced to plain paths in names of tags and schemas", () => {
  const schemas = Object.fromEntries(HOSTILE.map((name) => [name, { type: "object" }]));
  const { pages } = siteOf(documentOf({ tags: HOSTILE.map((name) => ({ name, description: name })), components: { schemas } }));
  for (const { path } of pages) expect(path).toMatch(/^([\p{L}\p{M}\p{N}-]+\/)*$/u);
  expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length);
  expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length);
});

test("shows a body in each media type, with unique anchors", () => {
  const schema = { type: "object", properties: { a: {} } };
  const content = { "application/json": { schema }, "application/x-www-form-urlencoded": { schema } };
  const site = siteOf(documentOf({ paths: { "/a": { post: { operationId: "send", requestBody: { content }, responses: {} } } } }));
  const shapes = operationPage("send", site).requestBody?.content.flatMap(({ shape }) => shape ?? []) ?? [];
  expect(shapes.flatMap(fieldsIn).map(({ anchor }) => anchor)).toEqual(["body.a", "body.application-x-www-form-urlencoded.a"]);
  expect(pagesOf(site, "operation")).toHaveLength(1);
});

test.each([
  [{ description: "Of *all*." }, { description: "Own." }, "Own.\n\nOf *all*."],
  [{ summary: "All", description: "" }, {}, "All"],
  [{ summary: 1 }, { description: "Own." }, "Own."],
])("shows what a path, %j, says of its operation, %j", (path, own, text) => {
  const item = { ...path, get: { operationId: "read", ...own, responses: {} } } as PathItem;
  expect(operationPage("read", siteOf(documentOf({ paths: { "/a": item } })))).toMatchObject({ text });
});

test("tells how an array is serialized in the query", () => {
  const schema = { type: "array", items: { type: "string" } };
  const parameters = [
    { name: "a", in: "query" as const, schema },
    { name: "b", in: "query" as const, schema, explode: false },
    { name: "c", in: "path" as const, schema },
  ];
  const site = siteOf(documentOf({ paths: { "/{c}": { get: { operationId: "read", parameters } } } }));
  const { query, path } = operationPage("read", site).parameters;
  expect(query.flatMap(({ shape }) => shape.limits)).toEqual(["the parameter once for each item", "items separated by commas"]);
  expect(path).toMatchObject([{ isRequired: true, shape: { limits: [] } }]);
});

test("shows cookies, response headers and deprecation", () => {
  const responses = {
    "200": { description: "It.", headers: { location: { description: "Where it is." }, etag: { $ref: "#/components/headers/Etag" } } },
  };
  const operation = {
    ...{ operationId: "read", summary: "Read it", tags: ["Things"], deprecated: true, responses },
    parameters: [
      { name: "session", in: "cookie" as const, schema: { type: "string" } },
      { name: "ids", in: "query" as const, explode: false, schema: { type: "array", items: { type: "string" } } },
    ],
  };
  const site = siteOf(documentOf({ paths: { "/a": { get: operation } } }));
  const page = operationPage("read", site);
  expect(page).toMatchObject({ isDeprecated: true, parameters: { cookie: [{ name: "session" }], query: [{ separator: "," }] } });
  expect(page.search.fields).toContain("session");
  expect(page.responses[0]?.headers).toMatchObject([
    { name: "location", anchor: "200.header.location", shape: { text: "Where it is." } },
    { name: "etag", anchor: "200.header.etag" },
  ]);
  expect(site.nav.flatMap(({ entries }) => entries.map(({ title }) => title))).toContain("Read it (deprecated)");
  expect(pagesOf(site, "tag")[0]?.operations).toMatchObject([{ isDeprecated: true }]);
});

test.each([
  [{}, undefined],
  [{ $ref: "#/components/schemas/Unknown" }, undefined],
  [{ type: "object" }, { status: 200, body: "null" }],
])("with the response schema %j, keeps the recorded response %j", (schema, shown) => {
  const responses = { "200": { description: "It.", content: { "application/json": { schema } } } };
  const sample = { kind: "function", label: "", language: "ts", code: "", response: { status: 200, body: "null" } } as const;
  const components = { schemas: { Unknown: { description: "Its type is not documented." } } };
  const document = documentOf({ paths: { "/a": { get: { operationId: "read", responses } } }, components });
  expect(operationPage("read", siteOf(document, { samples: new Map([["read", [sample]]]) })).samples[0]?.response).toEqual(shown);
});

test("marks an enumeration as open if only responses use it, even in an array", () => {
  const schema = { type: "object", properties: { a: { type: "array", items: { $ref: "#/components/schemas/Version" } } } };
  const components = { schemas: { Version: { type: "string", enum: ["v0"] } } };
  const responses = { "200": { description: "It.", content: { "application/json": { schema } } } };
  const page = operationPage("read", siteOf(documentOf({ paths: { "/a": { get: { operationId: "read", responses } } }, components })));
  expect(page.responses[0]?.content[0]?.shape?.fields).toMatchObject([{ shape: { values: ["v0"], isOpen: true, limits: [] } }]);
});

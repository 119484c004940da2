// Documents of others: whatever they hold, pages come of it, and their texts stay as they are.
import { describe, expect, test } from "vitest";
import { hostileStrings } from "../../generate/harness/hostile-document.js";
import { documentOf } from "../../generate/harness/small-documents.js";
import { fieldsIn, fieldsOn, operationPage, pagesOf, shapeOf, siteOf, typeOf } from "./harness/sites.js";

const HOSTILE = [...hostileStrings(), "<script>alert(1)</script>", '"onload=', "[a](javascript:alert(1))", "a](b", "| --- |", "${a}"];

test.each([
  ["no paths", {}],
  ["an empty path", { paths: { "/a": {} } }],
  ["an operation that says nothing", { paths: { "/a": { get: {} } } }],
  ["a body of no content", { paths: { "/a": { post: { requestBody: { content: {} }, responses: { "200": { description: "" } } } } } }],
  ["a media type that says nothing", { paths: { "/a": { get: { responses: { "200": { content: { "a/b": {} } } } } } } }],
  ["references to nowhere", { paths: { "/a": { get: { parameters: [{ $ref: "#/x" }], responses: { "200": { $ref: "#/y" } } } } } }],
  ["a tag twice", { tags: [{ name: "A" }, { name: "A" }], paths: { "/a": { get: { tags: ["A"] } } } }],
  ["tags of one path", { tags: [{ name: "a b" }, { name: "A-B" }, { name: "Errors" }] }],
  ["schemas of one path", { components: { schemas: { Ab: {}, ab: {}, "-ab": {} } } }],
])("a document with %s yields pages with paths and titles of their own", (_, parts) => {
  const { pages, nav } = siteOf(documentOf(parts));
  expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length);
  expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length);
  expect(nav.length).toBeGreaterThan(0);
  for (const { description } of pages) expect(description).not.toBe("");
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
  ["keywords of the wrong kind", { type: 5, required: "a", properties: [], enum: {}, allOf: {}, items: [{}], pattern: 3, maxLength: "x" }],
  ["properties that are no schemas", { properties: { a: null, b: 1, c: "x", d: true } }],
  ["a property called __proto__", JSON.parse('{"properties":{"__proto__":{"type":"string"},"constructor":false}}')],
])("a schema that is %s does not stop the pages", (_, schema) => {
  const shape = shapeOf(schema);
  expect(typeOf(shape)).not.toBe("");
  expect(JSON.stringify(shape)).toContain('"fields"');
});

describe("hostile strings", () => {
  const properties = Object.fromEntries(HOSTILE.map((text) => [text, { type: "string", description: text, enum: [text] }]));
  const content = { "application/json": { schema: { type: "object", properties } } };
  const parameters = HOSTILE.map((name) => ({ name, in: "query" as const, description: name, schema: { type: "string", const: name } }));
  const operation = { operationId: "send", tags: ["Things"], parameters, requestBody: { content }, responses: {} };
  const page = operationPage("send", siteOf(documentOf({ paths: { "/things": { post: operation } } })));

  test("are names, descriptions and values as they are", () => {
    expect(page.parameters.query.map(({ name }) => name)).toEqual(HOSTILE);
    const fields = page.requestBody?.content[0]?.shape?.fields ?? [];
    expect(fields.map(({ name }) => name).sort()).toEqual(Object.keys(properties).sort());
    for (const { name, shape } of [...page.parameters.query, ...fields]) {
      expect(shape.text).toBe(name.trim());
      expect(shape.values).toEqual([name]);
    }
  });

  test("become no anchor that means anything in an address", () => {
    const anchors = fieldsOn(page).map(({ anchor }) => anchor);
    expect(new Set(anchors).size).toBe(anchors.length);
    for (const anchor of anchors) expect(anchor).toMatch(/^(query|body)\.[\w$~-]+$/);
  });

  test("as names of tags and schemas become plain paths", () => {
    const schemas = Object.fromEntries(HOSTILE.map((name) => [name, { type: "object" }]));
    const { pages } = siteOf(documentOf({ tags: HOSTILE.map((name) => ({ name, description: name })), components: { schemas } }));
    for (const { path } of pages) expect(path).toMatch(/^([a-z0-9-]+\/)*$/);
    expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length);
    expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length);
  });
});

test("a value of several media types is shown in each, with anchors of its own", () => {
  const schema = { type: "object", properties: { a: {} } };
  const content = { "application/json": { schema }, "application/x-www-form-urlencoded": { schema } };
  const site = siteOf(documentOf({ paths: { "/a": { post: { operationId: "send", requestBody: { content }, responses: {} } } } }));
  const shapes = operationPage("send", site).requestBody?.content.flatMap(({ shape }) => shape ?? []) ?? [];
  expect(shapes.flatMap(fieldsIn).map(({ anchor }) => anchor)).toEqual(["body.a", "body.application-x-www-form-urlencoded.a"]);
  expect(pagesOf(site, "operation")).toHaveLength(1);
});

test("how an array stands in the query is said", () => {
  const schema = { type: "array", items: { type: "string" } };
  const parameters = [
    { name: "a", in: "query" as const, schema },
    { name: "b", in: "query" as const, schema, explode: false },
    { name: "c", in: "path" as const, schema },
  ];
  const page = operationPage("read", siteOf(documentOf({ paths: { "/{c}": { get: { operationId: "read", parameters } } } })));
  expect(page.parameters.query.map(({ shape }) => shape.limits)).toEqual([
    ["the parameter once for each item"],
    ["items separated by commas"],
  ]);
  expect(page.parameters.path).toMatchObject([{ isRequired: true, shape: { limits: [] } }]);
});

test("what else an operation may hold is told", () => {
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
  expect(page).toMatchObject({ isDeprecated: true, parameters: { cookie: [{ name: "session" }], query: [{ isCommaSeparated: true }] } });
  expect(page.search.fields).toContain("session");
  expect(page.responses[0]?.headers).toEqual([
    { name: "location", text: "Where it is." },
    { name: "etag", text: "" },
  ]);
  expect(site.nav.flatMap(({ entries }) => entries.map(({ title }) => title))).toContain("Read it (deprecated)");
  expect(pagesOf(site, "tag")[0]?.operations).toMatchObject([{ isDeprecated: true }]);
});

test.each([
  [{}, undefined],
  [{ type: "object" }, { status: 200, body: "null" }],
])("a response of the schema %j is shown as %j", (schema, shown) => {
  const responses = { "200": { description: "It.", content: { "application/json": { schema } } } };
  const sample = { kind: "function", label: "", language: "ts", code: "", response: { status: 200, body: "null" } } as const;
  const document = documentOf({ paths: { "/a": { get: { operationId: "read", responses } } } });
  const page = operationPage("read", siteOf(document, { samples: new Map([["read", [sample]]]) }));
  expect(page.samples[0]?.response).toEqual(shown);
});

test("an enumeration that only responses have is open, in a list too", () => {
  const schema = { type: "object", properties: { a: { type: "array", items: { $ref: "#/components/schemas/Version" } } } };
  const components = { schemas: { Version: { type: "string", enum: ["v0"] } } };
  const responses = { "200": { description: "It.", content: { "application/json": { schema } } } };
  const page = operationPage("read", siteOf(documentOf({ paths: { "/a": { get: { operationId: "read", responses } } }, components })));
  expect(page.responses[0]?.content[0]?.shape?.fields).toMatchObject([{ shape: { values: ["v0"], isOpen: true, limits: [] } }]);
});

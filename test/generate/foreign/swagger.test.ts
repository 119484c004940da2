import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { resolveReference, resolveSchema } from "../../../scripts/model/schemas.js";
import type { OpenApiDocument, Response } from "../../../scripts/read/openapi.js";
import { acceptedFrom, generateFrom, placesOf } from "./harness.js";

const swagger = (operation: string, more = ""): string =>
  `swagger: "2.0"\ninfo: { title: T, version: "1" }\n${more}paths:\n  /a:\n    post:\n${operation.replace(/^/gm, "      ")}\n`;
const RESPONSES = 'responses: { "204": { description: ok } }';
const PARAMETER = "{ name: q, in: query, type: string }";

// prettier-ignore
test.each<[what: string, operation: string, more: string, place: string]>([
  ["the schema of a body", `parameters:\n  - ${PARAMETER}\n  - { name: x, in: body, schema: { $ref: "#/definitions/No" } }\n${RESPONSES}`, "", "8:48"],
  ["a response's schema", 'responses:\n  "200":\n    description: ok\n    schema: { items: { $ref: "#/definitions/No" } }', "", "9:36"],
  ["a definition", RESPONSES, 'definitions: { A: { properties: { b: { $ref: "#/definitions/No" } } } }\n', "3:46"],
  ["a shared response", RESPONSES, 'responses: { A: { description: A, schema: { $ref: "#/definitions/No" } } }\n', "3:51"],
  ["a parameter behind a body", `parameters:\n  - { name: x, in: body, schema: {} }\n  - { $ref: "#/parameters/No" }\n${RESPONSES}`, "", "8:19"],
  ["a file that is missing", `parameters:\n  - { name: x, in: body, schema: { $ref: "no.yaml" } }\n${RESPONSES}`, "", "7:48"],
])("reports a fault of a Swagger document at its place there: %s", async (_, operation, more, place) => {
  const { folder, findings } = await generateFrom({ "swagger.yaml": swagger(operation, more) });
  expect(placesOf(findings, folder)).toEqual([expect.stringContaining(`swagger.yaml:${place} `)]);
  // The pointer is that of the Swagger document, too.
  expect(findings[0]?.pointer).not.toMatch(/components|requestBody|content/);
});

test.each<[what: string, operation: string, want: string[]]>([
  ["a list in a part", "{ name: a, in: formData, type: array, items: { type: string }, collectionFormat: tsv }", ["8:74 swagger"]],
  ["commas in a part", "{ name: a, in: formData, type: array, items: { type: string }, collectionFormat: csv }", []],
  [
    "a body beside a part",
    "{ name: a, in: body, schema: { type: string } }\n  - { name: f, in: formData, type: string }",
    ["8:11 swagger"],
  ],
  ["repeated parts", "{ name: a, in: formData, type: array, items: { type: string }, collectionFormat: multi }", []],
])("names what OpenAPI 3 cannot express: %s", async (_, field, want) => {
  const operation = `consumes: [multipart/form-data]\nparameters:\n  - ${field}\n  - ${PARAMETER}\noperationId: send\n${RESPONSES}`;
  const { warnings } = await acceptedFrom({ "swagger.yaml": swagger(operation) });
  expect(warnings.map(({ line, column, rule }) => `${line}:${column} ${rule}`)).toEqual(want);
});

test.each<[address: string, urls: string[] | undefined]>([
  ["host: a.example\n", ["https://a.example"]],
  ["host: a.example\nschemes: [http, https]\nbasePath: /v1/\n", ["https://a.example/v1", "http://a.example/v1"]],
  ["basePath: /v1\nschemes: [https]\n", ["/v1"]],
  ["host: http://a.example/\nschemes: [https]\nbasePath: /v1\n", ["http://a.example/v1"]],
  ["host: a.example\nschemes: http\n", ["http://a.example"]],
  ["", undefined],
])("reads the servers of a Swagger document: %j", async (address, urls) => {
  const { read } = await acceptedFrom({ "swagger.yaml": swagger(`operationId: send\n${RESPONSES}`, address) });
  const { servers } = JSON.parse(await read("openapi.json")) as { servers?: { url: string }[] };
  expect(servers?.map(({ url }) => url)).toEqual(urls);
});

test("names fields of OpenAPI 3 in a Swagger document once each, and reads them", async () => {
  const content = "content: { application/json: { schema: { type: string } } }";
  const operation = `operationId: send\nrequestBody: { ${content} }\nresponses:\n  "200": { description: ok, ${content} }\n  "201": { description: ok, ${content} }`;
  const more = "securityDefinitions: { a: { type: http, scheme: bearer } }\ncomponents: { schemas: { A: { type: string } } }\n";
  const { folder, warnings, read } = await acceptedFrom({ "swagger.yaml": swagger(operation, more) });
  const fields = ["scheme", "components", "requestBody", "content"];
  expect(warnings.map(({ message }) => message)).toEqual(
    fields.map((field) => `\`${field}\` is a field of OpenAPI 3, not of Swagger 2.0.`),
  );
  expect(placesOf(warnings, folder)[3]).toMatch(/swagger\.yaml:11:35 swagger/);
  expect(await read("operations/default.ts")).toContain('"application/json": string;');
});

test("takes the first of two bodies, and one parameter in place of a list", async () => {
  const bodies = ["string", "integer"].map((type, index) => `  - { name: b${index}, in: body, schema: { type: ${type} } }\n`);
  const two = await generateFrom({ "swagger.yaml": swagger(`operationId: send\nparameters:\n${bodies.join("")}${RESPONSES}`) });
  expect(two.warnings.map(({ message }) => message)).toEqual(["The operation has another body; this one is left out."]);
  expect(await readFile(join(two.folder, "out/operations/default.ts"), "utf8")).toContain('"application/json": string;');
  const one = await generateFrom({
    "swagger.yaml": swagger(`operationId: send\nparameters: { name: x, in: query, type: string }\n${RESPONSES}`),
  });
  expect(await readFile(join(one.folder, "out/operations/default.ts"), "utf8")).toContain("x?: string");
});

const BODY = "parameters:\n  - { name: x, in: body, schema: { type: object, properties: { a: { type: string } } } }\n";

// prettier-ignore
test.each<[what: string, operation: string, more: string, want: object]>([
  ["the schema of a body", `${BODY}responses: { "200": { description: ok, schema: { $ref: "#/paths/~1a/post/parameters/0/schema" } } }`, "", { type: "object" }],
  ["itself from within", 'responses: { "200": { description: ok, schema: { properties: { a: { $ref: "#/paths/~1a/post/responses/200/schema" } } } } }', "", { properties: { a: { $ref: "#/components/schemas/a.post.responses.200.schema" } } }],
  ["another response", `responses: { "200": { $ref: "#/paths/~1a/post/responses/400" }, "400": { description: no, schema: { type: string } } }`, "", { type: "string" }],
  ["what is elsewhere", 'responses: { "200": { description: ok, schema: { $ref: "#/x-parts/Thing" } } }', "x-parts: { Thing: { x-nullable: true, type: string } }\n", { type: ["string", "null"] }],
  ["a port of Kubernetes", 'responses: { "200": { description: ok, schema: { $ref: "#/definitions/Port" } } }', "definitions: { Port: { type: string, format: int-or-string } }\n", { oneOf: [{ type: "integer" }, { type: "string" }] }],
])("follows a `$ref` of a Swagger document to %s", async (_, operation, more, want) => {
  const { read } = await acceptedFrom({ "swagger.yaml": swagger(`operationId: send\n${operation}`, more) });
  const bundle = JSON.parse(await read("openapi.json")) as OpenApiDocument;
  const response = resolveReference<Response>(bundle, bundle.paths?.["/a"]?.post?.responses?.["200"]);
  expect(resolveSchema(bundle, response?.content?.["application/json"]?.schema)).toMatchObject(want);
});

test("keeps an example of a parameter that is an extension", async () => {
  const parameter = "{ name: q, in: query, type: array, items: { type: integer }, x-example: [1, 2] }";
  const { read } = await generateFrom({ "swagger.yaml": swagger(`parameters:\n  - ${parameter}\n${RESPONSES}`) });
  const bundle = JSON.parse(await read("openapi.json")) as OpenApiDocument;
  expect(bundle.paths?.["/a"]?.post?.parameters).toMatchObject([{ examples: { default: { value: [1, 2] } } }]);
});

test("takes a `$ref` beside the name of a parameter for its schema", async () => {
  const { read } = await acceptedFrom({
    "swagger.yaml": swagger(
      `parameters:\n  - { name: q, in: query, $ref: "#/definitions/Size" }\n${RESPONSES}`,
      "definitions: { Size: { type: integer } }\n",
    ),
  });
  const bundle = JSON.parse(await read("openapi.json")) as OpenApiDocument;
  expect(bundle.paths?.["/a"]?.post?.parameters).toMatchObject([{ name: "q", in: "query", schema: { $ref: "#/components/schemas/Size" } }]);
});

test.each<[what: string, parameter: string, media: object]>([
  [
    "the schema of a field",
    "{ name: a, in: formData, schema: { type: string, maxLength: 3 } }",
    { properties: { a: { type: "string", maxLength: 3 } } },
  ],
  [
    "a definition as the schema of a field",
    '{ name: a, in: formData, required: true, schema: { $ref: "#/definitions/Size" } }',
    { required: ["a"], properties: { a: { type: "integer" } } },
  ],
  ["the type of a body", "{ name: a, in: body, type: array, items: { type: integer } }", { type: "array", items: { type: "integer" } }],
])("reads %s, which Swagger has no place for", async (_, parameter, schema) => {
  const text = swagger(`operationId: send\nparameters:\n  - ${parameter}\n${RESPONSES}`, "definitions: { Size: { type: integer } }\n");
  const { findings, warnings, read } = await generateFrom({ "swagger.yaml": text });
  expect([findings, warnings]).toEqual([[], []]);
  const bundle = JSON.parse(await read("openapi.json")) as {
    paths: { "/a": { post: { requestBody: { content: object } } } };
  };
  expect(Object.values(bundle.paths["/a"].post.requestBody.content)).toMatchObject([{ schema }]);
});

test("reads a media type in place of a list of media types", async () => {
  const field = "parameters: [{ name: a, in: formData, type: string }]";
  const { read } = await generateFrom({ "swagger.yaml": swagger(`consumes: multipart/form-data\n${field}\n${RESPONSES}`) });
  const bundle = JSON.parse(await read("openapi.json")) as OpenApiDocument;
  expect(bundle.paths?.["/a"]?.post?.requestBody).toMatchObject({ content: { "multipart/form-data": {} } });
});

test("reads the files that a Swagger document refers to", async () => {
  const { read } = await acceptedFrom({
    "swagger.yaml": swagger(`parameters:\n  - ${PARAMETER}\n  - { $ref: "parts.yaml#/parameters/Body" }\n${RESPONSES}`),
    "parts.yaml": `parameters: { Body: { name: x, in: body, schema: { $ref: "#/definitions/Thing" } } }
definitions: { Thing: { type: object, properties: { self: { x-nullable: true, $ref: "#/definitions/Thing" } } } }
`,
  });
  const bundle = JSON.parse(await read("openapi.json")) as { paths: object; components: object };
  expect(bundle.paths).toMatchObject({
    "/a": { post: { requestBody: { content: { "application/json": { schema: { $ref: "#/components/schemas/Thing" } } } } } },
  });
  expect(bundle.components).toMatchObject({ schemas: { Thing: { type: "object" } } });
});

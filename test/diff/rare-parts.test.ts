import { expect, test } from "vitest";
import type { Verdict } from "../../scripts/diff/model.js";
import { gravest } from "../../scripts/diff/verdicts/verdict-of.js";
import { compareOperationPairs } from "./pairs/compare-pairs.js";
import { changed, CONTRACT, diffOf, type Files, linesOf, PATH_FILE, THING_FILE } from "./harness/contracts.js";

const NO_OPERATION = "components:\n";
const withFlows = (flows: string): Files =>
  changed(CONTRACT, "openapi.yaml", "{ type: http, scheme: bearer }", `{ type: oauth2, flows: { ${flows} } }`);
const flow = (url: string, scopes: string): string => `clientCredentials: { tokenUrl: "${url}", scopes: ${scopes} }`;
const inRoot = (text: string): Files => changed(CONTRACT, "openapi.yaml", NO_OPERATION, `${text}\n${NO_OPERATION}`);
const inOperation = (text: string): Files =>
  changed(CONTRACT, PATH_FILE, "operationId: readThing\n", `operationId: readThing\n  ${text}\n`);
const inResponse = (text: string): Files =>
  changed(CONTRACT, PATH_FILE, "description: The thing.\n", `description: The thing.\n      ${text}\n`);
const inSchema = (text: string): Files => changed(CONTRACT, THING_FILE, "type: object\n", `type: object\n${text}\n`);
const JSON_BODY = `requestBody: { required: true, content: { application/json: { schema: { $ref: "../schemas/Thing.yaml" }`;
const inBody = (text: string): Files =>
  changed(
    changed(CONTRACT, "openapi.yaml", "3.1.0", "3.2.0"),
    PATH_FILE,
    JSON_BODY,
    JSON_BODY.replace(/application\/json: { schema: .*/, `multipart/mixed: { ${text}`),
  );
const inHeader = (text: string): Files => inResponse(`headers: { x-a: ${text} }`);
const inQuery = (text: string): Files =>
  changed(CONTRACT, PATH_FILE, "parameters:\n", `parameters:\n  - { name: q, in: query, ${text} }\n`);
const SET = "breaking schema-set request";
const called = (status: string, text = "Taken."): string =>
  `{ "{$url}": { post: { responses: { "${status}": { description: ${text} } } } } }`;

const [METHOD, URL] = ["method", "url"].map(
  (name) => `"{$${name}}": { post: { summary: ${name}, responses: { "200": { description: Taken. } } } }`,
);

const OTHER = "risky other-change";
const TEXT = "compatible text-changed code";

// prettier-ignore
test.each<[name: string, base: Files, revision: Files, lines: string[]]>([
  ["a flow", withFlows(flow("https://a", "{}")), withFlows(flow("https://b", "{}")), ["breaking security-scheme-changed request deleteThing readThing replaceThing"]],
  ["a further flow", withFlows(flow("https://a", "{}")), withFlows(`${flow("https://a", "{}")}, password: { tokenUrl: "https://a", scopes: {} }`), ["compatible security-scheme-added request deleteThing readThing replaceThing"]],
  ["the scopes of a flow", withFlows(flow("https://a", "{ a: A }")), withFlows(flow("https://a", "{ b: B }")), ["risky security-scope-removed request deleteThing readThing replaceThing", "compatible security-scope-added request deleteThing readThing replaceThing"]],
  ["the text of a scope", withFlows(flow("https://a", "{ a: A }")), withFlows(flow("https://a", "{ a: B }")), [TEXT]],
  ["the URL for further tokens", withFlows(flow("https://a", "{}")), withFlows(flow("https://a", '{}, refreshUrl: "https://b"')), ["compatible security-scheme-added request deleteThing readThing replaceThing"]],
  ["a deprecated scheme", withFlows(flow("https://a", "{}")), changed(withFlows(flow("https://a", "{}")), "openapi.yaml", "type: oauth2", "type: oauth2, deprecated: true"), ["compatible deprecated request deleteThing readThing replaceThing"]],
  ["a scheme that is no longer deprecated", changed(CONTRACT, "openapi.yaml", "type: http", "type: http, deprecated: true"), CONTRACT, ["compatible no-longer-deprecated request deleteThing readThing replaceThing"]],
  ["a webhook that is gone", inRoot(`webhooks: { a: ${called("200")}, b: {} }`), inRoot("webhooks: { b: {} }"), ["breaking webhook-removed response"]],
  ["the schema dialect", inRoot("jsonSchemaDialect: https://a"), inRoot("jsonSchemaDialect: https://b"), [`${OTHER} both`]],
  ["a status of a callback", inOperation(`callbacks: { a: ${called("200")} }`), inOperation(`callbacks: { a: ${called("201")} }`), ["breaking receiver-status-removed request readThing", "compatible receiver-status-added request readThing"]],
  ["a text of a callback", inOperation(`callbacks: { a: ${called("200")} }`), inOperation(`callbacks: { a: ${called("200", "Done.")} }`), [`${TEXT} readThing`]],
  ["the order of two callbacks", inOperation(`callbacks: { a: { ${METHOD}, ${URL} } }`), inOperation(`callbacks: { a: { ${URL}, ${METHOD} } }`), []],
  ["a link", inResponse("links: { a: { operationId: readThing } }"), inResponse("links: { a: { operationId: replaceThing } }"), [`${OTHER} response readThing`]],
  [
    "a header with other capitals, and of another type",
    inResponse("headers: { x-a: { schema: { type: string } } }"),
    inResponse("headers: { X-A: { schema: { type: integer } } }"),
    ["breaking text-became-typed response readThing"],
  ],
  ["an address", inOperation("servers: [{ url: a }]"), inOperation("servers: [{ url: b }]"), ["breaking server-changed request readThing"]],
  ["how a schema is written as XML", inSchema("xml: { name: a }"), inSchema("xml: { name: b }"), ["compatible extension-changed code"]],
  ["an example that was added", CONTRACT, inSchema("examples: [{ name: a }]"), [TEXT]],
  ["an example that moved to the other field", inSchema("example: { name: a }"), inSchema("examples: [{ name: a }]"), [TEXT]],
  ["examples that moved to the other field", inSchema("examples: [{ name: a }]"), inSchema("example: { name: a }"), [TEXT]],
  ["an item schema that was added", inBody(""), inBody("itemSchema: { type: string }"), [`${SET} replaceThing`]],
  ["an item schema that was removed", inBody("itemSchema: { type: string }"), inBody(""), ["compatible schema-unset request replaceThing"]],
  ["the type of an item", inBody("itemSchema: { type: string }"), inBody("itemSchema: { type: integer }"), ["breaking text-became-typed request replaceThing"]],
  ["a schema without constraints that was added", inBody(""), inBody("schema: { description: Anything. }"), []],
  ["the encoding of items", inBody(""), inBody("itemEncoding: { contentType: text/plain }"), ["breaking encoding-changed request replaceThing"]],
  ["the encoding of the first items", inBody("prefixEncoding: [{ contentType: a/b }]"), inBody("prefixEncoding: [{ contentType: a/c }]"), ["breaking encoding-changed request replaceThing"]],
  ["the schema of a header that was removed", inHeader("{ schema: { type: string } }"), inHeader("{}"), ["breaking schema-unset response readThing"]],
  ["a header that became JSON", inHeader("{ schema: { type: string } }"), inHeader("{ content: { application/json: { schema: { type: string } } } }"), ["risky response-header-changed response readThing"]],
  ["a parameter that became JSON of another type", inQuery("schema: { type: string }"), inQuery("content: { application/json: { schema: { type: integer } } }"), ["breaking parameter-serialization-changed request deleteThing readThing replaceThing", "breaking type-changed request deleteThing readThing replaceThing"]],
  ["the schema of a parameter that was removed", inQuery("schema: { type: string }"), inQuery(""), ["compatible schema-unset request deleteThing readThing replaceThing"]],
  ["the parent of a tag", CONTRACT, changed(CONTRACT, "openapi.yaml", "{ name: Others }", "{ name: Others, parent: Things }"), [TEXT]],
  ["a tag that was added", CONTRACT, changed(CONTRACT, "openapi.yaml", "{ name: Others }", "{ name: Others }, { name: More }"), [TEXT]],
])("compares %s", async (_name, base, revision, lines) => expect(linesOf(await diffOf(base, revision))).toEqual(lines));

const CALLED = `"{$url}": { post: { requestBody: { content: { application/json: { schema: { type: object, properties: { a: { type: string } } } } } }, responses: { "200": { description: Taken, content: { application/json: { schema: { type: string } } } } } } }`;

// prettier-ignore
test.each<[name: string, from: string, to: string, lines: string[]]>([
  ["a received property of another type", "a: { type: string }", "a: { type: integer }", ["breaking type-changed response"]],
  ["a received property that was added", "properties: {", "properties: { b: {},", ["compatible property-added response"]],
  ["a received body that is gone", "requestBody", "x-no", ["breaking received-body-removed response", "compatible extension-changed code"]],
  ["a received body of another media type", "application/json: { schema: { type: object", "text/plain: { schema: { type: object", ["breaking received-media-type-added response", "compatible received-media-type-removed response"]],
  ["a response that receivers may no longer send", '"200"', '"204"', ["breaking receiver-status-removed request", "compatible receiver-status-added request"]],
  ["a response body of another type", "application/json: { schema: { type: string } } } } }", "application/json: { schema: { type: integer } } } } }", ["breaking type-changed request"]],
  ["another method", "post: ", "put: ", ["breaking callback-removed both", "compatible callback-added both"]],
  ["another URL", "{$url}", "{$other}", ["breaking callback-url-changed both"]],
  ["a further URL", '"{$url}"', '"{$more}": {}, "{$url}"', ["compatible callback-added both"]],
])("compares %s of a callback", async (_name, from, to, lines) => {
  const [base, revision] = [CALLED, CALLED.replace(from, to)].map((text) => inOperation(`callbacks: { a: { ${text} } }`));
  expect(linesOf(await diffOf(base ?? {}, revision ?? {}))).toEqual(lines.map((line) => `${line} readThing`));
});

test.each([
  ["a method", "post: ", "put: ", ["breaking webhook-removed response", "compatible webhook-added response"]],
  ["a received property", "a: { type: string }", "a: { type: integer }", ["breaking type-changed response POST a"]],
  [
    "a header",
    "post: {",
    `post: { parameters: [{ name: x, in: header, schema: { type: integer } }],`,
    ["compatible received-parameter-added response POST a"],
  ],
  ["a deprecation", "post: {", "post: { deprecated: true,", ["compatible deprecated response POST a"]],
])("compares %s of a webhook", async (_name, from, to, lines) => {
  const hook = (text: string): string => `webhooks: { a: ${text.slice(text.indexOf("{ post"))} }`;
  expect(linesOf(await diffOf(inRoot(hook(CALLED)), inRoot(hook(CALLED).replace(from, to))))).toEqual(lines);
});

const inParameter = (schema: object, place = "query"): object => ({ parameters: [{ name: "p", in: place, schema }], responses: {} });
const header = (schema: object): object => ({ responses: { 200: { description: "Done.", headers: { a: { schema } } } } });
const answers = (type: string, ...statuses: string[]): object => {
  const response = { description: "Done.", content: { "application/json": { schema: { type } } } };
  return { responses: Object.fromEntries(statuses.map((status) => [status, response])) };
};
const [text, whole] = [{ type: "string" }, { type: "integer" }];

test("tells a success that is gone by its status, whatever the default response is", async () => {
  const [success, failure] = [answers("string", "200"), answers("integer", "default")] as { responses: object }[];
  const before = { responses: { ...success?.responses, ...failure?.responses } };
  const changes = (await compareOperationPairs([{ before, after: failure ?? {} }]))(0);
  expect(changes.map(({ rule }) => rule)).toEqual(["success-status-removed"]);
});

// prettier-ignore
test.each<[name: string, before: object, after: object, forth: Verdict, back: Verdict]>([
  ["an integer parameter that is a text", inParameter(whole), inParameter(text), "compatible", "breaking"],
  ["a boolean header parameter that is a text", inParameter({ type: "boolean" }, "header"), inParameter({ ...text, minLength: 1 }, "header"), "compatible", "breaking"],
  ["a list of numbers that are texts", inParameter({ type: "array", items: { type: "number" } }), inParameter({ type: "array", items: text }), "compatible", "breaking"],
  ["an optional integer that is an optional text", inParameter({ anyOf: [whole, { type: "null" }] }), inParameter({ anyOf: [text, { type: "null" }] }), "compatible", "breaking"],
  ["an integer or text that is a text", inParameter({ type: ["integer", "string"] }), inParameter(text), "compatible", "compatible"],
  ["a list or text that is a text", inParameter({ oneOf: [{ type: "array", items: text }, text] }), inParameter(text), "breaking", "compatible"],
  ["an integer parameter that is a text of a format", inParameter(whole), inParameter({ ...text, format: "uuid" }), "breaking", "breaking"],
  ["an integer response header that is a text", header(whole), header(text), "breaking", "compatible"],
  ["a range of success statuses, and one of them", answers("string", "2XX"), answers("string", "200"), "compatible", "breaking"],
  ["a range of success statuses, and some of them", answers("string", "2xx"), answers("string", "200", "201"), "compatible", "breaking"],
  ["a status of a range with another schema", answers("string", "2XX"), answers("integer", "200"), "breaking", "breaking"],
  ["a range of errors, and one of them", answers("string", "4XX"), answers("string", "404"), "compatible", "compatible"],
  ["an error of a range with another schema", answers("string", "4XX"), answers("integer", "404"), "breaking", "breaking"],
  ["an error of the default with another schema", answers("string", "default"), answers("integer", "404"), "breaking", "breaking"],
])("compares %s on the wire", async (_name, before, after, ...expected) => {
  const changesAt = await compareOperationPairs([{ before, after }, { before: after, after: before }]);
  expect([0, 1].map((index) => gravest(changesAt(index).map(({ wire }) => wire)))).toEqual(expected);
});

// Pairs of documents, each with one operation.

/** `B` breaking, `r` risky, `-` neither. */
export type Letter = "B" | "r" | "-";

export type DocumentRow = readonly [name: string, one: object, other: object, forth: Letter, back: Letter];

const DONE = { description: "Done." };
const text = { type: "string" };
const json = (schema: unknown, type = "application/json"): object => ({ content: { [type]: { schema } } });

/** A document whose operation has these fields. */
const operation = (fields: object, others: object = {}, path = "/a"): object => ({
  openapi: "3.1.0",
  info: { title: "Pairs", version: "1" },
  paths: { [path]: { get: { operationId: "read", responses: { 204: DONE }, ...fields } } },
  ...others,
});
/** A document of two operations. */
const twice = (fields: object): object => {
  const read = { responses: { 204: DONE } };
  return {
    ...operation({}, fields),
    paths: { "/a": { get: { ...read, operationId: "a" } }, "/b": { get: { ...read, operationId: "b" } } },
  };
};
/** A document that sends and receives a schema, beside two others. */
const [A, B] = [{ $ref: "#/components/schemas/A" }, { $ref: "#/components/schemas/B" }];
const variant = (k: string): object => ({ type: "object", required: ["k"], properties: { k: { const: k }, m: text } });
const named = (schema: object): object => {
  const schemas = { A: variant("a"), B: variant("b"), C: schema };
  return operation({ requestBody: json({ $ref: "#/components/schemas/C" }) }, { components: { schemas } });
};
/** A document whose bodies are a schema, and another one that includes it. */
const heir = (fields: object): object => {
  const schemas = { A: { type: "object", properties: { a: text }, ...fields }, B: { allOf: [A, { properties: { b: text } }] } };
  return operation({ requestBody: json(B), responses: { 200: { ...DONE, ...json(A) } } }, { components: { schemas } });
};
const parameter = (fields: object, place = "query"): object =>
  operation({ parameters: [{ name: "p", in: place, schema: text, ...fields }] }, {}, place === "path" ? "/a/{p}" : "/a");
const body = (fields: object): object => operation({ requestBody: { ...json(text), ...fields } });
const form = (properties: object, encoding?: object, type = "multipart/form-data"): object =>
  operation({ requestBody: { content: { [type]: { schema: { type: "object", properties }, encoding } } } });
const responses = (all: object): object => operation({ responses: all });
const answer = (fields: object): object => responses({ 200: { ...DONE, ...json(text), ...fields } });
const header = (fields: object): object => answer({ headers: { "X-A": { schema: text, ...fields } } });
const secured = (security: unknown, schemes: object): object => operation({ security }, { components: { securitySchemes: schemes } });
const servers = (...urls: string[]): object => operation({}, { servers: urls.map((url) => ({ url })) });
/** A server whose host may have these names; any without names. */
const environments = (...names: string[]): object =>
  operation(
    {},
    { servers: [{ url: "https://{env}.example", variables: { env: { default: "a", ...(names.length > 0 && { enum: names }) } } }] },
  );
const object = { type: "object", properties: { a: text } };
const key = { type: "apiKey", in: "header", name: "X-Key" };
const bearer = { type: "http", scheme: "bearer" };
const oauth = (scopes: object, tokenUrl = "https://a.example/token"): object => ({
  type: "oauth2",
  flows: { clientCredentials: { tokenUrl, scopes } },
});
const webhook = (schema: unknown): object =>
  operation({}, { webhooks: { changed: { post: { requestBody: json(schema), responses: { 204: DONE } } } } });
const xml = (written: object): object => answer(json({ ...object, xml: written }, "application/xml"));
const callback = (schema: unknown, name = "done"): object =>
  operation({ callbacks: { [name]: { "{$request.query.url}": { post: { requestBody: json(schema), responses: { 204: DONE } } } } } });

// prettier-ignore
/** The checks of oasdiff for all but schemas, as pairs of documents. */
export const DOCUMENTS: readonly DocumentRow[] = [
  ["callback-renamed", callback(object), callback(object, "finished"), "-", "-"],
  ["parameters of an object", operation({ parameters: [{ name: "a", in: "query", schema: text }] }), parameter({ schema: object }), "B", "B"],
  ["parameters of a deep object", operation({ parameters: [{ name: "p[a]", in: "query", schema: text }] }), parameter({ schema: object, style: "deepObject" }), "B", "B"],
  ["parameters of the whole query", operation({ parameters: [{ name: "a", in: "query", schema: text }] }), parameter({ ...json(object, "application/x-www-form-urlencoded"), schema: undefined }, "querystring"), "B", "B"],
  ["names of XML", xml({ name: "a" }), xml({ name: "b" }), "B", "B"],
  ["names of XML of JSON alone", answer(json({ ...object, xml: { name: "a" } })), answer(json({ ...object, xml: { name: "b" } })), "-", "-"],
  ["endpoint-added", operation({}), { ...operation({}), paths: { "/a": { get: { operationId: "read", responses: { 204: DONE } }, put: { operationId: "put", responses: { 204: DONE } } } } }, "-", "B"],
  ["endpoint-deprecated", operation({}), operation({ deprecated: true }), "-", "-"],
  ["api-path moved", operation({}), operation({}, {}, "/b"), "B", "B"],
  ["api-tag-added", operation({ tags: ["a"] }), operation({ tags: ["a", "b"] }), "-", "-"],
  ["api-operation-id-changed", operation({}), operation({ operationId: "get" }), "B", "B"],
  ["new-optional-request-parameter", operation({}), parameter({}), "-", "B"],
  ["new-required-request-parameter", operation({}), parameter({ required: true }), "B", "B"],
  ["new-required-request-header-property", operation({}), parameter({ required: true }, "header"), "B", "B"],
  ["request-parameter-became-required", parameter({}), parameter({ required: true }), "B", "-"],
  ["request-parameter-deprecated", parameter({}), parameter({ deprecated: true }), "-", "-"],
  ["request-parameter-type-changed", parameter({}), parameter({ schema: { type: "integer" } }), "B", "B"],
  ["a file in a form", form({ f: { ...text, format: "binary" } }), form({ f: text }), "B", "B"],
  ["files in a form", form({ l: { type: "array", items: { ...text, contentMediaType: "image/png" } } }), form({ l: { type: "array", items: text } }), "B", "B"],
  ["request-parameter-enum-value-removed", parameter({ schema: { enum: ["a", "b"] } }), parameter({ schema: { enum: ["a"] } }), "B", "-"],
  ["request-parameter-max-decreased", parameter({ schema: { type: "integer", maximum: 9 } }), parameter({ schema: { type: "integer", maximum: 5 } }), "B", "-"],
  ["request-parameter-default-value-changed", parameter({ schema: { ...text, default: "a" } }), parameter({ schema: { ...text, default: "b" } }), "r", "r"],
  ["request-parameter in another place", parameter({}), parameter({}, "header"), "B", "B"],
  ["request-path-parameter renamed", parameter({ required: true }, "path"), operation({ parameters: [{ name: "q", in: "path", required: true, schema: text }] }, {}, "/a/{q}"), "B", "B"],
  ["request-parameter style of a list", parameter({ schema: { type: "array", items: text } }), parameter({ schema: { type: "array", items: text }, style: "pipeDelimited", explode: false }), "B", "B"],
  ["allowReserved", parameter({}), parameter({ allowReserved: true }), "-", "B"],
  ["allowEmptyValue", parameter({}), parameter({ allowEmptyValue: true }), "-", "B"],
  ["allowReserved with another style", parameter({ schema: { type: "array", items: text } }), parameter({ schema: { type: "array", items: text }, explode: false, allowReserved: true }), "B", "B"],
  ["the media type of a form field", form({ m: object }), form({ m: object }, { m: { contentType: "text/plain" } }), "B", "B"],
  ["the media types of a form field", form({ m: object }, { m: { contentType: "image/png" } }), form({ m: object }, { m: { contentType: "image/jpeg, image/png" } }), "-", "B"],
  ["the values of a variable of a server", environments("a"), environments("a", "b"), "-", "r"],
  ["a variable of a server", servers("https://a.example"), environments(), "-", "r"],
  ["a variable of another server", servers("https://b.example"), environments(), "B", "B"],
  ["any value of a variable of a server", environments("a"), environments(), "-", "r"],
  ["explode of a list in a form", form({ l: { type: "array", items: text } }), form({ l: { type: "array", items: text } }, { l: { explode: false } }), "B", "B"],
  ["the style of an object in a form", form({ m: object }), form({ m: object }, { m: { style: "form" } }), "B", "B"],
  ["request-body-added-optional", operation({}), body({}), "-", "B"],
  ["request-body-added-required", operation({}), body({ required: true }), "B", "B"],
  ["request-body-became-required", body({}), body({ required: true }), "B", "-"],
  ["request-body-media-type-added", body({}), body({ content: { "application/json": { schema: text }, "text/plain": { schema: text } } }), "-", "B"],
  ["response-success-status-added", answer({}), responses({ 200: { ...DONE, ...json(text) }, 201: { ...DONE, ...json(object) } }), "B", "B"],
  ["response-success-status-changed", answer({}), responses({ 201: { ...DONE, ...json(text) } }), "B", "B"],
  ["response-non-success-status-added", answer({}), responses({ 200: { ...DONE, ...json(text) }, 404: DONE }), "-", "B"],
  ["response-redirect-status-added", answer({}), responses({ 200: { ...DONE, ...json(text) }, 302: DONE }), "-", "B"],
  ["response-media-type-added", answer({}), answer({ content: { "application/json": { schema: text }, "application/xml": { schema: object } } }), "-", "B"],
  ["response-header-added", answer({}), header({}), "-", "B"],
  ["response-header-became-optional", header({ required: true }), header({}), "B", "-"],
  ["response-header type-changed", header({}), header({ schema: { type: "integer" } }), "B", "B"],
  ["api-security-added", secured(undefined, { key }), secured([{ key: [] }], { key }), "B", "-"],
  ["api-security scheme added to the alternatives", secured([{ key: [] }], { key, bearer }), secured([{ key: [] }, { bearer: [] }], { key, bearer }), "-", "B"],
  ["api-security-scope-added", secured([{ o: ["a"] }], { o: oauth({ a: "", b: "" }) }), secured([{ o: ["a", "b"] }], { o: oauth({ a: "", b: "" }) }), "B", "-"],
  ["api-security-component-type-changed", secured([{ s: [] }], { s: key }), secured([{ s: [] }], { s: bearer }), "B", "B"],
  ["api-security-component-oauth-token-url-changed", secured([{ o: [] }], { o: oauth({}) }), secured([{ o: [] }], { o: oauth({}, "https://b.example/token") }), "B", "B"],
  ["api-security-component-added", operation({}), operation({}, { components: { securitySchemes: { key } } }), "-", "-"],
  ["server added", servers("https://a.example"), servers("https://a.example", "https://b.example"), "-", "B"],
  ["server changed", servers("https://a.example"), servers("https://b.example"), "B", "B"],
  ["webhook-added", operation({}), webhook(object), "-", "B"],
  ["webhook property added", webhook(object), webhook({ ...object, properties: { a: text, b: text } }), "-", "B"],
  ["webhook property became optional", webhook({ ...object, required: ["a"] }), webhook(object), "B", "-"],
  ["callback added", operation({}), callback(object), "-", "B"],
  ["the type behind an anchor", answer(json({ $ref: "#a", $defs: { A: { ...text, $anchor: "a" } } })), answer(json({ $ref: "#a", $defs: { A: { type: "integer", $anchor: "a" } } })), "B", "B"],
  ["component schema removed", operation({}, { components: { schemas: { A: text } } }), operation({}), "B", "-"],
  ["schema name changed", operation({}, { components: { schemas: { A: text } } }), operation({}, { components: { schemas: { B: text } } }), "B", "B"],
  ["an optional header of a part", form({ a: text }), form({ a: text }, { a: { headers: { "X-A": { schema: text } } } }), "-", "B"],
  ["a required header of a part", form({ a: text }), form({ a: text }, { a: { headers: { "X-A": { required: true, schema: text } } } }), "B", "B"],
  ["a part of any type that became a file", form({ a: {} }), form({ a: { ...text, format: "binary" } }), "B", "B"],
  ["a form field with its own encoding that was removed", form({ a: text, b: { type: "array", items: text } }, { b: { style: "form", explode: true } }), form({ a: text }, { b: { style: "form", explode: true } }), "B", "-"],
  ["a form field that was removed with its encoding", form({ a: text, b: object }, { b: { contentType: "application/xml" } }), form({ a: text }), "B", "-"],
  ["the only method of a webhook", operation({}, { webhooks: { a: { post: { responses: {} } } } }), operation({}, { webhooks: { a: {} } }), "B", "-"],
  ["the variables of a server", operation({}, { servers: [{ url: "https://{a}.example", variables: { a: { default: "b" } } }] }), servers("https://{a}.example"), "r", "r"],
  ["the schema of a parameter that no operation uses", operation({}, { components: { parameters: { A: { name: "a", in: "query", schema: text } } } }), operation({}, { components: { parameters: { A: { name: "a", in: "query", schema: { type: "integer" } } } } }), "B", "B"],
  ["the body of a response that no operation uses", operation({}, { components: { responses: { A: { ...DONE, ...json(text) } } } }), operation({}, { components: { responses: { A: { ...DONE, ...json({ type: "integer" }) } } } }), "B", "B"],
  ["the schema of a parameter in components", operation({ parameters: [{ $ref: "#/components/parameters/A" }] }, { components: { parameters: { A: { name: "a", in: "query", schema: text } } } }), operation({ parameters: [{ $ref: "#/components/parameters/A" }] }, { components: { parameters: { A: { name: "a", in: "query", schema: { type: "integer" } } } } }), "B", "B"],
  ["credentials of two operations", twice({ security: [{ a: [] }], components: { securitySchemes: { a: { type: "http", scheme: "basic" } } } }), twice({ components: { securitySchemes: { a: { type: "http", scheme: "basic" } } } }), "-", "B"],
  ["a limit of a schema that others include", heir({}), heir({ maxProperties: 3 }), "B", "r"],
  ["a mark of a schema that others include", heir({}), heir({ deprecated: true }), "-", "-"],
  ["the description of a part's header", form({ a: text }, { a: { headers: { "X-A": { schema: text } } } }), form({ a: text }, { a: { headers: { "X-A": { schema: { ...text, title: "A" }, description: "A" } } } }), "-", "-"],
  ["one variant of a union, in an allOf", named({ oneOf: [A, B] }), named({ allOf: [A] }), "B", "-"],
  ["the property of a discriminator", named({ oneOf: [A, B], discriminator: { propertyName: "k" } }), named({ oneOf: [A, B], discriminator: { propertyName: "m" } }), "B", "B"],
  ["itemSchema changed", answer({ content: { "text/event-stream": { itemSchema: text } } }), answer({ content: { "text/event-stream": { itemSchema: object } } }), "B", "B"],
];

const URLENCODED = "application/x-www-form-urlencoded";
const tagged = (discriminator: object): object => {
  const variant = { type: "object", properties: { k: text }, required: ["k"] };
  const schema = { oneOf: [{ $ref: "#/components/schemas/D" }, { $ref: "#/components/schemas/C" }], discriminator };
  return operation({ responses: { 200: { ...DONE, ...json(schema) } } }, { components: { schemas: { D: variant, C: variant } } });
};
/** A property that refers to a schema, with keywords beside the reference. */
const besideReference = (beside: object): object => ({
  ...operation(
    { requestBody: json({ type: "object", properties: { p: { $ref: "#/components/schemas/S", ...beside } } }) },
    { components: { schemas: { S: text } } },
  ),
  openapi: "3.0.3",
});
/** `GET /a/{id}` and `GET /a/{name}`. */
const twoTemplates = (): object => {
  const readBy = (name: string, schema: object): object => ({
    get: { operationId: `read-${name}`, parameters: [{ name, in: "path", required: true, schema }], responses: { 204: DONE } },
  });
  return { ...operation({}), paths: { "/a/{id}": readBy("id", { type: "integer" }), "/a/{name}": readBy("name", text) } };
};
const same = (name: string, one: object, other: object): DocumentRow => [name, one, other, "-", "-"];
const petstore = (fields: object, content: object): object => ({
  ...{ ...fields, info: { title: "Pairs", version: "1" } },
  paths: { "/a/{id}": { get: { operationId: "read", ...content } } },
});

// prettier-ignore
/** What is written otherwise and means the same. */
export const SAME_DOCUMENTS: readonly DocumentRow[] = [
  same("the case of a media type", answer({}), answer(json(text, "Application/JSON"))),
  same("the charset of JSON", answer({}), answer(json(text, "application/json; charset=utf-8"))),
  same("the charset of a request", body({}), body(json(text, "application/json;charset=UTF-8"))),
  same("the parameters of a media type", answer(json(text, "text/x;a=1; b=2")), answer(json(text, 'text/x; B=2;a="1"'))),
  same("a line of a stream", answer(json(object, "application/jsonl")), answer({ content: { "application/jsonl": { itemSchema: object } } })),
  same("the items of a stream", answer(json({ type: "array", items: text }, "text/event-stream")), answer({ content: { "text/event-stream": { itemSchema: text } } })),
  same("a content without media types", responses({ 200: DONE }), responses({ 200: { ...DONE, content: {} } })),
  same("the servers of the document at the operation", servers("https://a.example"), { ...operation({ servers: [{ url: "https://a.example" }] }), servers: [{ url: "https://a.example" }] }),
  same("the trailing slash of a server", servers("https://a.example/v1"), servers("https://a.example/v1/")),
  same("bytes of OpenAPI 3.0 and 3.1", { ...answer(json({ ...text, format: "binary" }, "image/png")), openapi: "3.0.3" }, answer(json(undefined, "image/png"))),
  same("bytes of a request", body(json({ ...text, format: "binary" }, "application/pdf")), body(json({}, "application/pdf"))),
  ["a status that the default response has described", responses({ default: { ...DONE, ...json(text) } }), responses({ 200: { ...DONE, ...json(text) }, default: { ...DONE, ...json(text) } }), "-", "B"],
  same("the order of parameters", operation({ parameters: [{ name: "p", in: "query", schema: text }, { name: "q", in: "query", schema: text }] }), operation({ parameters: [{ name: "q", in: "query", schema: text }, { name: "p", in: "query", schema: text }] })),
  same("a parameter of the path", parameter({}), { ...operation({}), paths: { "/a": { parameters: [{ name: "p", in: "query", schema: text }], get: { operationId: "read", responses: { 204: DONE } } } } }),
  same("the default style of a parameter", parameter({}), parameter({ style: "form", explode: true, required: false })),
  same("explode of a scalar", parameter({}), parameter({ explode: false })),
  same("the style of a scalar", parameter({ schema: { type: "integer" } }), parameter({ schema: { type: "integer" }, style: "pipeDelimited" })),
  same("explode of a scalar header", header({}), header({ explode: true })),
  same("a renamed security scheme", secured([{ a: [] }], { a: key }), secured([{ b: [] }], { b: { ...key, description: "The key." } })),
  same("the order of security", secured([{ a: [] }, { b: [] }], { a: key, b: bearer }), secured([{ b: [] }, { a: [] }], { a: key, b: bearer })),
  same("the same security for all", secured([{ a: [] }], { a: key }), operation({}, { security: [{ a: [] }], components: { securitySchemes: { a: key } } })),
  same("the case of a scheme", secured([{ a: [] }], { a: bearer }), secured([{ a: [] }], { a: { type: "http", scheme: "Bearer" } })),
  same("a default server", operation({}), servers("/")),
  same("the host and port of a server", servers("https://A.example:443/v1"), servers("https://a.example/v1")),
  same("a prefix in the server's URL", operation({}, { servers: [{ url: "https://a.example" }] }, "/v1/a"), servers("https://a.example/v1/")),
  same("a prefix in the default of a server's variable", operation({}, { servers: [{ url: "https://a.example" }] }, "/v1/a"), operation({}, { servers: [{ url: "https://a.example/{version}", variables: { version: { default: "v1" } } }] })),
  same("a prefix in the URL of a server of an environment", operation({}, { servers: [{ url: "https://{env}.example/", variables: { env: { default: "a" } } }] }, "/v1/a"), operation({}, { servers: [{ url: "https://{env}.example/v1", variables: { env: { default: "a" } } }] })),
  same("two URLs that differ in names of parameters alone", twoTemplates(), twoTemplates()),
  same("a path parameter without required", parameter({ required: true }, "path"), parameter({}, "path")),
  same("a header parameter that OpenAPI ignores", operation({ parameters: [{ name: "authorization", in: "header", required: true, schema: text }] }), operation({})),
  same("the case of a key's header", secured([{ a: [] }], { a: key }), secured([{ a: [] }], { a: { ...key, name: "x-key" } })),
  same("the case of a range of status codes", responses({ 200: DONE, "4XX": DONE }), responses({ 200: DONE, "4xx": DONE })),
  same("the default media types of form fields", form({ f: text, l: { type: "array", items: object }, m: object, b: { ...text, format: "binary" } }), form({ f: text, l: { type: "array", items: object }, m: object, b: { ...text, format: "binary" } }, { f: { contentType: "text/plain" }, l: { contentType: "application/json" }, m: { contentType: "application/json" }, b: { contentType: "application/octet-stream" } })),
  same("an encoding beside JSON", form({ m: object }, undefined, "application/json"), form({ m: object }, { m: { contentType: "text/plain" } }, "application/json")),
  same("what stands beside a reference in OpenAPI 3.0", besideReference({}), besideReference({ maxLength: 5, enum: ["a"] })),
  ["what stands beside a reference in OpenAPI 3.0, in 3.1", besideReference({ maxLength: 5 }), { ...besideReference({ maxLength: 5 }), openapi: "3.1.0" }, "B", "-"],
  ["null beside a reference in OpenAPI 3.0", besideReference({}), besideReference({ nullable: true }), "-", "B"],
  ["a direction beside a reference in OpenAPI 3.0", besideReference({}), besideReference({ readOnly: true }), "B", "-"],
  same("null beside a reference in OpenAPI 3.0 and 3.1", besideReference({ nullable: true }), operation({ requestBody: json({ type: "object", properties: { p: { anyOf: [{ $ref: "#/components/schemas/S" }, { type: "null" }] } } }) }, { components: { schemas: { S: text } } })),
  same("the default style of form fields", form({ l: { type: "array", items: text } }, undefined, URLENCODED), form({ l: { type: "array", items: text } }, { l: { style: "form", explode: true, allowReserved: false } }, URLENCODED)),
  ["a shared response", answer({}), operation({ responses: { 200: { $ref: "#/components/responses/R" } } }, { components: { responses: { R: { ...DONE, ...json(text) } } } }), "-", "B"],
  ["a shared schema", answer({}), operation({ responses: { 200: { ...DONE, ...json({ $ref: "#/components/schemas/S" }) } } }, { components: { schemas: { S: text } } }), "-", "B"],
  same("a schema in another name's place", operation({ responses: { 200: { ...DONE, ...json({ $ref: "#/components/schemas/S" }) } } }, { components: { schemas: { S: { $ref: "#/components/schemas/T" }, T: text } } }), operation({ responses: { 200: { ...DONE, ...json({ $ref: "#/components/schemas/T" }) } } }, { components: { schemas: { S: text, T: text } } })),
  same("the values of a discriminator that its variants imply", tagged({ propertyName: "k" }), tagged({ propertyName: "k", mapping: { D: "#/components/schemas/D", C: "C" } })),
  same("the case of a response header", header({}), answer({ headers: { "x-a": { schema: text } } })),
  same("Swagger 2.0 and OpenAPI 3.1",
    petstore({ swagger: "2.0", host: "a.example", schemes: ["https"], basePath: "/v1", produces: ["application/json"] }, { parameters: [{ name: "id", in: "path", required: true, type: "string" }, { name: "tags", in: "query", type: "array", items: text, collectionFormat: "multi" }], responses: { 200: { ...DONE, schema: object } } }),
    petstore({ openapi: "3.1.0", servers: [{ url: "https://a.example/v1" }] }, { parameters: [{ name: "id", in: "path", required: true, schema: text }, { name: "tags", in: "query", schema: { type: "array", items: text } }], responses: { 200: { ...DONE, ...json(object) } } })),
  same("a file of Swagger 2.0",
    petstore({ swagger: "2.0" }, { parameters: [{ name: "id", in: "path", required: true, type: "string" }, { name: "file", in: "formData", type: "file" }], consumes: ["multipart/form-data"], responses: { 204: DONE } }),
    petstore({ openapi: "3.0.3" }, { parameters: [{ name: "id", in: "path", required: true, schema: text }], requestBody: json({ type: "object", properties: { file: { ...text, format: "binary" } } }, "multipart/form-data"), responses: { 204: DONE } })),
  same("OpenAPI 3.0 and 3.2",
    { ...answer(json({ ...text, nullable: true, example: "a" })), openapi: "3.0.3" },
    { ...answer(json({ type: ["string", "null"], examples: ["a"] })), openapi: "3.2.0" }),
];

import { describe, expect, test } from "vitest";
import { settleParameters } from "../../scripts/open/settle-parameters.js";
import type { OpenApiDocument } from "../../scripts/read/openapi.js";
import { type Case, compileDocuments, generated } from "./harness/compile-documents.js";
import { response, array, documentOf, json, object, text } from "../harness/documents.js";

const ok = (schema: object = text) => ({ 200: response(json(schema)) });
const settled = (paths: object): object => settleParameters(documentOf(paths) as OpenApiDocument).document;
const operation = (more: object = {}) => documentOf({ "/x": { post: { operationId: "call", responses: ok(), ...more } } });
const body = (content: object, required = true) => operation({ requestBody: { required, content } });
const responding = (responses: object, method = "post") => documentOf({ "/x": { [method]: { operationId: "call", responses } } });
const resolves = (type: string) => `same<Equals<Awaited<ReturnType<typeof api.call>>, ${type}>>();\n`;
const resulting = (responses: object, type: string): Case => ({ document: responding(responses), uses: resolves(type) });
const media = (type: string, schema?: object) => ({ 200: response({ [type]: schema === undefined ? {} : { schema } }) });
const reads = (type: string) => `export const result = api.call(client);
same<Equals<Awaited<typeof result>, ${type}>>();
export const stream: Promise<ReadableStream<Uint8Array>> = api.call(client, { parseAs: "stream" });`;

const FORM = "application/x-www-form-urlencoded";
const RECEIVED = { post: { requestBody: { required: true, content: json({ type: "integer" }) }, responses: ok() } };

const PARAMETERS: Record<string, Case> = {
  "in the path, overridden and by reference": {
    document: documentOf(
      {
        "/x/{id}": {
          parameters: [{ name: "id", in: "path", required: true, schema: { type: "integer" } }, { $ref: "#/components/parameters/Page" }],
          get: { operationId: "call", parameters: [{ name: "id", in: "path", required: true, schema: text }], responses: ok() },
        },
      },
      { components: { parameters: { Page: { name: "page", in: "query", schema: { type: "integer" } } } } },
    ),
    uses: `export const call = api.call(client, { path: { id: "a" }, query: { page: 1 } });
export const wrong = api.call(client, { path: { id: 1 } }); // refused: the operation's own is a text`,
  },
  "of 64 bits, also as a bigint or as decimal text": {
    document: operation({
      parameters: Object.entries({ after: "int64", size: "int32" }).map(([name, format]) => ({
        name,
        in: "query",
        schema: { type: "integer", format },
      })),
    }),
    uses: `export const calls = [1, 2n ** 60n, "1152921504606846976" as const].map((after) => api.call(client, { query: { after } }));
export const wrong = api.call(client, { query: { after: "a" } }); // refused: not a decimal number
export const small = api.call(client, { query: { size: 1n } }); // refused: a number represents it`,
  },
  "with constant lists, also of schemas that responses share, and with bodies that are built piece by piece": {
    document: documentOf(
      {
        "/x": {
          post: {
            operationId: "call",
            parameters: [
              { name: "status", in: "query", schema: array({ enum: ["a", "b"] }) },
              { name: "names", in: "query", schema: { $ref: "#/components/schemas/Names" } },
              { $ref: "#/components/parameters/Ids" },
            ],
            requestBody: { content: json({ $ref: "#/components/schemas/Sent" }) },
            responses: ok({ $ref: "#/components/schemas/Names" }),
          },
        },
      },
      {
        components: {
          parameters: { Ids: { name: "ids", in: "query", schema: array({ type: "integer" }) } },
          schemas: {
            Names: array(text),
            Sent: object({ names: { $ref: "#/components/schemas/Names" } }),
          },
        },
      },
    ),
    uses: `const names = ["a", "b"] as const;
const body: components["schemas"]["Sent"] = { names: [] };
body.names?.push("a");
export const call = api.call(client, { query: { status: names, names, ids: [1, 2] as const }, body });
export const last = (result: api.CallResult) => result.pop();
export const all = api.call(client, { query: { status: schemas.CALL_STATUSES } });
export const wrong = api.call(client, { query: { status: ["c"] as const } }); // refused: no such status`,
  },
  "of callbacks, which are webhooks": {
    document: documentOf(
      {
        "/x": {
          post: {
            operationId: "call",
            responses: ok(),
            callbacks: { onEvent: { "{$request.query.url}": RECEIVED }, onOther: { $ref: "#/components/callbacks/Other" } },
          },
        },
      },
      { components: { callbacks: { Other: { "https://a.example": RECEIVED, "https://b.example": RECEIVED } } } },
    ),
    uses: `import type { webhooks } from "./types.js";
type BodyOf<Name extends keyof webhooks> = webhooks[Name]["post"]["requestBody"]["content"]["application/json"];
same<Equals<BodyOf<"call.onEvent"> | BodyOf<"call.onOther https://b.example">, number>>();
export type Other = webhooks["call.onOther"]; // refused: it has two URLs`,
  },
  "in header and cookie": {
    document: operation({
      parameters: [
        { name: "X-Trace", in: "header", required: true, schema: text },
        { name: "Accept", in: "header", required: true, schema: text },
        { name: "session", in: "cookie", schema: array(text) },
      ],
    }),
    uses: `export const call = api.call(client, { header: { "X-Trace": "a" }, cookie: { session: ["b"] } });
export const always = api.call(client);
export const accept = api.call(client, { header: { "X-Trace": "a", Accept: "b" } }); // refused: this one is not the caller's`,
  },
  "with content, as deep objects and in other styles": {
    document: operation({
      parameters: [
        { name: "filter", in: "query", content: json(object({ a: text }, ["a"])) },
        { name: "deep", in: "query", style: "deepObject", explode: true, schema: { type: "object", additionalProperties: text } },
        { name: "list", in: "query", explode: false, schema: array(text) },
      ],
    }),
    uses: `export const call = api.call(client, { query: { filter: { a: "" }, deep: { b: "" }, list: ["c"] } });
export const wrong = api.call(client, { query: { filter: "" } }); // refused: the filter is an object`,
  },
  "undefined parameters of the path": {
    document: settled({
      "/{a}.{b-c}/{a}{d}/": { get: { operationId: "call", responses: ok() } },
      "/": { get: { operationId: "root", responses: ok() } },
    }),
    uses: `export const calls = [api.call(client, { path: { a: "", "b-c": "", d: "" } }), api.root(client)];
export const wrong = api.call(client, { path: { a: "" } }); // refused: each is required`,
  },
  "in a path with a query and a fragment": {
    document: settled({
      "/x/{a}?in={b}#{c}": { get: { operationId: "call", responses: ok() } },
      "/x/{a}#other": { get: { operationId: "other", responses: ok() } },
    }),
    uses: `export const calls = [api.call(client, { path: { a: "", b: "" } }), api.other(client, { path: { a: "" } })];
export type Keys = keyof paths;
same<Equals<Keys, "/x/{a}?in={b}#{c}" | "/x/{a}#other">>();
export const wrong = api.call(client, { path: { a: "" } }); // refused: it stands in the query`,
  },
};

const file = { type: "string", format: "binary" };
const thing = { type: "object", required: ["a"], properties: { a: text }, additionalProperties: false };
const upload = { allOf: [object({ name: text, images: array(file) })] };
const BODIES: Record<string, Case> = {
  optional: { document: body(json(), false), uses: 'export const calls = [api.call(client), api.call(client, { body: "a" })];\n' },
  required: { document: body(json()), uses: "// @ts-expect-error: there has to be one\nexport const call = api.call(client);\n" },
  "a form": {
    document: body({ [FORM]: { schema: object({ a: text }) } }),
    uses: 'export const call = api.call(client, { body: { a: "" } });',
  },
  multipart: {
    document: body({
      "multipart/form-data": {
        schema: object({ file, files: array(file), note: text, meta: object({ a: text }) }, ["file"]),
        encoding: { meta: { contentType: "application/json" } },
      },
    }),
    uses: `const bytes = new Uint8Array(1);
export const calls = [
  api.call(client, { body: { file: new Blob(), files: [bytes, bytes.buffer], note: "a", meta: { a: "" } } }),
  api.call(client, { body: new FormData() }),
];
export const wrong = api.call(client, { body: { file: "a" } }); // refused: no text`,
  },
  "bytes, text and XML": {
    document: body({
      "application/octet-stream": { schema: file },
      "text/plain": { schema: text },
      "application/xml": { schema: object({ a: text }) },
    }),
    uses: `export const calls = [
  api.call(client, { body: new Blob() }),
  api.call(client, { body: "<a/>", contentType: "application/xml" }),
];
export const wrong = api.call(client, { body: { a: "" } }); // refused: of an object no XML is made
export const type = api.call(client, { body: "", contentType: "image/png" }); // refused: no such type`,
  },
  "JSON, text or a picture, tied to the media type": {
    document: body({ ...json(thing), "text/plain": { schema: text }, "image/*": {} }, false),
    uses: `const request: api.CallRequest = { body: "a", contentType: "text/plain" };
export const calls = [
  api.call(client),
  api.call(client, request),
  api.call(client, { body: { a: "" } }),
  api.call(client, { body: { a: "" }, contentType: "application/json" }),
  api.call(client, { body: new Blob(), contentType: "image/png", timeout: 1, schema: undefined }),
];
export const usual = api.call(client, { body: "a" }); // refused: JSON is the default
export const wrong = api.call(client, { body: { a: "" }, contentType: "text/plain" }); // refused: no text
export const raw = api.call(client, { body: new Blob(), contentType: "application/json" }); // refused: no JSON
export const type = api.call(client, { body: new Blob(), contentType: "audio/mp3" }); // refused: no such range
export const option = api.call(client, { body: { a: "" }, contenttype: "application/json" }); // refused: no such option`,
  },
  "forms, of which one has its own media type": {
    document: body({ [FORM]: { schema: thing }, "multipart/form-data": { schema: object({ file }) } }),
    uses: `export const calls = [
  api.call(client, { body: { a: "" } }),
  api.call(client, { body: new FormData() }),
  api.call(client, { body: { file: new Blob() }, contentType: "multipart/form-data" }),
];
export const wrong = api.call(client, { body: { file: new Blob() } }); // refused: of another media type
export const none = api.call(client, { contentType: "multipart/form-data" }); // refused: there has to be one`,
  },
  "one schema in several media types, which multipart alone can carry": {
    document: body({ ...json(upload), [FORM]: { schema: upload }, "multipart/form-data": { schema: upload } }),
    uses: `export const calls = [
  api.call(client, { body: { images: [new Blob()] } }),
  api.call(client, { body: { images: ["base64"] }, contentType: "application/json" }),
];
export const wrong = api.call(client, { body: { images: ["base64"] } }); // refused: multipart is the default`,
  },
  "one schema in several media types": {
    document: body({ ...json(thing), "application/*+json": { schema: thing }, [FORM]: { schema: thing } }),
    uses: `declare const contentType: "application/json" | "application/x-www-form-urlencoded";
export interface Own extends api.CallRequest { own: string }
export const calls = [
  api.call(client, { body: { a: "" }, contentType }),
  api.call(client, { body: { a: "" }, contentType: "application/vnd.a+json" }),
];`,
  },
  "any media type, beside a choice of the result's": {
    document: operation({
      requestBody: { required: true, content: { ...json(thing), "*/*": {} } },
      responses: { 200: response({ ...json(), "application/zip": {} }) },
    }),
    uses: `export const result = api.call(client, { body: new Blob(), contentType: "a/b" });
same<Equals<Awaited<typeof result>, string>>();
export const picked = api.call(client, { body: { a: "" }, accept: "application/zip" });
same<Equals<Awaited<typeof picked>, ArrayBuffer>>();
export const read: Promise<Blob> = api.call(client, { body: "a", contentType: "text/a", parseAs: "blob" });
export const wrong = api.call(client, { body: new Blob(), parseAs: "blob" }); // refused: the default is JSON`,
  },
  "a vendor's JSON alone, which may be stated": {
    document: body({ "application/vnd.a+json": { schema: thing } }),
    uses: `export const calls = [
  api.call(client, { body: { a: "" } }),
  api.call(client, { body: { a: "" }, contentType: "application/vnd.a+json" }),
];
export const wrong = api.call(client, { body: { a: "" }, contentType: "application/json" }); // refused: no such type`,
  },
  "a range of media types": {
    document: body({ "image/*": { schema: file } }),
    uses: `export const calls = [
  api.call(client, { body: new Blob([], { type: "image/png" }) }),
  api.call(client, { body: new Uint8Array(), contentType: "image/png" }),
];`,
  },
  "of GET and HEAD, which cannot be sent": {
    document: documentOf({
      "/x": {
        get: { operationId: "get", requestBody: { required: true, content: json() }, responses: ok() },
        head: { operationId: "head", requestBody: { required: true, content: json() }, responses: ok() },
        delete: { operationId: "del", requestBody: { required: true, content: json() }, responses: ok() },
      },
    }),
    uses: `export const calls = [api.get(client), api.head(client, {}), api.del(client, { body: "a" })];
export const wrong = api.get(client, { body: "a" }); // refused: fetch sends none with GET`,
  },
};

const RESPONSES: Record<string, Case> = {
  "of several JSON types, of which a call picks one": {
    document: documentOf({
      "/x": {
        get: {
          operationId: "read",
          responses: {
            200: response({
              "application/vnd.a+json": json(text)["application/json"],
              "application/vnd.b+json": json({ type: "number" })["application/json"],
            }),
          },
        },
        post: { operationId: "draw", responses: { 200: response({ "image/png": {}, "text/plain": {} }), 202: response(json()) } },
      },
    }),
    uses: `export async function calls() {
  const usual = await api.read(client);
  same<Equals<typeof usual, string | number>>();
  (await api.read(client, { accept: "application/vnd.b+json" })).toFixed();
  (await api.read(client, { accept: "application/vnd.a+json" })).trim();
  (await api.read(client, { accept: "application/json" })).trim(); // refused: no response has it
  const [drawn, any] = [await api.draw(client, { accept: "image/png" }), await api.draw(client)];
  same<Equals<typeof drawn, ArrayBuffer | string>>();
  same<Equals<typeof any, ArrayBuffer | string>>();
}`,
  },
  "a range of statuses": { document: responding({ "2XX": response(json()) }), uses: resolves("string") },
  "200, 202 and 204": resulting({ ...ok(), 202: response(), 204: response() }, "string | undefined"),
  "two bodies": resulting({ ...ok(), 201: response(json({ type: "integer" })) }, "string | number"),
  "JSON by suffix": { document: responding(media("application/a+json; charset=utf-8", { type: "integer" })), uses: resolves("number") },
  text: { document: responding(media("text/csv", text)), uses: reads("string") },
  YAML: { document: responding(media("application/yaml", object({ a: text }))), uses: reads("string") },
  bytes: { document: responding(media("application/pdf", file)), uses: reads("ArrayBuffer") },
  "bytes of any image": { document: responding({ 200: response({ "image/*": {} }) }), uses: reads("ArrayBuffer") },
  "JSON or a file": {
    document: responding({ 200: response({ ...json(), "application/zip": { schema: file } }) }),
    uses: `${reads("string")}
const file = api.call(client, { accept: "application/zip" });
same<Equals<Awaited<typeof file>, ArrayBuffer>>();
export const wrong = api.call(client, { accept: "image/png" }); // refused: no such type`,
  },
  "JSON, with options of the call for services that differ": {
    document: responding(ok()),
    uses: `export const call = api.call(client, { untypedJson: true, checkIntegers: false, deadline: 9_000, maxResponseBytes: 4 });
export const wrong = api.call(client, { untypedJson: "yes" }); // refused: no boolean`,
  },
  "JSON or a file, in a format of the call's": {
    document: responding({ 200: response({ ...json(), "application/zip": { schema: file } }) }),
    uses: `import { readAs, withResponse } from "./index.js";
export const noted = withResponse(client, (own) => api.call(own, { accept: "application/zip" })).then(({ data, response }) => {
  same<Equals<typeof data, ArrayBuffer>>();
  return [data.byteLength, response.status, response.headers.get("etag")];
});
export const usual = withResponse(api.call, client, {}).then(({ data }) => data.trim());
export const bare = withResponse(api.call, client).then(({ data }) => data.trim());
export const picked = withResponse(api.call, client, { accept: "application/zip" }); // refused: only a call of its own picks a type
export const file: Promise<Blob> = readAs("blob", api.call, client, { accept: "application/zip" });
export const wrong = readAs("blob", api.call, client, { accept: "image/png" }); // refused: no such type`,
    whole: true,
  },
  "JSON alone, in a format of the call's": {
    document: operation({ requestBody: { required: true, content: json() } }),
    uses: `import { readAs } from "./index.js";
${resolves("string")}export const stream: Promise<ReadableStream<Uint8Array>> = readAs("stream", api.call, client, { body: "a" });
export const missing = readAs("text", api.call, client); // refused: the body is missing
export const auto = readAs("auto", api.call, client, { body: "a" }); // refused: the function itself reads by content type`,
    whole: true,
  },
  "JSON in two variants": {
    document: responding({ 200: response({ "application/vnd.a+json": { schema: { type: "integer" } }, ...json() }) }),
    uses: `const [usual, other] = [api.call(client), api.call(client, { accept: "application/vnd.a+json" })];
same<Equals<Awaited<typeof usual>, string>>();
same<Equals<Awaited<typeof other>, number>>();`,
  },
  "JSON in two variants, and text at one status": {
    document: responding({
      200: response({ "application/vnd.a+json": { schema: { type: "integer" } }, ...json() }),
      202: response({ "text/plain": { schema: text } }),
    }),
    uses: `same<Equals<api.CallResult, string>>();
same<Equals<api.CallResult<"application/vnd.a+json">, number | string>>();`,
  },
  "to HEAD": { document: responding(ok(), "head"), uses: resolves("undefined") },
  "without content": { document: responding({ 200: response({ "application/json": null }), 201: null }), uses: resolves("unknown") },
};

const WHOLE: Record<string, Case> = {
  "fields of the wrong type": {
    document: {
      openapi: "3.0.0",
      info: { title: "Odd", version: 1 },
      tags: null,
      paths: {
        "/x": null,
        "/y": {
          get: null,
          summary: 3,
          post: { operationId: 7, tags: [1], summary: 2, ...{ description: null, parameters: null, responses: null } },
        },
      },
      components: { schemas: null, responses: { A: null }, parameters: { P: null } },
    },
    uses: "export const call = api._7(client);\n",
  },
};

const cases = { ...PARAMETERS, ...BODIES, ...RESPONSES, ...WHOLE };
const found = compileDocuments(cases);

describe.each(Object.entries({ PARAMETERS, BODIES, RESPONSES, WHOLE }))("%s", (_, group) => {
  test.each(Object.keys(group))("compiles: %s", (name) => expect(found[name]).toEqual([]));
});

const descriptor = (document: object): string => (generated(document).get("operations/default.ts") ?? "").replace(/\s+/g, " ");

test("explains in a comment that a body cannot be sent", () => {
  const withBody = (method: string) =>
    documentOf({ "/x": { [method]: { operationId: "call", requestBody: { content: json() }, responses: {} } } });
  const note = "The body that the document describes is not sent: `fetch` sends none with";
  expect(generated(withBody("get")).get("operations/default.ts")).toContain(`${note} GET.`);
  expect(generated(withBody("head")).get("operations/default.ts")).toContain(`${note} HEAD.`);
  expect(generated(withBody("delete")).get("operations/default.ts")).not.toContain(note);
});

test.each<[what: string, place: string, given: object, style?: string]>([
  ["a text in the query", "query", { schema: text }],
  ["a free-form object", "query", { schema: { type: "object" } }, 'style: "form", explode: true'],
  ["a list of text", "query", { schema: { type: "array", items: text } }],
  ["a list of objects", "query", { schema: { type: "array", items: { type: "object" } } }, 'style: "form", explode: true'],
  ["a header field", "header", { schema: text }, 'style: "simple", explode: false'],
  ["a required header", "header", { required: true, schema: text }, 'style: "simple", explode: false, required: true'],
  [
    "one with a default",
    "header",
    { required: true, schema: { default: "2024-10-15" } },
    'style: "simple", explode: false, required: true, default: "2024-10-15"',
  ],
  [
    "one with one value",
    "header",
    { required: true, schema: { enum: [2] } },
    'style: "simple", explode: false, required: true, default: "2"',
  ],
  ["an optional one with a default", "header", { schema: { default: "a" } }, 'style: "simple", explode: false'],
  ["a cookie", "cookie", { schema: text }, 'style: "form", explode: true'],
  ["JSON", "query", { content: json() }, 'style: "json", explode: false'],
  ["text of an enumeration", "query", { schema: { enum: ["b"] } }],
  ["a reference beside a description", "path", { schema: { allOf: [text, {}] } }],
  ["any value in the query", "query", { schema: {} }, 'style: "form", explode: true'],
  ["any value as one choice", "path", { schema: { oneOf: [text, {}] } }, 'style: "simple", explode: false'],
  ["a deep object", "query", { style: "deepObject", schema: {} }, 'style: "deepObject", explode: true'],
  ["pipes", "query", { style: "pipeDelimited", schema: {} }, 'style: "pipeDelimited", explode: false'],
  ["reserved characters", "query", { allowReserved: true }, 'style: "form", explode: true, allowReserved: true'],
  ["slashes in the path", "path", { allowReserved: true, schema: text }, 'style: "simple", explode: false, allowReserved: true'],
  ["a list in the path", "path", { schema: { type: ["array", "null"] } }, 'style: "simple", explode: false'],
  ["a matrix", "path", { style: "matrix", explode: true, schema: text }, 'style: "matrix", explode: true'],
  ["an unknown style", "query", { style: "odd", schema: text }, 'style: "form", explode: true'],
])("writes the parameter descriptor of %s", (_, place, given, style) => {
  const parameters = [{ name: "a", in: place, ...given }];
  const text = descriptor(operation({ parameters }));
  if (style === undefined) expect(text).not.toContain("serialize");
  else expect(text).toContain(`parameters: [{ in: "${place}", name: "a", ${style} }], serialize: serializeParameters,`);
  expect(generated(operation({ parameters })).has("runtime/parameters.ts")).toBe(style !== undefined);
});

test.each<[string, { given: object; want: string[]; not?: string[] }]>([
  ["JSON alone", { given: responding(ok()), want: ['accept: ["application/json"]'], not: ["decode", "media.js"] }],
  ["202 beside JSON", { given: responding({ ...ok(), 202: response() }), want: ["decode: decodeMediaOrNothing,"], not: ["stream"] }],
  [
    "JSON or a file",
    {
      given: responding({ 200: response({ "application/zip": {}, ...json() }) }),
      want: ['accept: request?.accept === undefined ? ["application/json"] : [request.accept], decode: decodeMedia, stream: streamBody,'],
    },
  ],
  ["a file", { given: responding(media("image/png")), want: ["decode: decodeMedia, stream: streamBody,"] }],
  [
    "a form in one line or in parts",
    {
      given: body({
        [FORM]: { encoding: { a: { style: "form", explode: false }, b: { style: "deepObject" } } },
        "multipart/form-data": { encoding: { a: { contentType: "text/csv" }, b: { contentType: "text/csv", style: "form" } } },
        "multipart/mixed": { encoding: { c: { contentType: "text/csv", style: "form" } } },
      }),
      want: [
        '{ name: "a", style: "form", explode: false }',
        '{ name: "b", style: "deepObject" }',
        '{ name: "a", isPart: true, contentType: "text/csv" }',
        '{ name: "b", isPart: true, contentType: "text/csv", style: "form" }',
        '{ name: "c", isPart: true, contentType: "text/csv" }',
      ],
    },
  ],
  [
    "a form in parts",
    { given: BODIES["multipart"]?.document ?? {}, want: ['encoding: [{ name: "meta", isPart: true, contentType: "application/json" }],'] },
  ],
])("writes the descriptor of an operation with %s", (_, { given, want, not = [] }) => {
  const text = descriptor(given);
  for (const part of want) expect(text).toContain(part);
  for (const part of not) expect(text).not.toContain(part);
  expect(generated(given).has("runtime/media.ts")).toBe(/decodeMedia|encodeMultipart/.test(text));
});

import { Readable } from "node:stream";
import {
  createAiGatewayVirtualModelConfig,
  createClient,
  createPathClient,
  exchangeSsoToken,
  type OperationRequest,
  RequestError,
  ServerError,
} from "@hosting-platform/client";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { toJson } from "../../../packages/client/src/runtime/to-json.js";
import { rejection } from "../../harness/rejection.js";
import { useServer } from "../../harness/server.js";
import { byPath, createIndexed } from "./harness.js";

const server = useServer();

const client = () => createClient({ baseUrl: server.baseUrl });
const VENDOR = "application/vnd.a+json";
type Sent = Pick<OperationRequest, "body" | "contentType">;
const FORM = "application/x-www-form-urlencoded";

const bytes = new Uint8Array([0, 255, 10, 13]);

class Sized {
  size = 1;
}

const sent = () => [server.request.headers["content-type"], server.request.body.toString("latin1")];

describe("the body of a documented operation", () => {
  const grant = {
    grant_type: "authorization_code",
    code: "a&b=c d+e/ü",
    client_id: "client_1",
    client_secret: "secret",
    redirect_uri: "https://app.example.com/callback?x=1",
  } as const;

  test("is sent as JSON by default if the operation also accepts a form", async () => {
    await exchangeSsoToken(client(), { body: grant });
    expect(server.request.headers["content-type"]).toBe("application/json");
    expect(JSON.parse(server.request.body.toString())).toEqual(grant);
  });

  test("is sent as a form without undefined fields if contentType asks for it", async () => {
    await exchangeSsoToken(client(), { contentType: FORM, body: { ...grant, ...({ state: undefined } as object) } });
    expect(server.request.headers["content-type"]).toBe(FORM);
    expect(Object.fromEntries(new URLSearchParams(server.request.body.toString()))).toEqual(grant);
  });
});

describe("the body of an undocumented operation", () => {
  const rows: [name: string, request: () => Sent, contentType: string | undefined, body: string][] = [
    ["an object", () => ({ body: { a: [1] } }), "application/json", '{"a":[1]}'],
    ["false", () => ({ body: false }), "application/json", "false"],
    ["null", () => ({ body: null }), "application/json", "null"],
    ["no body", () => ({}), undefined, ""],
    ["no body with a content type", () => ({ contentType: "text/csv" }), undefined, ""],
    ["a string", () => ({ body: "a,b" }), "text/plain;charset=UTF-8", "a,b"],
    ["a string with a content type", () => ({ body: "a,b", contentType: "text/csv" }), "text/csv", "a,b"],
    ["a JSON string with a type", () => ({ body: '{"a":1}', contentType: "application/json" }), "application/json", '{"a":1}'],
    ["an object with a content type", () => ({ body: { a: 1 }, contentType: VENDOR }), VENDOR, '{"a":1}'],
    ["bytes", () => ({ body: bytes }), undefined, "\0\xff\n\r"],
    ["bytes with a content type", () => ({ body: bytes, contentType: "image/png" }), "image/png", "\0\xff\n\r"],
    ["a Blob", () => ({ body: new Blob([bytes], { type: "image/png" }) }), "image/png", "\0\xff\n\r"],
    ["a Blob with a content type", () => ({ body: new Blob([bytes], { type: "image/png" }), contentType: "a/b" }), "a/b", "\0\xff\n\r"],
    ["a stream with a content type", () => ({ body: new Blob([bytes]).stream(), contentType: "image/png" }), "image/png", "\0\xff\n\r"],
    ["search parameters", () => ({ body: new URLSearchParams({ a: "b c" }) }), `${FORM};charset=UTF-8`, "a=b+c"],
    ["form fields", () => ({ body: { a: "b c", e: true, f: [1, "g"] }, contentType: FORM }), FORM, "a=b+c&e=true&f=%5B1%2C%22g%22%5D"],
    ["a date", () => ({ body: { at: new Date(0) } }), "application/json", '{"at":"1970-01-01T00:00:00.000Z"}'],
    [
      "a date in a form",
      () => ({ body: { at: new Date(0), no: null }, contentType: FORM }),
      FORM,
      "at=1970-01-01T00%3A00%3A00.000Z&no=null",
    ],
    ["an instance of a class with fields", () => ({ body: new Sized() }), "application/json", '{"size":1}'],
    ["what a toJSON returns", () => ({ body: { toJSON: () => [null, undefined] } }), "application/json", "[null,null]"],
  ];

  test.each(rows)("serializes %s", async (_, request, contentType, body) => {
    await createIndexed(client(), request());
    expect(sent()).toEqual([contentType, body]);
  });

  test.each<Sent & { headers?: Record<string, string> }>([
    {},
    { contentType: "multipart/form-data" },
    { headers: { "content-type": "multipart/form-data" } },
    { headers: { "Content-Type": "multipart/form-data; boundary=own" } },
  ])("sends FormData with its own boundary for %j", async (request) => {
    const form = new FormData();
    form.set("field", "value");
    form.set("file", new Blob([bytes], { type: "image/png" }), "a.png");
    await createIndexed(client(), { ...request, body: form });
    const received = new Response(server.request.body, { headers: { "content-type": server.request.headers["content-type"] ?? "" } });
    const fields = await received.formData();
    expect(fields.get("field")).toBe("value");
    expect(new Uint8Array(await (fields.get("file") as File).arrayBuffer())).toEqual(bytes);
  });

  test.each<[name: string, body: () => unknown]>([
    ["a Node.js stream", () => Readable.from([Buffer.from("ab"), Buffer.from("c")])],
    ["an async iterable of text", () => Readable.from(["ab", "c"])],
  ])("streams %s once", async (_, body) => {
    server.respond({ status: 503 });
    const call = createIndexed(client(), { body: body(), contentType: "text/plain", retry: { unsafe: true } });
    await rejection(call, ServerError);
    expect(sent()).toEqual(["text/plain", "abc"]);
  });

  test.each<[name: string, request: Sent]>([
    ["a Map", { body: new Map([["a", 1]]) }],
    ["an instance of a class without fields", { body: new TextDecoder() }],
    ...[new Error("a"), new Map([["a", 1]]), Promise.resolve(1)].map((value): [string, Sent] => [
      `a ${value.constructor.name} with fields`,
      { body: { cause: Object.assign(value, { code: "b" }) } },
    ]),
    ...[new Map([["a", 1]]), new Set([1]), Promise.resolve(1), /a/, new Blob(["a"]), new Uint8Array(2), 1n].map((value): [string, Sent] => [
      `a ${value.constructor.name} in an object`,
      { body: { list: [{ value }] } },
    ]),
    ...[NaN, -Infinity, new Date(NaN), Buffer.from("a")].map((value): [string, Sent] => [`${String(value)} in a list`, { body: [value] }]),
    ["NaN", { body: NaN }],
    ["NaN in a form", { body: { value: NaN }, contentType: FORM }],
    ["a Map in a form", { body: { value: new Map() }, contentType: FORM }],
    ["an object as bytes", { body: { a: 1 }, contentType: "application/octet-stream" }],
  ])("refuses %s", async (_, request) => {
    await rejection(createIndexed(client(), request), RequestError);
    expect(server.requests).toEqual([]);
  });

  test.each<[reason: string, request: Sent]>([
    ["id is a BigInt", { body: { list: [{ id: 1n }] } }],
    ["0 is a Number", { body: [NaN] }],
    ["it is a Map", { body: new Map() }],
    ["it is a Date", { body: { value: new Date(NaN) }, contentType: FORM }],
    ["it is not text/plain", { body: { a: 1 }, contentType: "text/plain" }],
  ])("says that a body cannot be serialized since %s", async (reason, request) => {
    const { message } = await rejection(createIndexed(client(), request), RequestError);
    expect(message).toContain(`: the body cannot be serialized, as ${reason}: pass `);
  });

  test("uses a content-type header of the call before any other", async () => {
    await createIndexed(client(), { body: "<a/>", headers: { "Content-Type": "application/xml" } });
    expect(sent()).toEqual(["application/xml", "<a/>"]);
  });
});

/** Returns what JSON stands for: dates as text, nothing for `undefined`. */
function plain(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return Array.from(value, (item: unknown) => plain(item) ?? null);
  if (typeof value !== "object" || value === null) return value === 0 ? 0 : value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, item]) => item !== undefined)
      .map(([key, item]) => [key, plain(item)]),
  );
}

test("writes JSON that reads as the same value, or none", () => {
  const all = { withBigInt: true, withDate: true, withMap: true, withSet: true, withTypedArray: true, withSparseArray: true };
  fc.assert(
    fc.property(fc.anything({ ...all, withNullPrototype: true }), (value) => {
      let json: string | undefined;
      try {
        json = toJson(value);
      } catch {
        return;
      }
      expect(json && JSON.parse(json)).toEqual(plain(value));
    }),
    { numRuns: 500, examples: [[[NaN]], [{ a: Infinity }], [[new Date(NaN)]], [{ a: Buffer.from("a") }], [{ a: new Map([[1, 2]]) }]] },
  );
});

test.each<[name: string, body: () => unknown, contentType?: string]>([
  ["a string", () => "[1]"],
  ["bytes", () => new TextEncoder().encode("[1]")],
  ["a stream", () => new Blob(["[1]"]).stream()],
  ["a Blob with a type", () => new Blob(["[1]"], { type: VENDOR }), VENDOR],
])("sends %s as JSON of unknown shape", async (_, body, contentType = "application/json") => {
  await createAiGatewayVirtualModelConfig(client(), { body: body() });
  expect(sent()).toEqual([contentType, "[1]"]);
});

type Init = Readonly<{ body?: unknown; headers?: Record<string, string | null>; bodySerializer?: unknown }>;
const post = async (init: Init): Promise<unknown> => byPath(createPathClient({ baseUrl: server.baseUrl })).POST("/v1/webhooks", init);

test.each<[name: string, init: () => Init, contentType: string | undefined, body: string]>([
  ["an object", () => ({ body: { a: [1] } }), "application/json", '{"a":[1]}'],
  ["null", () => ({ body: null }), "application/json", "null"],
  ["a string as JSON", () => ({ body: 'a"b' }), "application/json", '"a\\"b"'],
  ["a string with a type", () => ({ body: "a", headers: { "Content-Type": "application/vnd.a+json" } }), "application/vnd.a+json", '"a"'],
  ["a Blob", () => ({ body: new Blob([bytes], { type: "image/png" }) }), "image/png", "\0\xff\n\r"],
  ["a Blob with a new type", () => ({ body: new Blob([bytes], { type: "a/b" }), headers: { "content-type": "c/d" } }), "c/d", "\0\xff\n\r"],
  ["bytes", () => ({ body: bytes }), undefined, "\0\xff\n\r"],
  ["an ArrayBuffer", () => ({ body: bytes.buffer }), undefined, "\0\xff\n\r"],
  ["a stream", () => ({ body: new Blob([bytes]).stream() }), undefined, "\0\xff\n\r"],
  ["search parameters", () => ({ body: new URLSearchParams({ a: "b c" }) }), `${FORM};charset=UTF-8`, "a=b+c"],
  ["form fields", () => ({ body: { a: "b c", d: 1 }, headers: { "content-type": FORM } }), FORM, "a=b+c&d=1"],
  ["a custom serializer", () => ({ body: { a: 1 }, bodySerializer: () => "a=1", headers: { "content-type": FORM } }), FORM, "a=1"],
  ["serialized bytes", () => ({ body: bytes, bodySerializer: String, headers: { "content-type": "a/b" } }), "a/b", "0,255,10,13"],
  ["undefined", () => ({ body: undefined }), undefined, ""],
])("serializes a body by path: %s", async (_, init, contentType, body) => {
  await post(init());
  expect(sent()).toEqual([contentType, body]);
});

const circle: Record<string, unknown> = {};
circle["hush"] = { circle };

test.each<[name: string, body: unknown]>([
  ["a BigInt", 1n],
  ["a circular object", circle],
  ["a toJSON that returns undefined", { toJSON: () => undefined }],
  ["a toJSON that throws", { toJSON: () => expect.fail("hush") }],
])("refuses %s in a body by path without quoting or sending it", async (_, body) => {
  for (const headers of [{}, { "content-type": "application/vnd.a+json" }]) {
    const error = await rejection(post({ body, headers }), RequestError);
    expect(error.message).toMatch(/^POST \/v1\/webhooks: the body cannot be serialized(?!.*hush)/s);
    expect(error.cause).toBeUndefined();
  }
  expect(server.requests).toEqual([]);
});

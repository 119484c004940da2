import { createPathClient, RequestError } from "@hosting-platform/client";
import { expect, test } from "vitest";
import { rejection } from "../../harness/rejection.js";
import { useServer } from "../../harness/server.js";
import { byPath } from "./contract.js";

const server = useServer();
const bytes = new Uint8Array([0, 255, 10, 13]);
const FORM = "application/x-www-form-urlencoded";

interface Init {
  body?: unknown;
  headers?: Record<string, string | null>;
  bodySerializer?: unknown;
}

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
  expect([server.request.headers["content-type"], server.request.body.toString("latin1")]).toEqual([contentType, body]);
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
    expect(error.message).toMatch(/^POST \/v1\/webhooks: the body cannot be serialized/);
    expect(error.cause).toBeUndefined();
  }
  expect(server.requests).toEqual([]);
});

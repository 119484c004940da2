import { inspect } from "node:util";
import { describe, expect, test, vi } from "vitest";
import { encodeBody } from "../../../packages/client/src/runtime/body.js";
import { decodeMedia } from "../../../packages/client/src/runtime/media.js";
import { rejection } from "../../harness/rejection.js";
import { json, useServer } from "../../harness/server.js";
import { type ClientOptions, type Descriptor, type Request, useOutput } from "./harness.js";

const server = useServer();
const output = useOutput();
const READ: Descriptor = { operationId: "readThing", method: "GET", path: "/things", accept: ["application/json"] };

function call(options: Partial<ClientOptions>, operation: Descriptor = READ, request?: Request): Promise<unknown> {
  return output.runtime.createClient({ baseUrl: server.baseUrl, ...options }).call(operation, request);
}

test.each(["/api/v2", "/api/v2/"])("keeps the path of baseUrl: %s", async (path) => {
  await call({ baseUrl: `${server.baseUrl}${path}` });
  expect(server.request.path).toBe("/api/v2/things");
});

test.each(["", "/api/v2", "http://api.example.com", "https://user:hush@api.example.com", "https://api.example.com?key=hush", undefined])(
  "refuses an invalid baseUrl: %s",
  (baseUrl) => {
    const made = (): unknown => output.runtime.createClient({ baseUrl } as ClientOptions);
    expect(made).toThrow(output.runtime.RequestError);
    expect(made).not.toThrow(/hush/);
  },
);

test("resolves a relative baseUrl against the page's", async () => {
  vi.stubGlobal("location", { href: `${server.baseUrl}/shop/index.html` });
  await call({ baseUrl: "/api/v2" });
  expect(server.request.path).toBe("/api/v2/things");
});

test.each<[what: string, options: Partial<ClientOptions>, size: unknown, sent: string | undefined, own?: object]>([
  ["a fraction", {}, 1.5, undefined],
  ["a fraction", { checkIntegers: false }, 1.5, "1.5"],
  ["a fraction", {}, 1.5, "1.5", { checkIntegers: false }],
  ["a fraction", { checkIntegers: false }, 1.5, undefined, { checkIntegers: true }],
  ["a number beyond the bounds", {}, 11, undefined],
  ["a bigint", {}, 2n ** 60n, "1152921504606846976"],
  ["decimal text", {}, "-5", "-5"],
  ["other text", {}, "5a", undefined],
])("checks an integer: %s with %j", async (_, options, size, sent, own = {}) => {
  const outcome = call(options, { ...READ, integers: [["size", 1, 10]] }, { query: { size }, ...own });
  if (sent === undefined) await rejection(outcome, output.runtime.RequestError);
  else await outcome;
  expect(server.requests.map(({ query }) => query.get("size"))).toEqual(sent === undefined ? [] : [sent]);
});

test.each<[type: string, untypedJson: boolean, accept: string[], result: unknown, own?: boolean]>([
  ["", true, ["application/json"], { a: 1 }],
  ["text/plain; charset=utf-8", true, ["application/json"], { a: 1 }],
  ["text/plain", false, ["application/json"], { a: 1 }, true],
  ["text/plain", true, ["application/json"], undefined, false],
  ["text/plain", true, ["application/json", "text/plain"], '{"a":1}'],
  ["text/plain", false, ["application/json"], undefined],
  ["text/html", true, ["application/json"], undefined],
])("reads JSON of the type %j with untypedJson %j", async (type, untypedJson, accept, result, own) => {
  server.respond({ body: '{"a":1}', headers: type === "" ? {} : { "content-type": type } });
  const operation = { ...READ, accept, ...(accept.length > 1 && { decode: decodeMedia }) };
  const outcome = call({ untypedJson }, operation, { untypedJson: own } as Request);
  if (result === undefined) await rejection(outcome, output.runtime.ResponseError);
  else expect(await outcome).toEqual(result);
});

test.each(["the client", "the call"])("follows redirects as %s says", async (of) => {
  const { followRedirects } = output.runtime;
  server.respond(({ path }) => (path === "/things" ? { status: 302, headers: { location: "/other" } } : json({ at: path })));
  const options = { redirect: of === "the client" ? followRedirects : () => undefined };
  expect(await call(options, READ, of === "the call" ? { redirect: followRedirects } : {})).toEqual({ at: "/other" });
});

test.each<[string, ClientOptions["auth"]]>([
  ["a string", "token-1"],
  ["a function", () => "token-1"],
  ["a token source", { token: () => Promise.resolve("token-1"), refresh: () => Promise.resolve(undefined) }],
])("accepts %s as auth", async (_, auth) => {
  await call({ auth });
  expect(server.request.headers.authorization).toBe("Bearer token-1");
});

test("calls the auth function again after a 401", async () => {
  const tokens = ["old", "new"];
  server.respond(({ headers }) => (headers.authorization === "Bearer new" ? json({ ok: true }) : json({}, 401)));
  expect(await call({ auth: () => tokens.shift() ?? "none" })).toEqual({ ok: true });
  expect(server.requests).toHaveLength(2);
});

test.each(["", "two words", "line\r\nbreak", "ümlaut", 5, {}, { token: "hush" }])("refuses an invalid token: %j", (auth) => {
  expect(() => output.runtime.createClient({ baseUrl: server.baseUrl, auth: auth as string })).toThrow(output.runtime.RequestError);
});

test("sends no invalid token that the auth function returns after a 401", async () => {
  const tokens = ["old", "hush token"];
  server.respond(json({}, 401));
  await rejection(call({ auth: () => tokens.shift() ?? "" }), output.runtime.RequestError);
  expect(server.requests).toHaveLength(1);
});

test.each(["", "hush token", "ümlaut", 5, undefined])("sends nothing if the auth function returns an invalid token: %j", async (token) => {
  const error = await rejection(call({ auth: () => token as string }), output.runtime.RequestError);
  expect(inspect(error)).not.toContain("hush");
  expect(server.requests).toEqual([]);
});

test("merges the query of the client with the call's, which wins", async () => {
  await call({ query: { key: "k", version: 1, left: 1 } }, READ, { query: { version: 2, key: undefined, left: null, a: "b&c" } });
  expect([...server.request.query]).toEqual(Object.entries({ key: "k", version: "2", a: "b&c" }));
});

test.each([{ key: "\ud800" }, { key: Number.NaN }, new URLSearchParams("a=b"), new Map([["a", "b"]])])("refuses query %j", (query) => {
  expect(() => output.runtime.createClient({ baseUrl: server.baseUrl, query } as unknown as ClientOptions)).toThrow(
    output.runtime.RequestError,
  );
});

test("hides query and token from errors and hooks", async () => {
  server.respond(json({}, 400));
  const seen: unknown[] = [];
  const hooks = output.runtime.observe({ request: (event) => seen.push(event), response: (event) => seen.push(event) });
  const error = await rejection(call({ query: { key: "hush" }, hooks, auth: "hush-token" }), output.runtime.BadRequestError);
  expect(seen).toHaveLength(2);
  expect(inspect([error, seen], { depth: 9, showHidden: false })).not.toContain("hush");
  expect(server.request.query.get("key")).toBe("hush");
});

const both: Descriptor = { ...READ, accept: ["application/json", "application/xml"] };

test.each<[string, Partial<ClientOptions>, Request, string]>([
  ["the operation", {}, {}, "application/json, application/xml"],
  ["the client's headers", { headers: { Accept: "application/vnd.x+json" } }, {}, "application/vnd.x+json"],
  ["the call's headers", {}, { headers: { accept: "text/x" } }, "text/x"],
  ["fetch if it is null in the call", {}, { headers: { accept: null } }, "*/*"],
])("accept header contains the value of %s", async (_, options, request, want) => {
  await call(options, both, request);
  expect(server.request.headers.accept).toBe(want);
});

test("accept header omits invalid media types", async () => {
  await call({}, { ...READ, accept: ["a\r\nx-evil: 1", "application/json", "ü/ü"] });
  expect(server.request.headers).toMatchObject({ accept: "application/json" });
  expect(server.request.headers).not.toHaveProperty("x-evil");
});

describe("path with a query or fragment", () => {
  const at = (path: string): Descriptor => ({ ...READ, path, split: output.splitPath.splitPath });
  const target = async (path: string, request: Request = {}, options: Partial<ClientOptions> = {}): Promise<string> => {
    let url = "";
    server.respond((_, response) => {
      url = response.req.url ?? "";
      return json({});
    });
    await call(options, at(path), request);
    return url;
  };

  test.each<[string, Request, string]>([
    ["/things#list", {}, "/things"],
    ["/my things/{id}", { path: { id: "a b" } }, "/my%20things/a%20b"],
    ["/things#list/{id}?a=b", { query: { c: 1 } }, "/things?c=1"],
    ["/things?action=list", {}, "/things?action=list"],
    ["/things?a=1&b=%20c#x", { query: { d: [1, 2] } }, "/things?d=1&d=2&a=1&b=%20c"],
    ["/things/{id}?version={version}", { path: { id: "a?b", version: "1&2" } }, "/things/a%3Fb?version=1%262"],
    ["/things?action=list&b=1", { query: { action: "read" } }, "/things?action=read&b=1"],
    ["//things//{id}/", { path: { id: "a" } }, "//things//a/"],
    ['/things?a=b c"\u00fc', {}, "/things?a=b%20c%22%C3%BC"],
  ])("is sent without its fragment, with its query: %s %j", async (path, request, want) => expect(await target(path, request)).toBe(want));

  test.each(["/things?{a}=\ud800", "/../things?a=b", "things#a"])("is refused if invalid: %j", async (path) => {
    await rejection(call({}, at(path), { path: { a: "b" } }), output.runtime.RequestError);
    expect(server.requests).toEqual([]);
  });
});

test.each(["GET", "HEAD"])("refuses a body with %s", async (method) => {
  const operation: Descriptor = { ...READ, method, contentTypes: ["application/json"], encode: encodeBody };
  expect((await rejection(call({}, operation, { body: { a: 1 } }), output.runtime.RequestError)).message).toContain(`${method} `);
  expect(server.requests).toEqual([]);
});

// Not `query`: the fetch of Node.js itself takes it from there.
test("ignores a polluted Object.prototype", async () => {
  const evil = { auth: "e", pairs: ["evil=1"], fields: { evil: "1" }, serialize: () => ({ pairs: ["evil=1"] }), init: { method: "PUT" } };
  Object.assign(Object.prototype, evil);
  try {
    await output.runtime.createClient({ baseUrl: server.baseUrl }).call(READ, {});
  } finally {
    for (const name of Object.keys(evil)) Reflect.deleteProperty(Object.prototype, name);
  }
  expect(server.request).toMatchObject({ method: "GET", path: "/things" });
  expect([...server.request.query]).toEqual([]);
  expect(server.request.headers).not.toHaveProperty("evil");
  expect(server.request.headers.authorization).toBeUndefined();
});

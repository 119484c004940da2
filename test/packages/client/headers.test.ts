import { inspect } from "node:util";
import { createClient, createPathClient, listWebhooks, readAccessGroup, RequestError } from "@hosting-platform/client";
import { expect, test, vi } from "vitest";
import { rejection } from "../../harness/rejection.js";
import { useServer } from "../../harness/server.js";
import { byPath } from "./harness.js";

const server = useServer();

/** What no header field has. The text in each must not be seen anywhere. */
const VALUES = ["hush\nx-evil: 1", "hush\rx-evil: 1", "hush…", "hush\ud800", "hush\x7f"];

test.each(VALUES)("refuses %j in a header value without printing or sending it", async (value) => {
  const client = createPathClient({ baseUrl: server.baseUrl });
  const errors = [
    await rejection(listWebhooks(client, { headers: { authorization: `Bearer ${value}` } }), RequestError),
    await rejection(byPath(client).GET("/v1/webhooks", { headers: { "x-a": value } }), RequestError),
    await rejection(byPath(client).GET("/v1/webhooks", { headers: { "x-a": ["b", value] } }), RequestError),
    await rejection(byPath(client).GET("/v1/webhooks", { params: { header: { "x-a": value } } }), RequestError),
    await rejection(
      Promise.resolve().then(() => createPathClient({ baseUrl: server.baseUrl, headers: { authorization: value } })),
      RequestError,
    ),
  ];
  for (const error of errors) {
    expect(inspect(error, { depth: 10, showHidden: true })).not.toMatch(/hush|evil/);
    expect(error.message).toMatch(/^((listWebhooks|GET \/v1\/webhooks): )?header (authorization|x-a) has /);
  }
  expect(server.requests).toEqual([]);
});

test.each([{ a: 1 }, Promise.resolve("a"), ["a", {}]])("refuses %o as a header value", async (value) => {
  const headers = { "x-a": value } as unknown as Record<string, string>;
  await rejection(listWebhooks(createClient({ baseUrl: server.baseUrl }), { headers }), RequestError);
  expect(server.requests).toEqual([]);
});

test("refuses text in place of headers without quoting it", async () => {
  const headers = "x-a: hush" as unknown as Record<string, string>;
  const error = await rejection(listWebhooks(createClient({ baseUrl: server.baseUrl }), { headers }), RequestError);
  expect(inspect(error, { depth: 10 })).not.toContain("hush");
});

test.each(["", " ", "x hush", "x:", "x\n", "größe", "(x)"])("refuses header name %j", async (name) => {
  const client = createPathClient({ baseUrl: server.baseUrl });
  const error = await rejection(listWebhooks(client, { headers: { [name]: "hush" } }), RequestError);
  expect(inspect(error, { depth: 10 })).not.toContain("hush");
  expect(server.requests).toEqual([]);
});

test("sends Latin-1, tabs and empty header values", async () => {
  const client = createPathClient({ baseUrl: server.baseUrl, headers: { "x-latin": "größe\té\x80", "x-empty": "" } });
  await byPath(client).GET("/v1/webhooks", { headers: new Headers({ "x-call": "1" }), parseAs: "text" });
  expect(server.request.headers).toMatchObject({ "x-latin": "größe\té\x80", "x-empty": "", "x-call": "1" });
});

test.each<[string, object]>([
  ["Headers", new Headers({ "x-a": "1", "x-b": "2" })],
  ["a Map", new Map(Object.entries({ "x-a": "1", "x-b": "2" }))],
  ["pairs", Object.entries({ "x-a": "1", "x-b": "2" })],
  ["lists", { "x-a": ["1"], "x-b": "2" }],
])("accepts %s as headers", async (_, headers) => {
  const client = createPathClient({ baseUrl: server.baseUrl });
  await byPath(client).GET("/v1/webhooks", { headers, parseAs: "text" });
  expect(server.request.headers).toMatchObject({ "x-a": "1", "x-b": "2" });
  await byPath(createPathClient({ baseUrl: server.baseUrl, headers: headers as Headers })).GET("/v1/webhooks", { parseAs: "text" });
  expect(server.requests[1]?.headers).toMatchObject({ "x-a": "1", "x-b": "2" });
  expect(server.requests[0]?.headers).not.toHaveProperty("0");
});

test.each<[name: string, headers: Record<string, string | null | undefined>, sent: object]>([
  ["the call wins", { Authorization: "Bearer two", "x-call": "2" }, { authorization: "Bearer two", "x-client": "1", "x-call": "2" }],
  ["null removes, undefined keeps", { authorization: null, "x-client": undefined }, { authorization: undefined, "x-client": "1" }],
])("merges headers of client and call: %s", async (_, headers, sent) => {
  const client = createPathClient({ baseUrl: server.baseUrl, headers: { authorization: "Bearer one", "x-client": "1" } });
  await readAccessGroup(client, { path: { idOrName: "web" }, headers });
  expect({ authorization: undefined, ...server.request.headers }).toMatchObject(sent);
});

test.each([
  ["the client's name", {}, undefined, "hosting-platform-client"],
  ["another name", { "user-agent": "web/1" }, undefined, "web/1"],
  ["the runtime's own in a browser", {}, "Mozilla/5.0 (X11)", "node"],
])("sends %s as the user agent", async (_, headers, browser, sent) => {
  vi.stubGlobal("navigator", browser && { userAgent: browser });
  const client = createClient({ baseUrl: server.baseUrl, headers });
  vi.unstubAllGlobals();
  await readAccessGroup(client, { path: { idOrName: "web" } });
  expect(server.request.headers["user-agent"]).toBe(sent);
});

test.each(["", "/", "/api", "/api/"])("joins a base URL ending in %j and the path", async (end) => {
  await readAccessGroup(createPathClient({ baseUrl: `${server.baseUrl}${end}` }), { path: { idOrName: "web" } });
  expect(server.request.path).toBe(`${end.replace(/\/$/, "")}/v1/access-groups/web`);
});

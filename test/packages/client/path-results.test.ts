import * as platform from "@hosting-platform/client";
import {
  ApiError,
  createPathClient,
  exchangeSsoToken,
  NotFoundError,
  readAccessGroupProject,
  RequestError,
  ResponseError,
  unwrap,
} from "@hosting-platform/client";
import * as core from "@hosting-platform/client/core";
import { describe, expect, test, vi } from "vitest";
import { rejection } from "../../harness/rejection.js";
import { json, type StubResponse, useServer } from "../../harness/server.js";
import { byPath, comparable, createIndexed } from "./harness.js";

const server = useServer();

const client = () => createPathClient({ baseUrl: server.baseUrl, retry: false });
const as = (type: string, body: string): StubResponse => ({ headers: { "content-type": type, "x-request-id": "req_1" }, body });

describe("responses to calls by path", () => {
  test.each<[method: string, response: StubResponse]>([
    ["GET", { status: 204 }],
    ["GET", { status: 205 }],
    ["HEAD", { headers: { "content-type": "application/json", "content-length": "10" } }],
    ["DELETE", {}],
    ["POST", {}],
    ["PATCH", { headers: { "content-length": "0" } }],
  ])("returns undefined for %s without a body: %j", async (method, response) => {
    server.respond(response);
    const result = await byPath(client())[method]?.("/v1/webhooks/{id}", { params: { path: { id: "hook_1" } } });
    expect(result).toMatchObject({ response: { ok: true } });
    expect(result?.data).toBeUndefined();
    expect(result?.error).toBeUndefined();
  });

  test.each(["POST", "PATCH", "PUT", "DELETE"])("throws for %s with an empty JSON body", async (method) => {
    server.respond(as("application/json", ""));
    await rejection(
      byPath(client())[method]?.("/v1/webhooks/{id}", { params: { path: { id: "hook_1" } } }) ?? Promise.resolve(),
      ResponseError,
    );
  });
});

test("sends the token exchange without any credential", async () => {
  const auth = { token: () => Promise.resolve("hush"), refresh: () => Promise.resolve(undefined) };
  const platform = createPathClient({ baseUrl: server.baseUrl, auth, headers: { Authorization: "Bearer hush" } });
  const body = { grant_type: "refresh_token", refresh_token: "r", client_id: "c", client_secret: "s" } as const;
  for (const send of [() => exchangeSsoToken(platform, { body }), () => platform.POST("/v1/integrations/sso/token", { body })]) {
    await send();
    platform.use({ onRequest: ({ request }) => request.headers.set("authorization", "Bearer hush") });
    await send();
  }
  expect(server.requests.map(({ headers }) => headers.authorization)).toEqual([undefined, undefined, undefined, undefined]);
});

const get = (init: object, path = "/v1/webhooks") => byPath(client()).GET(path, init);

describe("parseAs of a call by path", () => {
  const body = Uint8Array.from([0x5b, 0x31, 0x5d]);
  const rows: [parseAs: string | undefined, want: unknown][] = [
    [undefined, [1]],
    ["json", [1]],
    ["text", "[1]"],
    ["blob", { blob: "[1]", type: "application/json" }],
    ["arrayBuffer", { arrayBuffer: "[1]" }],
    ["stream", { stream: "[1]" }],
  ];

  test.each(rows)("parses a success as %s", async (parseAs, want) => {
    server.respond({ headers: { "content-type": "application/json" }, body });
    expect(await comparable((await get({ parseAs })).data)).toEqual(want);
  });
});

test("writes the query with querySerializer after checking it", async () => {
  server.respond(json([]));
  const querySerializer = (query: object): string => `all=${Object.keys(query).join("-")}`;
  await get({ params: { query: { a: [1], teamId: "t" } }, querySerializer });
  expect(server.request.query.toString()).toBe("all=a-teamId");
  await rejection(get({ params: { query: { limit: 0 } }, querySerializer }, "/v1/access-groups"), RequestError);
  expect(server.requests).toHaveLength(1);
});

test("exports the same error classes from both entries", () => {
  const names = Object.keys(core).filter((name) => name.endsWith("Error"));
  expect(names).toContain("ApiError");
  for (const name of names) expect(Reflect.get(platform, name)).toBe(Reflect.get(core, name));
});

const call = () => unwrap(client().GET("/v1/access-groups/{idOrName}", { params: { path: { idOrName: "web" }, query: { slug: "hush" } } }));

test.each([{ name: "web" }, null, 0, false, "", [], undefined])("returns the data of a success: %j", async (value) => {
  server.respond(value === undefined ? { status: 204 } : json(value));
  expect(await unwrap(client().GET("/v10/projects"))).toEqual(value);
});

test.each<[name: string, response: StubResponse, body: unknown]>([
  ["JSON", json({ reason: "no" }, 404), { reason: "no" }],
  ["text", { status: 404, body: "no" }, "no"],
  ["no body", { status: 404 }, undefined],
  ["JSON false", json(false, 404), false],
])("throws an ApiError with the body of an error status: %s", async (_, response, body) => {
  server.respond(response);
  const error = await rejection(call(), ApiError);
  expect(error).toBeInstanceOf(NotFoundError);
  expect(error).toMatchObject({ status: 404, body, method: "GET", url: `${server.baseUrl}/v1/access-groups/web`, attempts: 1 });
});

test("throws an ApiError from the response alone", async () => {
  const error = await rejection(unwrap(Promise.resolve({ error: "no", response: new Response("no", { status: 404 }) })), ApiError);
  expect(error).toMatchObject({ status: 404, body: "no", method: "", url: "" });
});

test("calls a custom fetch as a function without this", async () => {
  const fetch = vi.fn(() => Promise.resolve(Response.json([])));
  const client = createPathClient({ baseUrl: "https://api.example.com", fetch });
  await createIndexed(client, { body: { a: 1 } });
  await client.GET("/v1/webhooks");
  expect(fetch.mock.contexts).toEqual([undefined, undefined]);
});

test.each([
  ["ApiError", new Response("no", { status: 500 }), ApiError],
  ["ResponseError", new Response("no"), ResponseError],
])("sets the request URL on %s if the response has none", async (_, response, type) => {
  const client = createPathClient({ baseUrl: "https://api.example.com", fetch: () => Promise.resolve(response), retry: false });
  const call = readAccessGroupProject(client, { path: { accessGroupIdOrName: "web", projectId: "a/b" }, query: { slug: "team" } });
  expect((await rejection<ApiError | ResponseError>(call, type)).url).toBe("https://api.example.com/v1/access-groups/web/projects/a%2Fb");
});

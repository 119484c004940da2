import { getEventListeners } from "node:events";
import { createPathClient, type Middleware, type PlatformClient, readAccessGroup, RequestError } from "@hosting-platform/client";
import { describe, expect, test, vi } from "vitest";
import { drip, failing, reset, sequence } from "../../harness/fault-server.js";
import { rejection } from "../../harness/rejection.js";
import { json, useServer } from "../../harness/server.js";
import { createIndexed, stubbed } from "./harness.js";

const server = useServer();
const path = { idOrName: "web" };
const GROUP = "/v1/access-groups/{idOrName}";
const reason = new Error("the middleware left");

function clientWith(middleware: Middleware, options: object = {}): PlatformClient {
  const client = createPathClient({ baseUrl: server.baseUrl, ...options });
  client.use(middleware);
  return client;
}

const WAYS: [name: string, read: (client: PlatformClient, signal?: AbortSignal) => Promise<unknown>][] = [
  ["operation functions", (client, signal) => readAccessGroup(client, { path, signal })],
  ["calls by path", async (client, signal) => (await client.GET(GROUP, { params: { path }, ...(signal && { signal }) })).data],
];

describe.each(WAYS)("middleware of %s", (_, read) => {
  test("sees one request and one response despite retries, and no credential", async () => {
    vi.spyOn(Math, "random").mockReturnValue(0);
    server.respond(sequence(failing(503), reset, json({ name: "web" })));
    const seen: unknown[] = [];
    const auth = { token: () => Promise.resolve("hush"), refresh: () => Promise.resolve(undefined) };
    const middleware: Middleware = {
      onRequest: ({ request, schemaPath, params }) => void seen.push(schemaPath, params.path, request.headers.get("authorization")),
      onResponse: ({ response }) => void seen.push(response.status),
      onError: () => void seen.push("error"),
    };
    expect(await read(clientWith(middleware, { auth }))).toEqual({ name: "web" });
    expect(seen).toEqual([GROUP, path, null, 200]);
    expect(server.requests.map(({ headers }) => headers.authorization)).toEqual(["Bearer hush", "Bearer hush", "Bearer hush"]);
  });

  test("sees and replaces the one error after the last attempt", async () => {
    vi.spyOn(Math, "random").mockReturnValue(0);
    server.respond(reset);
    const seen: unknown[] = [];
    const client = clientWith({ onError: ({ error }) => void seen.push(error) });
    await expect(read(client)).rejects.toMatchObject({ code: "TRANSPORT_ERROR", attempts: 3 });
    expect(seen).toMatchObject([{ code: "TRANSPORT_ERROR", attempts: 3 }]);
    expect(server.requests).toHaveLength(3);
    client.use({ onError: () => reason });
    await expect(read(client)).rejects.toBe(reason);
  });

  test("cancels the call through the signal of a new request", async () => {
    const controller = new AbortController();
    server.respond(() => {
      controller.abort(reason);
      return undefined;
    });
    const client = clientWith({ onRequest: ({ request }) => new Request(request, { signal: controller.signal }) });
    await expect(read(client)).rejects.toBe(reason);
    expect(server.requests).toHaveLength(1);
  });

  test("keeps the caller's signal working and leaves no listener", async () => {
    const { signal: inner } = new AbortController();
    const client = clientWith({ onRequest: ({ request }) => new Request(request, { signal: inner }) });
    const controller = new AbortController();
    server.respond(json({}));
    await Promise.all(Array.from({ length: 20 }, () => read(client, controller.signal)));
    // On the other one, the runtime itself leaves those of the requests that were made with it.
    expect(getEventListeners(controller.signal, "abort")).toEqual([]);
    server.respond((request, response) => {
      controller.abort(reason);
      return drip(200)(request, response);
    });
    await expect(read(client, controller.signal)).rejects.toBe(reason);
  });

  test.each(["onRequest", "onResponse", "onError"])("does not delay cancellation in %s", async (name) => {
    const controller = new AbortController();
    const wait = (): Promise<never> => {
      controller.abort(null);
      return new Promise(() => undefined);
    };
    const fetch = () => (name === "onError" ? Promise.reject(new TypeError("no network")) : Promise.resolve(Response.json({})));
    const client = clientWith({ [name]: wait } as unknown as Middleware, { fetch, retry: false });
    await expect(read(client, controller.signal)).rejects.toBeNull();
    expect(getEventListeners(controller.signal, "abort")).toEqual([]);
  });

  test.each([
    ["onRequest", { onRequest: () => Promise.reject(reason) }, 0],
    ["onResponse", { onResponse: () => Promise.reject(reason) }, 1],
    ["onError", { onRequest: () => Promise.reject(reason), onError: () => new Error("never asked") }, 0],
  ])("rejects the call with the error thrown in %s", async (__, middleware, sent) => {
    await expect(read(clientWith(middleware))).rejects.toBe(reason);
    expect(server.requests).toHaveLength(sent);
  });

  test("runs in order for requests, in reverse for responses", async () => {
    const seen: string[] = [];
    const client = createPathClient({ baseUrl: server.baseUrl });
    const ways = ["a", "b", "ejected"].map((name) => ({
      onRequest: () => void seen.push(`${name} request`),
      onResponse: () => Response.json({ name, before: seen.push(`${name} response`) }),
    }));
    client.use(...ways);
    client.eject(...ways.slice(2));
    expect(await read(client)).toEqual({ name: "a", before: 4 });
    expect(seen).toEqual(["a request", "b request", "b response", "a response"]);
  });
});

test("sends the request that middleware signed", async () => {
  const client = clientWith({
    async onRequest({ request }) {
      const text = await request.clone().text();
      return new Request(request, { headers: { ...Object.fromEntries(request.headers), "x-length": `${text.length}` } });
    },
  });
  await createIndexed(client, { body: { a: 1 } });
  expect(server.request.headers).toMatchObject({ "x-length": "7", "content-type": "application/json" });
  expect(server.request.body.toString()).toBe('{"a":1}');
});

test("does not run middleware for refused requests", async () => {
  const onRequest = vi.fn();
  const client = clientWith({ onRequest });
  await rejection(readAccessGroup(client, { path: { idOrName: ".." } }), RequestError);
  await rejection(client.GET("/v1/access-groups", { params: { query: { limit: 0 } } }), RequestError);
  expect(onRequest).not.toHaveBeenCalled();
});

test("sends no credential of the client to the origin that middleware chooses", async () => {
  const elsewhere: Middleware = { onRequest: ({ request }) => new Request("https://elsewhere.example.com/", request) };
  for (const options of [{ auth: "hush" }, { headers: { authorization: "Bearer hush" } }]) {
    const { client, requests } = stubbed(options);
    client.use(elsewhere);
    await client.GET("/v1/webhooks");
    expect(requests.map(({ url, headers }) => [url, headers.get("authorization")])).toEqual([["https://elsewhere.example.com/", null]]);
  }
});

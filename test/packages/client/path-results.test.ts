import { inspect } from "node:util";
import { createPathClient, exchangeSsoToken, ResponseError } from "@hosting-platform/client";
import { describe, expect, test } from "vitest";
import { rejection } from "../../harness/rejection.js";
import { type StubResponse, useServer } from "../../harness/server.js";
import { byPath } from "./contract.js";

const server = useServer();

const client = () => createPathClient({ baseUrl: server.baseUrl, retry: false });
const as = (type: string, body: string): StubResponse => ({ headers: { "content-type": type, "x-request-id": "req_1" }, body });
const group = () => client().GET("/v1/access-groups/{idOrName}", { params: { path: { idOrName: "web" } } });

describe("responses to calls by path", () => {
  test.each<[name: string, response: StubResponse, reason: string]>([
    ["HTML", as("text/html", "<p>hush</p>"), "its body is not JSON"],
    ["JSON without a content type", { headers: { "x-request-id": "req_1" }, body: '"hush"' }, "its body is not JSON"],
    ["truncated JSON", as("application/json", '{"name":"hush'), "its body is not JSON"],
    ["no body", as("application/json", ""), "it has no body"],
    ["a content-length of 0", { headers: { "content-length": "0", "x-request-id": "req_1" } }, "it has no body"],
  ])("throws a ResponseError for %s without quoting the body", async (_, response, reason) => {
    server.respond(response);
    const error = await rejection(group(), ResponseError);
    expect(error.message).toBe(`GET ${server.baseUrl}/v1/access-groups/web returned 200, but ${reason}`);
    expect(error).toMatchObject({ status: 200, requestId: "req_1", attempts: 1, url: `${server.baseUrl}/v1/access-groups/web` });
    expect(inspect(error, { depth: 10, showHidden: true })).not.toContain("hush");
  });

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

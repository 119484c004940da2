import { ApiError, createPathClient, readAccessGroupProject, ResponseError } from "@hosting-platform/client";
import { expect, test, vi } from "vitest";
import { rejection } from "../../harness/rejection.js";
import { createIndexed } from "./call-indexed.js";

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

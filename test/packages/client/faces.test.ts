import { ApiError, createPathClient, createWebhook, readAccessGroupProject, ResponseError } from "@hosting-platform/client";
import { describe, expect, test, vi } from "vitest";
import { rejection } from "../../harness/rejection.js";

describe("a fetch of one's own", () => {
  test("is called as a function: a browser's own refuses to be a method, and the options would be in its hands", async () => {
    const fetch = vi.fn(() => Promise.resolve(Response.json({})));
    const client = createPathClient({ baseUrl: "https://api.example.com", fetch });
    await createWebhook(client, { body: { a: 1 } });
    await client.GET("/v1/webhooks");
    expect(fetch.mock.contexts).toEqual([undefined, undefined]);
  });

  test.each([
    ["ApiError", new Response("no", { status: 500 }), ApiError],
    ["ResponseError", new Response("no"), ResponseError],
  ])("makes answers without a URL, and the %s carries that of the request", async (_, response, type) => {
    const client = createPathClient({ baseUrl: "https://api.example.com", fetch: () => Promise.resolve(response), retry: false });
    const call = readAccessGroupProject(client, { path: { accessGroupIdOrName: "web", projectId: "a/b" }, query: { slug: "team" } });
    expect((await rejection<ApiError | ResponseError>(call, type)).url).toBe("https://api.example.com/v1/access-groups/web/projects/a%2Fb");
  });
});

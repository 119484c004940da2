import { ApiError, createClient, createWebhook, readAccessGroup, readAccessGroupProject, ResponseError } from "@hosting-platform/client";
import { describe, expect, test, vi } from "vitest";
import { rejection } from "../../harness/rejection.js";
import { json, useServer } from "../../harness/server.js";

const server = useServer();

describe("middleware", () => {
  test("sees and changes the requests and answers of the operation functions", async () => {
    server.answer(json({ name: "web" }));
    const client = createClient({ baseUrl: server.baseUrl });
    const seen: unknown[] = [];
    const middleware = {
      onRequest({ request, schemaPath, params }: { request: Request; schemaPath: string; params: { path?: object } }) {
        seen.push([request.method, schemaPath, params.path]);
        request.headers.set("x-middleware", "1");
        return request;
      },
      async onResponse({ response }: { response: Response }) {
        return Response.json({ ...((await response.json()) as object), changed: true });
      },
    };
    client.use(middleware);
    expect(await readAccessGroup(client, { path: { idOrName: "web" } })).toEqual({ name: "web", changed: true });
    expect(seen).toEqual([["GET", "/v1/access-groups/{idOrName}", { idOrName: "web" }]]);
    expect(server.request.headers["x-middleware"]).toBe("1");

    client.eject(middleware);
    expect(await readAccessGroup(client, { path: { idOrName: "web" } })).toEqual({ name: "web" });
    expect(seen).toHaveLength(1);
  });
});

describe("a fetch of one's own", () => {
  test("is called as a function: a browser's own refuses to be a method, and the options would be in its hands", async () => {
    const fetch = vi.fn(() => Promise.resolve(Response.json({})));
    const client = createClient({ baseUrl: "https://api.example.com", fetch });
    await createWebhook(client, { body: { a: 1 } });
    await client.GET("/v1/webhooks");
    expect(fetch.mock.contexts).toEqual([undefined, undefined]);
  });

  test.each([
    ["ApiError", new Response("no", { status: 500 }), ApiError],
    ["ResponseError", new Response("no"), ResponseError],
  ])("makes answers without a URL, and the %s carries that of the request", async (_, response, type) => {
    const client = createClient({ baseUrl: "https://api.example.com", fetch: () => Promise.resolve(response), retry: false });
    const call = readAccessGroupProject(client, { path: { accessGroupIdOrName: "web", projectId: "a/b" }, query: { slug: "team" } });
    expect((await rejection<ApiError | ResponseError>(call, type)).url).toBe("https://api.example.com/v1/access-groups/web/projects/a%2Fb");
  });
});

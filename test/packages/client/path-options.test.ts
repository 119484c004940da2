import {
  ApiError,
  createClient,
  HostingPlatformError,
  readAccessGroup,
  RequestError,
  TransportError,
  unwrap,
} from "@hosting-platform/client";
import * as core from "@hosting-platform/client/core";
import * as platform from "@hosting-platform/client";
import { describe, expect, test } from "vitest";
import { reset, silence } from "../../support/fault-server.js";
import { rejection } from "../../support/rejection.js";
import { type Answer, json, useServer } from "../../support/server.js";
import { byPath } from "./contract.js";

const server = useServer();
const client = () => createClient({ baseUrl: server.baseUrl, retry: false });
const get = (init: object, path = "/v1/webhooks") => byPath(client()).GET(path, init);

async function comparable(data: unknown): Promise<unknown> {
  if (data instanceof ReadableStream) return { stream: await new Response(data).text() };
  if (data instanceof Blob) return { blob: await data.text() };
  if (data instanceof ArrayBuffer) return { bytes: [...new Uint8Array(data)] };
  return data;
}

describe("parseAs of a call by path", () => {
  const body = Uint8Array.from([0x5b, 0x31, 0x5d]);
  const rows: [parseAs: string | undefined, want: unknown][] = [
    [undefined, [1]],
    ["json", [1]],
    ["text", "[1]"],
    ["blob", { blob: "[1]" }],
    ["arrayBuffer", { bytes: [0x5b, 0x31, 0x5d] }],
    ["stream", { stream: "[1]" }],
  ];

  test.each(rows)("%s reads a success", async (parseAs, want) => {
    server.answer({ headers: { "content-type": "application/json" }, body });
    expect(await comparable((await get({ parseAs })).data)).toEqual(want);
  });

  test.each(rows)("%s changes nothing of an error", async (parseAs) => {
    for (const [answer, error] of [
      [json({ reason: "no" }, 409), { reason: "no" }],
      [{ status: 409, body: "no" }, "no"],
      [json("no", 409), "no"],
    ] satisfies [Answer, unknown][]) {
      server.answer(answer);
      const result = await get({ parseAs });
      expect([result.data, result.error, result.response.status]).toEqual([undefined, error, 409]);
    }
  });
});

describe("an option of a call by path", () => {
  test("querySerializer writes the query, what the contract forbids is refused all the same", async () => {
    const querySerializer = (query: object): string => `all=${Object.keys(query).join("-")}`;
    await get({ params: { query: { a: [1], teamId: "t" } }, querySerializer });
    expect(server.request.query.toString()).toBe("all=a-teamId");
    await rejection(get({ params: { query: { limit: 0 } }, querySerializer }, "/v1/access-groups"), RequestError);
    expect(server.requests).toHaveLength(1);
  });

  test("querySerializer may be openapi-fetch's own options", async () => {
    await get({ params: { query: { a: [1, 2] } }, querySerializer: { array: { style: "pipeDelimited", explode: false } } });
    expect(server.request.query.toString()).toBe("a=1%7C2");
  });

  test("middleware is for this call alone, and comes after the client's", async () => {
    const seen: string[] = [];
    const made = client();
    made.use({ onRequest: () => void seen.push("client") });
    const onRequest = ({ request }: { request: Request }): void => {
      seen.push("call");
      request.headers.set("x-call", "1");
    };
    await byPath(made).GET("/v1/webhooks/{id}", { params: { path: { id: "a" } }, middleware: [{ onRequest }], parseAs: "text" });
    expect([seen, server.request.headers["x-call"]]).toEqual([["client", "call"], "1"]);
    await readAccessGroup(made, { path: { idOrName: "web" } });
    expect(seen).toEqual(["client", "call", "client"]);
  });

  test("request takes a method by its name, with the same checks", async () => {
    const { request } = byPath(client());
    server.answer(json([1]));
    expect((await request("get", "/v1/access-groups/{idOrName}", { params: { path: { idOrName: "a/b" } } })).data).toEqual([1]);
    expect(server.request).toMatchObject({ method: "GET", path: "/v1/access-groups/a%2Fb" });
    await rejection(request("delete", "/v1/access-groups/{idOrName}", { params: { path: { idOrName: ".." } } }), RequestError);
    await rejection(request("get", "/v1/access-groups", { params: { query: { limit: 0 } } }), RequestError);
    expect(server.requests).toHaveLength(1);
  });
});

describe("the classes of the errors are the core's", () => {
  test("and both entries export the same ones", () => {
    const names = Object.keys(core).filter((name) => name.endsWith("Error"));
    expect(names).toContain("ApiError");
    for (const name of names) expect(Reflect.get(platform, name)).toBe(Reflect.get(core, name));
  });

  test("whichever face and client throws them", async () => {
    server.answer(json({}, 404));
    const clients = [client(), core.createClient({ baseUrl: server.baseUrl })];
    for (const each of clients) await rejection(readAccessGroup(each, { path: { idOrName: "web" } }), core.NotFoundError);
    await rejection(unwrap(client().GET("/v1/webhooks")), core.NotFoundError);
    await rejection(get({ params: { query: { teamId: "" } } }), core.RequestError);
    server.answer(reset);
    await rejection(get({}), core.TransportError);
    server.answer(silence);
    await rejection(get({ timeout: 1 }), core.TimeoutError);
    server.answer({ status: 302, headers: { location: "/" } });
    await rejection(get({}), core.RedirectError);
    server.answer({ body: "<p></p>" });
    const error = await rejection(get({}), core.ResponseError);
    expect(error).toBeInstanceOf(HostingPlatformError);
    expect([ApiError, TransportError]).toEqual([core.ApiError, core.TransportError]);
  });
});

import { ApiError, createPathClient, NotFoundError, ResponseError, unwrap } from "@hosting-platform/client";
import { expect, test } from "vitest";
import { rejection } from "../../harness/rejection.js";
import { type StubResponse, json, useServer } from "../../harness/server.js";

const server = useServer();

const client = () => createPathClient({ baseUrl: server.baseUrl, retry: false });
const call = () => unwrap(client().GET("/v1/access-groups/{idOrName}", { params: { path: { idOrName: "web" }, query: { slug: "hush" } } }));

test.each([{ name: "web" }, null, 0, false, "", []])("returns the data of a success: %j", async (value) => {
  server.respond(json(value));
  expect(await unwrap(client().GET("/v10/projects"))).toEqual(value);
});

test.each([null, [], 5, "text"])("refuses JSON of another kind than the documented object: %j", async (value) => {
  server.respond(json(value));
  expect((await rejection(call(), ResponseError)).message).toMatch(/its body is not an object$/);
});

test("returns undefined for a success without a body", async () => {
  server.respond({ status: 204 });
  expect(await call()).toBeUndefined();
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

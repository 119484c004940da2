import { inspect } from "node:util";
import {
  ApiError,
  checkArtifactExists,
  createClient,
  deleteAccessGroup,
  HostingPlatformError,
  readAccessGroup,
  readWebhook,
  ResponseError,
} from "@hosting-platform/client";
import { describe, expect, test } from "vitest";
import { rejection } from "../../support/rejection.js";
import { type Answer, json, useServer } from "../../support/server.js";

const server = useServer();

const client = () => createClient({ baseUrl: server.baseUrl, headers: { authorization: "Bearer secret-token" }, retry: false });
const failure = (): Promise<ApiError> =>
  rejection(readAccessGroup(client(), { path: { idOrName: "a/b" }, query: { slug: "team" } }), ApiError);

/** Every status that stands for an error, the unassigned ones too. `fetch` itself fails for 407, which it takes for a proxy's. */
const STATUSES = Array.from({ length: 200 }, (_, index) => 400 + index).filter((status) => status !== 407);

describe("an error status", () => {
  test.each([400, 401, 403, 404, 409, 410, 418, 422, 429, 500, 502, 503, 504, 599])("%i is an ApiError", async (status) => {
    server.answer(json({ error: { code: "no" } }, status));
    const error = await failure();
    expect(error).toBeInstanceOf(HostingPlatformError);
    expect(error.message).toBe(`GET ${server.baseUrl}/v1/access-groups/a%2Fb answered ${status}`);
    expect(error).toMatchObject({
      code: "API_ERROR",
      status,
      method: "GET",
      // The query may hold what is secret.
      url: `${server.baseUrl}/v1/access-groups/a%2Fb`,
      operationId: "readAccessGroup",
      attempts: 1,
      body: { error: { code: "no" } },
    });
  });

  test("from 400 to 599 is an ApiError with any body and with none", async () => {
    for (const status of STATUSES) {
      const answer: Answer = status % 2 === 0 ? { status } : { status, headers: { "content-type": "text/plain" }, body: "no" };
      server.answer(answer);
      expect(await failure()).toMatchObject({ status, body: answer.body });
    }
  });

  test.each<[name: string, answer: Answer, body: unknown]>([
    ["JSON", json({ a: [1] }), { a: [1] }],
    ["JSON that is null", json(null), null],
    ["JSON without a content type", { body: '{"a":1}' }, { a: 1 }],
    ["HTML", { headers: { "content-type": "text/html" }, body: "<p>Bad gateway</p>" }, "<p>Bad gateway</p>"],
    ["cut JSON", { headers: { "content-type": "application/json" }, body: '{"a":' }, '{"a":'],
    ["no body", {}, undefined],
    ["no body, and a length that says so", { headers: { "content-length": "0" } }, undefined],
    ["no body, sent in chunks", { headers: { "content-type": "application/json", "transfer-encoding": "chunked" } }, undefined],
  ])("carries its body: %s", async (_, answer, body) => {
    server.answer({ ...answer, status: 500 });
    expect((await failure()).body).toEqual(body);
  });

  test.each([400, 404, 500])("%i is an ApiError where a success has no body", async (status) => {
    server.answer(json({ a: 1 }, status));
    expect(await rejection(deleteAccessGroup(client(), { path: { idOrName: "web" } }), ApiError)).toMatchObject({ status, body: { a: 1 } });
    expect(await rejection(checkArtifactExists(client(), { path: { hash: "abc" } }), ApiError)).toMatchObject({ status, body: undefined });
  });

  test.each(["auto", "json", "text", "blob", "arrayBuffer", "stream"] as const)(
    "is an ApiError with its body, read as %s or not",
    async (parseAs) => {
      server.answer(json({ a: 1 }, 400));
      expect(await rejection(readWebhook(client(), { path: { id: "hook_1" }, parseAs }), ApiError)).toMatchObject({ body: { a: 1 } });
    },
  );
});

describe("an error", () => {
  const failures: [name: string, answer: Answer, type: new (...args: never[]) => ApiError | ResponseError][] = [
    ["ApiError", { ...json({ reason: "no" }, 403), headers: { "x-answer": "hidden-header" } }, ApiError],
    ["ResponseError", { headers: { "x-answer": "hidden-header" }, body: "hidden-body" }, ResponseError],
  ];

  test.each(failures)("prints neither its response nor the credential: %s", async (_, answer, type) => {
    server.answer(answer);
    const error = await rejection(readAccessGroup(client(), { path: { idOrName: "web" } }), type);
    expect(Object.keys(error)).not.toContain("response");
    for (const printed of [JSON.stringify(error), inspect(error, { depth: 10 }), String(error)]) {
      expect(printed).not.toMatch(/response|Response \{|hidden-|secret-token/);
    }
    expect(error.response.headers.get("x-answer")).toBe("hidden-header");
  });

  test("is written as JSON with what tells it apart", async () => {
    server.answer(json({ reason: "no" }, 403));
    const error = await rejection(readAccessGroup(client(), { path: { idOrName: "web" } }), ApiError);
    expect(JSON.parse(JSON.stringify(error))).toEqual({
      name: "ForbiddenError",
      code: "API_ERROR",
      status: 403,
      method: "GET",
      url: `${server.baseUrl}/v1/access-groups/web`,
      operationId: "readAccessGroup",
      attempts: 1,
      body: { reason: "no" },
    });
  });
});

import { describe, expect, test } from "vitest";
import { RedirectError } from "../../../packages/client/src/errors/redirect-error.js";
import { followRedirects } from "../../../packages/client/src/internal/transport/redirect.js";
import { redirect, sequence } from "../../support/fault-server.js";
import { rejection } from "../../support/rejection.js";
import { json, useServer } from "../../support/server.js";
import { type Call, sender, TOKEN } from "./support.js";

const server = useServer();
const other = useServer();
const headers = { authorization: `Bearer ${TOKEN}`, "x-custom": "own", accept: "application/json" };

const KINDS = [301, 302, 303, 307, 308].flatMap((status) => [
  { status, origin: "same" as const },
  { status, origin: "other" as const },
]);

describe("a redirect is not followed", () => {
  test.each(KINDS)("$status to the $origin origin", async ({ status, origin }) => {
    const location = `${origin === "same" ? server.baseUrl : other.baseUrl}/elsewhere`;
    server.answer(redirect(status, location));
    const call = sender(server)("POST", { operationId: "createThing", headers, body: "client_secret=a" });
    const error = await rejection(call, RedirectError);
    expect(error).toMatchObject({ code: "REDIRECT_ERROR", status, location, method: "POST", operationId: "createThing", attempts: 1 });
    expect(error.url).toBe(`${server.baseUrl}/v1/things`);
    expect(server.requests).toHaveLength(1);
    expect(other.requests).toEqual([]);
  });

  test("and not tried again either", async () => {
    server.answer(redirect(307, "/elsewhere"));
    await rejection(sender(server)(), RedirectError);
    expect(server.requests).toHaveLength(1);
  });

  test("in a browser, which shows nothing of it", async () => {
    const opaque = Object.defineProperties(new Response(), { type: { value: "opaqueredirect" }, status: { value: 0 } });
    const error = await rejection(sender(server, { fetch: () => Promise.resolve(opaque) })(), RedirectError);
    expect(error.location).toBeUndefined();
  });

  test("but a status of that kind without a location is an answer", async () => {
    server.answer({ status: 304 });
    expect((await sender(server)()).status).toBe(304);
  });
});

describe("a call that asks for it follows redirects", () => {
  const follow = (method: string, call: Call = {}) => sender(server)(method, { redirect: followRedirects, headers, ...call });

  test.each(["GET", "HEAD"])("of %s in the same origin with its header", async (method) => {
    server.answer(sequence(redirect(302, "/first"), redirect(307, "second"), json({})));
    expect((await follow(method)).status).toBe(200);
    expect(server.requests.map((request) => [request.method, request.path])).toEqual([
      [method, "/v1/things"],
      [method, "/first"],
      [method, "/second"],
    ]);
    expect(server.requests[2]?.headers).toMatchObject(headers);
  });

  test("to another origin without its header, also on the way back", async () => {
    other.answer(redirect(302, `${server.baseUrl}/back`));
    server.answer(sequence(redirect(302, `${other.baseUrl}/away`), json({})));
    await follow("GET");
    for (const request of [other.request, server.requests[1]]) {
      expect(request?.headers).toMatchObject({ accept: "application/json" });
      expect(request?.headers).not.toHaveProperty("authorization");
      expect(request?.headers).not.toHaveProperty("x-custom");
    }
  });

  test.each(["POST", "PUT", "PATCH", "DELETE"])("but none of %s", async (method) => {
    server.answer(redirect(303, "/elsewhere"));
    await rejection(follow(method), RedirectError);
    expect(server.requests).toHaveLength(1);
  });

  test.each(["file:///etc/passwd", "data:,x", "http://user:word@127.0.0.1/", "http://[", "/\\["])("but not to %s", async (location) => {
    server.answer(redirect(302, location));
    const error = await rejection(follow("GET"), RedirectError);
    expect(error.location).toBe(location);
  });

  test("and gives up on a circle", async () => {
    server.answer(redirect(302, "/round"));
    await rejection(follow("GET"), RedirectError);
    expect(server.requests).toHaveLength(11);
  });
});

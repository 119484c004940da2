import { describe, expect, test } from "vitest";
import { RedirectError } from "../../../packages/client/src/errors/redirect-error.js";
import { followRedirects } from "../../../packages/client/src/internal/transport/redirect.js";
import { redirect, sequence } from "../../harness/fault-server.js";
import { rejection } from "../../harness/rejection.js";
import { json, useServer } from "../../harness/server.js";
import { type Call, sender, TOKEN } from "./harness.js";

const server = useServer();
const other = useServer();
const headers = { authorization: `Bearer ${TOKEN}`, "x-custom": "own", accept: "application/json" };

test.each([301, 302, 303, 307, 308])("throws a RedirectError without following or retrying a %i", async (status) => {
  for (const origin of [server, other]) {
    server.reset();
    const location = `${origin.baseUrl}/elsewhere`;
    server.respond(redirect(status, location));
    const call = sender(server)("PUT", { operationId: "createThing", headers, body: "client_secret=a" });
    const error = await rejection(call, RedirectError);
    expect(error).toMatchObject({ code: "REDIRECT_ERROR", status, location, method: "PUT", operationId: "createThing", attempts: 1 });
    expect([error.url, Object.keys(error).includes("location")]).toEqual([`${server.baseUrl}/v1/things`, false]);
    expect([server.requests.length, other.requests.length]).toEqual([1, 0]);
  }
});

test("throws a RedirectError for an opaque redirect in a browser", async () => {
  const opaque = Object.defineProperties(new Response(), { type: { value: "opaqueredirect" }, status: { value: 0 } });
  const error = await rejection(sender(server, { fetch: () => Promise.resolve(opaque) })(), RedirectError);
  expect(error.location).toBeUndefined();
});

test.each([
  [304, undefined],
  [201, "/made"],
  [400, "/no"],
])("returns a %i with location %s as a response", async (status, location) => {
  server.respond({ status, ...(location !== undefined && { headers: { location } }) });
  expect((await sender(server)()).status).toBe(status);
});

describe("followRedirects", () => {
  const follow = (method: string, call: Call = {}) => sender(server)(method, { redirect: followRedirects, headers, ...call });

  test.each(["GET", "HEAD"])("follows a same-origin %s with all headers", async (method) => {
    server.respond(sequence(redirect(302, "/first"), redirect(307, "second"), json({})));
    expect((await follow(method)).status).toBe(200);
    const paths = server.requests.map((request) => [request.method, request.path]);
    expect(paths).toEqual(["/v1/things", "/first", "/second"].map((path) => [method, path]));
    expect(server.requests[2]?.headers).toMatchObject(headers);
  });

  test("drops headers across origins, also on the way back", async () => {
    other.respond(redirect(302, `${server.baseUrl}/back`));
    server.respond(sequence(redirect(302, `${other.baseUrl}/away`), json({})));
    await follow("GET");
    for (const request of [other.request, server.requests[1]]) {
      expect(request?.headers).toMatchObject({ accept: "application/json" });
      expect(request?.headers).not.toHaveProperty("authorization");
      expect(request?.headers).not.toHaveProperty("x-custom");
    }
  });

  test("follows https to https and http to https, but not https to http", () => {
    const next = (from: string, location: string) =>
      followRedirects(new Request(from), new Response(null, { headers: { location } }), 1)?.url;
    expect(next("https://a.example.com/", "https://b.example.com/")).toBe("https://b.example.com/");
    expect(next("http://a.example.com/", "https://a.example.com/")).toBe("https://a.example.com/");
    expect(next("https://a.example.com/", "http://a.example.com/")).toBeUndefined();
  });

  test.each(["POST", "PUT", "PATCH", "DELETE"])("does not follow a %s", async (method) => {
    server.respond(redirect(303, "/elsewhere"));
    await rejection(follow(method), RedirectError);
    expect(server.requests).toHaveLength(1);
  });

  test.each(["file:///etc/passwd", "data:,x", "http://user@127.0.0.1/", "http://:word@127.0.0.1/", "http://["])(
    "does not follow a redirect to %s",
    async (location) => {
      server.respond(redirect(302, location));
      expect((await rejection(follow("GET"), RedirectError)).location).toBe(location);
    },
  );

  test("stops after ten redirects", async () => {
    server.respond(redirect(302, "/round"));
    await rejection(follow("GET"), RedirectError);
    expect(server.requests).toHaveLength(11);
  });
});

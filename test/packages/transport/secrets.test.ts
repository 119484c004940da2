import { inspect } from "node:util";
import { describe, expect, test, vi } from "vitest";
import { type Hooks, observe } from "../../../packages/client/src/internal/transport/hooks.js";
import { failing, raw, redirect } from "../../harness/fault-server.js";
import { rejection } from "../../harness/rejection.js";
import { json, useServer } from "../../harness/server.js";
import { elapse, partly, reset, type Respond, useService, useStoppedTime } from "../../harness/service.js";
import { type Call, QUERY, sender, TOKEN } from "./harness.js";

const server = useServer();
const service = useService();
const auth = { token: () => Promise.resolve(TOKEN), refresh: () => Promise.resolve("hush-second") };
const call: Call = { operationId: "createThing", headers: { "x-key": "hush-header" }, body: "client_secret=hush-body" };

/** All that somebody could print of a value, its causes included. */
function printed(value: unknown): string {
  const shown = [inspect(value, { depth: 20 }), JSON.stringify(value), String(value)];
  if (value instanceof Error) shown.push(value.stack ?? "", printed(value.cause));
  return shown.join("\n");
}

describe("errors", () => {
  test.each<[name: string, response: Respond]>([
    ["a reset", reset],
    ["a truncated body", partly("{", 200, new TypeError("terminated"))],
    ["an oversized body", () => json({ a: "x".repeat(100) })],
  ])("hide header, body, token and query after %s", async (_, response) => {
    service.respond(response);
    const sent = sender(service, { auth, maxResponseBytes: 50 })("POST", { ...call, retry: false });
    const shown = printed(await rejection(sent, Error));
    expect(shown).not.toMatch(/hush/);
    expect(shown).toMatch(/createThing/);
  });

  const THROWN: Record<string, (request: Request) => unknown> = {
    "an error that quotes the URL": (request) => new TypeError(`error sending request for url (${request.url})`),
    "an error that quotes a redirect URL": () => new TypeError("error sending request for url (https://example.com/a?signature=hush)"),
    "an error that holds the request": (request) => Object.assign(new TypeError("Failed to fetch"), { request }),
    "an error that quotes the token": (request) => new TypeError(`network error: ${request.headers.get("authorization") ?? ""}`),
    "an error whose configuration has the headers": (request) =>
      Object.assign(new TypeError("fetch failed"), { config: { headers: { authorization: request.headers.get("authorization") } } }),
    "an error whose cause quotes the body": () =>
      new TypeError("fetch failed", { cause: new Error(`no match for {"client_secret=hush-body"}`) }),
  };

  test.each(Object.entries(THROWN))("hide the request if fetch fails with %s", async (_, thrown) => {
    const fetch = vi.fn((url: string, init: RequestInit) => Promise.reject(thrown(new Request(url, init)) as Error));
    const error = await rejection(sender(service, { auth, fetch })("POST", { ...call, retry: false }), Error);
    expect(error).toMatchObject({ code: "TRANSPORT_ERROR", attempts: 1 });
    expect(error.message).not.toMatch(/hush/);
    if (_ !== "an error whose cause quotes the body") expect(printed(error)).not.toMatch(/hush/);
  });

  test.each<[header: string, value: string, quoted: string]>([
    ["x-api-key", "hush-key", 'invalid header: "hush-key"'],
    ["cookie", "theme=dark; session=hush-session", "no match for hush-session."],
    ["authorization", "Basic aHVzaA", "Basic aHVzaA is wrong"],
    ["authorization", "hush", "(hush)"],
    ["authorization", "Bearer hush", "hush"],
  ])("hide a cause that quotes the header %s: %s", async (name, value, quoted) => {
    const fetch = () => Promise.reject(new TypeError("fetch failed", { cause: new Error(quoted) }));
    const error = await rejection(sender(service, { fetch, retry: false })("GET", { headers: { [name]: value } }), Error);
    expect(error).toMatchObject({ code: "TRANSPORT_ERROR" });
    expect(error).not.toHaveProperty("cause");
  });

  test.each<[header: string, value: string]>([
    ["authorization", "Bearer e"],
    ["authorization", "Bearer etch"],
    ["authorization", "Bearer host"],
    ["authorization", "Bearer Bearer"],
    ["x-retries", "1"],
    ["x-mode", "failed"],
  ])("keep a cause that has the header %s: %s by chance", async (name, value) => {
    const thrown = new TypeError("fetch failed", { cause: new Error("getaddrinfo ENOTFOUND hosts.example:1") });
    const fetch = () => Promise.reject(thrown);
    const error = await rejection(sender(service, { fetch, retry: false })("GET", { headers: { [name]: value } }), Error);
    expect(error.cause).toBe(thrown);
  });

  test.each([
    ["header", "HTTP/1.1 200 OK\r\nx-a: b\r\n \0token: hush-answer\r\n\r\n"],
    ["body", 'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n{"access_token":"hush-answer"}'],
  ])("hide a response whose %s is invalid HTTP", async (_, bytes) => {
    server.respond(raw(bytes));
    const error = await rejection(sender(server, { auth, retry: false })(), Error);
    expect(error).toMatchObject({ code: "TRANSPORT_ERROR" });
    expect(String(error)).toMatch(/: (HPE_[A-Z_]+|HTTPParserError|terminated)$/);
    expect(printed(error)).not.toMatch(/hush/);
  });

  // Node 24 and 26 give the cause no code.
  test.each([
    [{ code: "ECONNREFUSED" }, "ECONNREFUSED"],
    [{ name: "HTTPParserError" }, "HTTPParserError"],
    [{ code: "ERR_HTTP2_STREAM_ERROR" }, "ERR_HTTP2_STREAM_ERROR"],
    [{ name: "hush 1" }, "no complete response"],
    [undefined, "fetch failed"],
  ])("describe the cause %o as %s", async (cause, said) => {
    const thrown = new TypeError("fetch failed", { cause });
    const error = await rejection(sender(service, { fetch: () => Promise.reject(thrown), retry: false })(), Error);
    expect(error).toMatchObject({ message: `GET ${service.baseUrl}/v1/things: ${said}` });
    if (said === "ECONNREFUSED") expect(error.cause).toBe(thrown);
  });
});

describe("hooks", () => {
  useStoppedTime();
  const names = ["request", "response", "retry", "error"] as const;

  test("receive frozen events with allowed fields only", async () => {
    const events: [string, object][] = [];
    const hooks: Hooks = Object.fromEntries(names.map((name) => [name, (event: object) => events.push([name, event])]));
    const headers = { "x-request-id": "req_1", "x-ratelimit-remaining": "0", "set-cookie": "hush" };
    service.respond({ status: 503, headers }, reset, failing(401), redirect(302, "/?hush"));
    const lines: string[] = [];
    const logger = { debug: (line: string) => lines.push(line) };
    const sent = sender(service, { auth, hooks: observe({ ...hooks, logger }), retry: { attempts: 4 } })("PUT", {
      ...call,
      body: undefined,
    });
    await elapse(sent);
    const base = { method: "PUT", url: `${service.baseUrl}/v1/things`, operationId: "createThing" };
    expect(events).toEqual([
      ["request", { ...base, attempts: 1 }],
      ["response", { ...base, attempts: 1, status: 503, duration: 0, requestId: "req_1", headers: { "x-ratelimit-remaining": "0" } }],
      ["retry", { ...base, attempts: 1, status: 503, delay: 50 }],
      ["request", { ...base, attempts: 2 }],
      ["retry", { ...base, attempts: 2, code: "TRANSPORT_ERROR", delay: 50 }],
      ["request", { ...base, attempts: 3 }],
      ["response", { ...base, attempts: 3, status: 401, duration: 0, headers: expect.any(Object) as object }],
      ["request", { ...base, attempts: 4 }],
      ["response", { ...base, attempts: 4, status: 302, duration: 0, headers: expect.any(Object) as object }],
      ["error", { ...base, attempts: 4, code: "REDIRECT_ERROR", duration: 100 }],
    ]);
    expect(events.every(([, event]) => Object.isFrozen(event))).toBe(true);
    expect(printed(events)).not.toMatch(/hush/);
    expect(printed(events)).not.toContain(QUERY);
    const line = `PUT ${service.baseUrl}/v1/things`;
    expect(lines).toEqual([
      `${line} 503 0 ms attempt 1 req_1`,
      `${line} TRANSPORT_ERROR attempt 2`,
      `${line} 401 0 ms attempt 3`,
      `${line} 302 0 ms attempt 4`,
      `${line} REDIRECT_ERROR 100 ms attempt 4`,
    ]);
  });

  test.each([
    ["throws", () => expect.fail("broken")],
    ["rejects", () => Promise.reject(new Error("broken"))],
    ["never ends", () => new Promise(() => undefined)],
  ])("do not break a call if a hook %s", async (_, hook) => {
    service.respond(failing(503), {});
    const hooks = observe(Object.fromEntries(names.map((name) => [name, hook])));
    expect(await elapse(sender(service, { hooks })())).toMatchObject({ value: { status: 200 } });
  });
});

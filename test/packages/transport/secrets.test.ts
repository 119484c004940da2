import { inspect } from "node:util";
import { describe, expect, test } from "vitest";
import type { Hooks } from "../../../packages/client/src/internal/transport/hooks.js";
import { cutChunked, failing, raw, redirect, reset, sequence, silence } from "../../support/fault-server.js";
import { json, type TestServer, useServer } from "../../support/server.js";
import { type Call, QUERY, sender, timed, TOKEN } from "./support.js";

const server = useServer();
const auth = { token: () => Promise.resolve(TOKEN), refresh: () => Promise.resolve("hush-second") };
const call: Call = {
  operationId: "createThing",
  retry: { unsafe: true },
  headers: { "x-key": "hush-header" },
  body: "client_secret=hush-body",
};

/** All that somebody could print of a value, its causes included. */
function printed(value: unknown): string {
  const shown = [inspect(value, { depth: 20 }), JSON.stringify(value), String(value)];
  if (value instanceof Error) shown.push(value.stack ?? "", printed(value.cause));
  return shown.join("\n");
}

const FAULTS: Record<string, Parameters<TestServer["answer"]>[0]> = {
  reset,
  cut: cutChunked("end"),
  silence,
  redirect: redirect(307, "/elsewhere"),
  "too long": json({ a: "x".repeat(100) }),
};

describe("an error says nothing of header, body, token and query", () => {
  test.each(Object.entries(FAULTS))("after %s", async (_, fault) => {
    server.answer(fault);
    const { reason } = await timed(sender(server, { auth, timeout: 60, maxResponseBytes: 50 })("POST", call));
    expect(reason).toBeInstanceOf(Error);
    expect(printed(reason)).not.toMatch(/hush/);
    expect(printed(reason)).toMatch(/createThing/);
  });

  const THROWN: Record<string, (request: Request) => unknown> = {
    "an error that holds the request": (request) =>
      Object.assign(new Error("failed"), { request, config: { headers: [...request.headers] } }),
    "an error that quotes the token": (request) => new TypeError(`failed with ${request.headers.get("authorization") ?? ""}`),
    "an error that quotes the address": (request) => new TypeError(`error sending request for url (${request.url})`),
    "an error whose cause quotes the token": (request) =>
      new TypeError("fetch failed", { cause: new Error(`no route for ${request.headers.get("authorization") ?? ""}`) }),
    "an error that quotes an address that a redirect led to": () =>
      new TypeError("error sending request for url (https://example.com/a?signature=hush-signature)"),
    text: (request) => `failed: ${request.url}`,
    nothing: () => undefined,
    null: () => null,
  };

  test.each(Object.entries(THROWN))("where fetch throws %s", async (_, thrown) => {
    const fetch = async (request: Request): Promise<Response> => {
      await Promise.resolve();
      throw thrown(request);
    };
    const { reason } = await timed(sender(server, { auth, fetch, retry: false })("POST", { ...call, retry: false }));
    expect(reason).toMatchObject({ code: "TRANSPORT_ERROR", attempts: 1 });
    expect(printed(reason)).not.toMatch(/hush/);
  });

  test.each([
    ["header", "HTTP/1.1 200 OK\r\nx-a: b\r\n \0token: hush-answer\r\n\r\n"],
    ["body", 'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n{"access_token":"hush-answer"}'],
  ])("where the %s of the answer is no HTTP, and says nothing of the answer", async (_, bytes) => {
    server.answer(raw(bytes));
    const { reason } = await timed(sender(server, { auth, retry: false })());
    expect(reason).toMatchObject({ code: "TRANSPORT_ERROR" });
    expect(String(reason)).toMatch(/: (HPE_[A-Z_]+|HTTPParserError)$/);
    expect(printed(reason)).not.toMatch(/hush/);
  });

  test("also where a runtime writes the query in another way", async () => {
    const url = "https://api.example.com/v1/things?search=it's-hush";
    const fetch = (request: Request): Promise<Response> => Promise.reject(new TypeError(`error sending request for url (${request.url})`));
    const { reason } = await timed(sender(server, { fetch, retry: false })("GET", { url }));
    expect(reason).toMatchObject({ code: "TRANSPORT_ERROR", url: "https://api.example.com/v1/things" });
    expect(printed(reason)).not.toMatch(/hush/);
  });

  test("but it keeps as its cause what a runtime throws, and the code of that in its message", async () => {
    server.answer(reset);
    const { reason } = await timed(sender(server, { auth })());
    expect(reason).toMatchObject({ cause: { name: "TypeError", cause: { code: expect.any(String) as string } } });
    expect(String(reason)).toMatch(/: (?:ECONNRESET|UND_ERR_SOCKET)$/);
    const nobody = Object.assign(new TypeError("fetch failed", { cause: { code: "ECONNREFUSED" } }), { code: undefined });
    const refused = await timed(sender(server, { fetch: () => Promise.reject(nobody), retry: false })());
    expect(refused.reason).toMatchObject({ message: `GET ${server.baseUrl}/v1/things: ECONNREFUSED`, cause: nobody });
    const plain = await timed(sender(server, { fetch: () => Promise.reject(new TypeError("Failed to fetch")), retry: false })());
    expect(String(plain.reason)).toMatch(/: no whole answer came$/);
  });

  // Node 24 and 26 give the cause no code.
  test.each([
    ["HTTPParserError", "HTTPParserError"],
    ["Error", "no whole answer came"],
    ["hush 1", "no whole answer came"],
  ])("and for want of a code the name %s of the cause as %j", async (name, said) => {
    const thrown = new TypeError("fetch failed", { cause: Object.assign(new Error("hush"), { name }) });
    const { reason } = await timed(sender(server, { fetch: () => Promise.reject(thrown), retry: false })());
    expect(reason).toMatchObject({ message: `GET ${server.baseUrl}/v1/things: ${said}` });
  });
});

describe("hooks", () => {
  const names = ["request", "response", "retry", "error"] as const;

  function recording(): { events: [string, object][]; hooks: Hooks } {
    const events: [string, object][] = [];
    const hooks = Object.fromEntries(names.map((name) => [name, (event: object) => events.push([name, event])]));
    return { events, hooks };
  }

  test("are told each step by what a list allows, frozen", async () => {
    const { events, hooks } = recording();
    server.answer(sequence(failing(503), reset, failing(401), redirect(302, "/?hush")));
    await timed(sender(server, { auth, hooks, retry: { attempts: 4 } })("PUT", call));
    const base = { method: "PUT", url: `${server.baseUrl}/v1/things`, operationId: "createThing" };
    const duration = expect.any(Number) as number;
    expect(events).toEqual([
      ["request", { ...base, attempts: 1 }],
      ["response", { ...base, attempts: 1, status: 503, duration }],
      ["retry", { ...base, attempts: 1, status: 503, delay: 50 }],
      ["request", { ...base, attempts: 2 }],
      ["retry", { ...base, attempts: 2, code: "TRANSPORT_ERROR", delay: 50 }],
      ["request", { ...base, attempts: 3 }],
      ["response", { ...base, attempts: 3, status: 401, duration }],
      ["request", { ...base, attempts: 4 }],
      ["response", { ...base, attempts: 4, status: 302, duration }],
      ["error", { ...base, attempts: 4, code: "REDIRECT_ERROR", duration }],
    ]);
    expect(events.every(([, event]) => Object.isFrozen(event))).toBe(true);
    expect(printed(events)).not.toMatch(/hush/);
    expect(printed(events)).not.toContain(QUERY);
  });

  test("are told nothing of the reason for which the caller cancels", async () => {
    const { events, hooks } = recording();
    await timed(sender(server, { hooks })("GET", { signal: AbortSignal.abort(new Error("hush-reason")) }));
    expect(events).toMatchObject([["error", { attempts: 0, code: undefined }]]);
    expect(printed(events)).not.toMatch(/hush/);
  });

  test.each([
    ["throws", () => expect.fail("broken")],
    ["rejects", () => Promise.reject(new Error("broken"))],
    ["never ends", () => new Promise(() => undefined)],
  ])("cannot break a call where one %s", async (_, hook) => {
    server.answer(sequence(failing(503), json({})));
    const hooks = Object.fromEntries(names.map((name) => [name, hook]));
    expect((await sender(server, { hooks })()).status).toBe(200);
  });

  test("keep the object that they are methods of", async () => {
    const log = {
      lines: [] as string[],
      request(this: { lines: string[] }, { method }: { method: string }) {
        this.lines.push(method);
      },
    };
    await sender(server, { hooks: log })("PUT");
    expect(log.lines).toEqual(["PUT"]);
  });
});

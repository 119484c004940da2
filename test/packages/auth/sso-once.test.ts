import { setTimeout as sleep } from "node:timers/promises";
import { exchangeCode, refreshTokens } from "@hosting-platform/auth";
import {
  ApiError,
  createClient,
  type HostingPlatformError,
  RedirectError,
  ResponseError,
  TimeoutError,
  TransportError,
} from "@hosting-platform/client";
import { describe, expect, test } from "vitest";
import { rejection } from "../../support/rejection.js";
import { type Handler, json, type ReceivedRequest, useServer } from "../../support/server.js";
import { CREDENTIALS, expectNoSecrets, SECRETS, shownOf } from "./sso.js";

const server = useServer();
const other = useServer();
const client = () => createClient({ baseUrl: server.baseUrl, timeout: 200, retry: { attempts: 5, unsafe: true } });
type Kind = new (...args: never[]) => HostingPlatformError;

/** Repeats what it was sent, in the ways in which services do. */
const echo = ({ body, headers }: ReceivedRequest) => {
  const text = body.toString();
  const fields =
    headers["content-type"] === "application/json" ? (JSON.parse(text) as object) : Object.fromEntries(new URLSearchParams(text));
  return { error: `no: ${text}`, error_description: fields, sent: Object.values(fields), [text]: encodeURIComponent(text) };
};

const status =
  (code: number, headers: Record<string, string> = {}): Handler =>
  (request) => ({ ...json(echo(request), code), headers: { "content-type": "application/json", ...headers } });

const FAILURES: [name: string, handler: Handler, kind: Kind][] = [
  ["400", status(400), ApiError],
  ["401", status(401), ApiError],
  ["403", status(403), ApiError],
  ["408", status(408), ApiError],
  ["429 that asks to come back at once", status(429, { "retry-after": "0" }), ApiError],
  ["500", status(500), ApiError],
  ["502", status(502), ApiError],
  ["503 that asks to come back at once", status(503, { "retry-after": "0" }), ApiError],
  ["504", status(504), ApiError],
  ["500 with what was sent as text", ({ body }) => ({ status: 500, headers: { "content-type": "text/plain" }, body }), ApiError],
  ["500 with HTML", ({ body }) => ({ status: 500, headers: { "content-type": "text/html" }, body: `<p>${body.toString()}` }), ApiError],
  ["reset", (_, response) => void response.destroy(), TransportError],
  [
    "reset in the body",
    (_, response) =>
      void response.writeHead(200, { "content-type": "application/json" }).write('{"access_token":"acc3ss', () => response.destroy()),
    TransportError,
  ],
  ["silence", () => undefined, TimeoutError],
  [
    "answer that drips",
    (_, response) => {
      response.writeHead(200, { "content-type": "application/json" }).write('{"access_token":"acc3ss');
      return undefined;
    },
    TimeoutError,
  ],
  [
    "success that is cut JSON",
    () => ({ headers: { "content-type": "application/json" }, body: '{"access_token":"acc3ss","id_token":"1d-token' }),
    ResponseError,
  ],
  ["success that is JSON with a stray token", () => ({ headers: { "content-type": "application/json" }, body: "acc3ss" }), ResponseError],
  ["success that is HTML", () => ({ headers: { "content-type": "text/html" }, body: "acc3ss" }), ResponseError],
  [
    "redirect",
    ({ body }) => ({
      status: 307,
      headers: { location: `${other.baseUrl}/x?${new URLSearchParams({ code: SECRETS.code, body: body.toString() }).toString()}#c0de` },
    }),
    RedirectError,
  ],
];

describe.each(FAILURES)("on a %s", (_, handler, kind) => {
  test.each(["json", "form"] as const)("a code in a body of %s is sent once, to one place, and no error shows it", async (encoding) => {
    server.answer(handler);
    const error = await rejection(exchangeCode(client(), { code: SECRETS.code, ...CREDENTIALS, encoding }), kind);
    expectNoSecrets(error);
    await sleep(60);
    expect(server.requests).toHaveLength(1);
    expect(other.requests).toEqual([]);
  });

  test("a refresh token is sent once, to one place, and no error shows it", async () => {
    server.answer(handler);
    const error = await rejection(refreshTokens(client(), { refreshToken: SECRETS.refreshToken, ...CREDENTIALS }), kind);
    expectNoSecrets(error);
    await sleep(60);
    expect(server.requests).toHaveLength(1);
    expect(other.requests).toEqual([]);
  });
});

test.each([
  ["in its message", (text: string) => new TypeError(`cannot send ${text}`)],
  ["in its cause", (text: string) => new TypeError("fetch failed", { cause: new Error(`no match for ${text}`) })],
])("a fetch of one's own that quotes the request %s is called once, and no error shows it", async (_, errorOf) => {
  let calls = 0;
  const quoting = createClient({
    baseUrl: server.baseUrl,
    fetch: async (request) => {
      calls++;
      throw errorOf(await request.text());
    },
  });
  const error = await rejection(exchangeCode(quoting, { code: SECRETS.code, ...CREDENTIALS }), TransportError);
  expectNoSecrets(error);
  expect(calls).toBe(1);
});

describe("of an error's body", () => {
  const exchange = () => exchangeCode(client(), { code: SECRETS.code, ...CREDENTIALS });

  test.each(["invalid_grant", "invalid_client", "invalid_request", "unsupported_grant_type"])("the error code %s is kept", async (code) => {
    server.answer({
      ...json({ error: code, error_description: SECRETS.code }, 400),
      headers: { "content-type": "application/json", "x-request-id": "req_1" },
    });
    const error = await rejection(exchange(), ApiError);
    expect(error.body).toEqual({ error: code });
    expect(error).toMatchObject({ status: 400, code: "API_ERROR", operationId: "exchangeSsoToken", requestId: "req_1", attempts: 1 });
    expectNoSecrets(error);
  });

  test.each([["another text"], [{ code: "invalid_grant" }], [["invalid_grant"]], [1], [null]])("an error of %j is not", async (value) => {
    server.answer(json({ error: value }, 400));
    expect((await rejection(exchange(), ApiError)).body).toBeUndefined();
  });

  test("nothing else is kept, and the class is that of the status", async () => {
    server.answer(json("invalid_grant", 403));
    const error = await rejection(exchange(), ApiError);
    expect(error.body).toBeUndefined();
    expect(error.name).toBe("ForbiddenError");
  });
});

test("a secret is found where it is shown", () => {
  const error = new Error("x", { cause: Object.assign(new Error("y"), { z: { body: SECRETS.code } }) });
  expect(shownOf(error)).toContain("c0de");
  const hidden = Object.defineProperty(new Error("x"), "body", { value: SECRETS.clientSecret });
  expect(shownOf(hidden)).toContain("s3cret");
});

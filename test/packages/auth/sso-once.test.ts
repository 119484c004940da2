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
import { describe, expect, test, vi } from "vitest";
import { rejection } from "../../harness/rejection.js";
import { json, type ReceivedRequest } from "../../harness/server.js";
import { elapse, partly, reset, type Respond, silence, useService, useStoppedTime } from "../../harness/service.js";
import { CREDENTIALS, expectNoSecrets, SECRETS } from "./sso.js";

const service = useService();
useStoppedTime();
const client = () => createClient({ baseUrl: service.baseUrl, fetch: service.fetch, timeout: 200, retry: { attempts: 5, unsafe: true } });
type Kind = new (...args: never[]) => HostingPlatformError;

/** Repeats what it was sent, in the ways in which services do. */
const echo = ({ body, headers }: ReceivedRequest) => {
  const text = body.toString();
  const fields =
    headers["content-type"] === "application/json" ? (JSON.parse(text) as object) : Object.fromEntries(new URLSearchParams(text));
  return { error: `no: ${text}`, error_description: fields, sent: Object.values(fields), [text]: encodeURIComponent(text) };
};

const status =
  (code: number, headers: Record<string, string> = {}): Respond =>
  (request) => ({ ...json(echo(request), code), headers: { "content-type": "application/json", ...headers } });

const FAILURES: [name: string, handler: Respond, kind: Kind][] = [
  ["400", status(400), ApiError],
  ["429 and Retry-After: 0", status(429, { "retry-after": "0" }), ApiError],
  ["500 that echoes the request as text", ({ body }) => ({ status: 500, headers: { "content-type": "text/plain" }, body }), ApiError],
  ["a reset", reset, TransportError],
  ["a reset in the body", partly('{"access_token":"acc3ss', 200, new TypeError("terminated")), TransportError],
  ["no response", silence, TimeoutError],
  ["a stalled body", partly('{"access_token":"acc3ss'), TimeoutError],
  [
    "truncated JSON",
    () => ({ headers: { "content-type": "application/json" }, body: '{"access_token":"acc3ss","id_token":"1d-token' }),
    ResponseError,
  ],
  [
    "a redirect",
    ({ body }) => ({
      status: 307,
      headers: {
        location: `https://other.example.com/x?${new URLSearchParams({ code: SECRETS.code, body: body.toString() }).toString()}#c0de`,
      },
    }),
    RedirectError,
  ],
];

describe.each(FAILURES)("an exchange that fails with %s", (_, respond, kind) => {
  test.each<[name: string, exchange: () => Promise<unknown>]>([
    ["a code in JSON", () => exchangeCode(client(), { code: SECRETS.code, ...CREDENTIALS })],
    ["a code in a form", () => exchangeCode(client(), { code: SECRETS.code, ...CREDENTIALS, encoding: "form" })],
    ["a refresh token", () => refreshTokens(client(), { refreshToken: SECRETS.refreshToken, ...CREDENTIALS })],
  ])("sends %s once and hides it in the error", async (__, exchange) => {
    service.respond(respond);
    const { reason } = await elapse(exchange());
    expect(reason).toBeInstanceOf(kind);
    expectNoSecrets(reason);
    await vi.advanceTimersByTimeAsync(100_000);
    expect(service.requests).toHaveLength(1);
  });
});

test.each([
  ["in its message", (text: string) => new TypeError(`cannot send ${text}`)],
  ["in its cause", (text: string) => new TypeError("fetch failed", { cause: new Error(`no match for ${text}`) })],
])("calls a fetch that quotes the request %s once and hides the quote", async (_, errorOf) => {
  let calls = 0;
  const quoting = createClient({
    baseUrl: service.baseUrl,
    fetch: async (request) => {
      calls++;
      throw errorOf(await request.text());
    },
  });
  const error = await rejection(exchangeCode(quoting, { code: SECRETS.code, ...CREDENTIALS }), TransportError);
  expectNoSecrets(error);
  expect(calls).toBe(1);
});

describe("the body of an API error", () => {
  const exchange = () => exchangeCode(client(), { code: SECRETS.code, ...CREDENTIALS });

  test.each(["invalid_grant", "invalid_client", "invalid_request", "unsupported_grant_type"])("keeps the error code %s", async (code) => {
    service.respond({
      ...json({ error: code, error_description: SECRETS.code }, 400),
      headers: { "content-type": "application/json", "x-request-id": "req_1" },
    });
    const error = await rejection(exchange(), ApiError);
    expect(error.body).toEqual({ error: code });
    expect(error).toMatchObject({ status: 400, code: "API_ERROR", operationId: "exchangeSsoToken", requestId: "req_1", attempts: 1 });
    expectNoSecrets(error);
  });

  test("drops any other body and keeps the error class", async () => {
    service.respond(json("invalid_grant", 403));
    const error = await rejection(exchange(), ApiError);
    expect(error.body).toBeUndefined();
    expect(error.name).toBe("ForbiddenError");
  });
});

import { bearer, exchangeCode, refreshTokens } from "@hosting-platform/auth";
import {
  ApiError,
  byRequest,
  createClient,
  HostingPlatformError,
  RedirectError,
  RequestError,
  ResponseError,
  TimeoutError,
  TransportError,
} from "@hosting-platform/client";
import { describe, expect, test, vi } from "vitest";
import { rejection } from "../../harness/rejection.js";
import { elapse, partly, reset, type Respond, silence, useService, useStoppedTime } from "../../harness/service.js";
import { CREDENTIALS, expectNoSecrets, fieldsOf, SECRETS, TOKENS } from "./sso.js";
import { redirect } from "../../harness/fault-server.js";
import { json, type ReceivedRequest } from "../../harness/server.js";

const service = useService();
const { code, refreshToken } = SECRETS;
const SENT = { client_id: "client_1", client_secret: SECRETS.clientSecret };

/** A client that has a credential in every place where one can be. */
const client = () =>
  createClient({
    ...{ baseUrl: service.baseUrl, fetch: service.fetch },
    ...{ auth: bearer("b3arer"), headers: { Authorization: "Bearer b3arer", "x-trace": "1" } },
  });

test.each([undefined, "json", "form"] as const)("sends code and credentials in the body only, with encoding %s", async (encoding) => {
  service.respond(json(TOKENS));
  expect(await exchangeCode(client(), { code, ...CREDENTIALS, encoding })).toEqual(TOKENS);
  const { method, headers, path, query } = service.request;
  expect([method, path]).toEqual(["POST", "/v1/integrations/sso/token"]);
  expect(fieldsOf(service.request)).toEqual({ grant_type: "authorization_code", code, ...SENT });
  expect(headers["content-type"]).toBe(encoding === "form" ? "application/x-www-form-urlencoded" : "application/json");
  expectNoSecrets([headers, path, [...query]]);
  expect(headers).not.toHaveProperty("authorization");
  expect(headers).toHaveProperty("x-trace", "1");
});

describe.each([
  ["a code", () => exchangeCode(client(), { code, ...CREDENTIALS })],
  ["a refresh token", () => refreshTokens(client(), { refreshToken, ...CREDENTIALS })],
])("the response to %s", (_, exchange) => {
  test.each<[sent: object, read: object]>([
    [
      { ...TOKENS, expires_in: "60", token_type: 5, further: 1 },
      { ...TOKENS, expires_in: 60, token_type: null, further: 1 },
    ],
    [
      { refresh_token: "r0tated", id_token: 5 },
      { refresh_token: "r0tated", id_token: null },
    ],
    [
      { id_token: "1d", access_token: 5 },
      { id_token: "1d", access_token: null },
    ],
    [{ access_token: "acc3ss" }, { access_token: "acc3ss" }],
  ])("keeps the tokens of %j", async (sent, read) => {
    service.respond(json(sent));
    expect(await exchange()).toEqual(read);
  });

  test.each<[sent: object, found: string]>([
    [{}, "none"],
    [{ access_token: 5, id_token: "" }, "none"],
    [{ error: "invalid_grant" }, "invalid_grant"],
    [{ error: SECRETS.code }, "none"],
  ])("is refused without a token: %j", async (sent, found) => {
    service.respond(json(sent));
    const error = await rejection(exchange(), ResponseError);
    expect(error.issues).toEqual([{ message: `must have a token, not ${found}` }]);
    expectNoSecrets(error);
  });
});

const CODE_FIELDS = {
  code: 'a+b/c=&é \n"',
  clientId: "i d",
  clientSecret: "s%2B'\u20ac",
  state: "~*-._",
  redirectUri: "https://example.com/?a=b&c",
};

test.each([
  [
    "json",
    '{"grant_type":"authorization_code","code":"a+b/c=&é \\n\\"","state":"~*-._","redirect_uri":"https://example.com/?a=b&c","client_id":"i d","client_secret":"s%2B\'€"}',
  ],
  [
    "form",
    "grant_type=authorization_code&code=a%2Bb%2Fc%3D%26%C3%A9+%0A%22&state=%7E*-._&redirect_uri=https%3A%2F%2Fexample.com%2F%3Fa%3Db%26c&client_id=i+d&client_secret=s%252B%27%E2%82%AC",
  ],
] as const)("serializes every field of a code exchange as %s", async (encoding, bytes) => {
  service.respond(json(TOKENS));
  await exchangeCode(client(), { ...CODE_FIELDS, encoding });
  expect(service.request.body.toString()).toBe(bytes);
});

test.each(["code", "clientId", "clientSecret"])("sends nothing if %s is missing or empty", async (name) => {
  for (const value of [undefined, null, "", "  ", 1]) {
    const options = { code, ...CREDENTIALS, [name]: value } as { code: string; clientId: string; clientSecret: string };
    const error = await rejection(exchangeCode(client(), options), RequestError);
    expect(error.message).toBe(`${name} is missing or empty`);
  }
  expect(service.requests).toEqual([]);
});

describe("a custom client", () => {
  test("is called without retries and without a credential", async () => {
    const call = vi.fn<(...sent: unknown[]) => Promise<never>>(() => Promise.reject(new Error("no")));
    const own = { call, callForResponse: call };
    await expect(exchangeCode(own, { code, ...CREDENTIALS })).rejects.toThrow("no");
    await expect(refreshTokens(own, { refreshToken, ...CREDENTIALS })).rejects.toThrow("no");
    const request: unknown = expect.objectContaining({ retry: false, headers: { authorization: null } });
    expect(call.mock.calls.map(([, sent]) => sent)).toEqual([request, request]);
  });

  test("does not leak tokens that its parse error quotes", async () => {
    const cause = new SyntaxError('Unexpected end of "acc3ss"');
    const details = { method: "POST", url: service.baseUrl, response: new Response() };
    const call = () => Promise.reject(new ResponseError(details, "its body is not JSON", { cause }));
    expectNoSecrets(await rejection(exchangeCode({ call, callForResponse: call }, { code, ...CREDENTIALS }), ResponseError));
  });
});

useStoppedTime();
const retrying = () => createClient({ baseUrl: service.baseUrl, fetch: service.fetch, timeout: 200, retry: { attempts: 5, unsafe: true } });
type Kind = new (...args: never[]) => HostingPlatformError;

/** Repeats what it was sent, in the ways in which services do. */
const echo = ({ body, headers }: Pick<ReceivedRequest, "body" | "headers">) => {
  const text = body.toString();
  const fields = fieldsOf({ headers, body });
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
  ["truncated JSON", () => ({ ...json({}), body: '{"access_token":"acc3ss","id_token":"1d-token' }), ResponseError],
  [
    "a redirect",
    ({ body }) => redirect(307, `https://x.example.com/?${new URLSearchParams({ body: body.toString() })}#c0de`),
    RedirectError,
  ],
];

describe.each(FAILURES)("an exchange that fails with %s", (_, respond, kind) => {
  test.each<[name: string, exchange: () => Promise<unknown>]>([
    ["a code in JSON", () => exchangeCode(retrying(), { code: SECRETS.code, ...CREDENTIALS })],
    ["a code in a form", () => exchangeCode(retrying(), { code: SECRETS.code, ...CREDENTIALS, encoding: "form" })],
    ["a refresh token", () => refreshTokens(retrying(), { refreshToken: SECRETS.refreshToken, ...CREDENTIALS })],
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
    fetch: byRequest(async (request) => {
      calls++;
      throw errorOf(await request.text());
    }),
  });
  const error = await rejection(exchangeCode(quoting, { code: SECRETS.code, ...CREDENTIALS }), HostingPlatformError);
  expectNoSecrets(error);
  expect(calls).toBe(1);
});

describe("the body of an API error", () => {
  const exchange = () => exchangeCode(retrying(), { code: SECRETS.code, ...CREDENTIALS });

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

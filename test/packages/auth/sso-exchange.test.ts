import { bearer, exchangeCode, refreshTokens } from "@hosting-platform/auth";
import { createClient, type OperationRequest, RequestError, ResponseError } from "@hosting-platform/client";
import { describe, expect, test } from "vitest";
import { rejection } from "../../harness/rejection.js";
import { json, useServer } from "../../harness/server.js";
import { CREDENTIALS, expectNoSecrets, fieldsOf, SECRETS, TOKENS } from "./sso.js";

const server = useServer();
const { code, refreshToken } = SECRETS;
const SENT = { client_id: "client_1", client_secret: SECRETS.clientSecret };

/** A client that has a credential in every place where one can be. */
const client = () =>
  createClient({ baseUrl: server.baseUrl, auth: bearer("b3arer"), headers: { Authorization: "Bearer b3arer", "x-trace": "1" } });

const ENCODINGS = [undefined, "json", "form"] as const;

describe.each(ENCODINGS)("exchangeCode() with encoding %s", (encoding) => {
  test("sends the code and returns the tokens", async () => {
    server.respond(json(TOKENS));
    expect(await exchangeCode(client(), { code, ...CREDENTIALS, encoding })).toEqual(TOKENS);
    expect(server.request).toMatchObject({ method: "POST", path: "/v1/integrations/sso/token" });
    expect(fieldsOf(server.request)).toEqual({ grant_type: "authorization_code", code, ...SENT });
    expect(server.request.headers["content-type"]).toBe(encoding === "form" ? "application/x-www-form-urlencoded" : "application/json");
  });

  test("sends the credentials in the body only", async () => {
    server.respond(json(TOKENS));
    await exchangeCode(client(), { code, ...CREDENTIALS, encoding });
    const { headers, path, query } = server.request;
    expectNoSecrets([headers, path, [...query]]);
    expect(headers).not.toHaveProperty("authorization");
    expect(headers).toHaveProperty("x-trace", "1");
  });
});

test.each<object>([
  {},
  { error: "invalid_grant" },
  { ...TOKENS, id_token: undefined },
  { ...TOKENS, access_token: 5 },
  { ...TOKENS, expires_in: "3600" },
  { ...TOKENS, refresh_token: 5 },
])("rejects with a ResponseError for tokens that the contract does not allow: %j", async (tokens) => {
  server.respond(json(tokens));
  expectNoSecrets(await rejection(exchangeCode(client(), { code, ...CREDENTIALS }), ResponseError));
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
  server.respond(json(TOKENS));
  await exchangeCode(client(), { ...CODE_FIELDS, encoding });
  expect(server.request.body.toString()).toBe(bytes);
});

test.each(["code", "clientId", "clientSecret"])("sends nothing if %s is missing or empty", async (name) => {
  for (const value of [undefined, null, "", "  ", 1]) {
    const options = { code, ...CREDENTIALS, [name]: value } as { code: string; clientId: string; clientSecret: string };
    const error = await rejection(exchangeCode(client(), options), RequestError);
    expect(error.message).toBe(`${name} is missing or empty`);
  }
  expect(server.requests).toEqual([]);
});

describe("a custom client", () => {
  /** Notes what it is asked to send, and fails. */
  function failing(error: Error) {
    const requests: (OperationRequest | undefined)[] = [];
    const call = (_: unknown, request: OperationRequest | undefined): Promise<never> => {
      requests.push(request);
      return Promise.reject(error);
    };
    return { requests, client: { call, callForResponse: call } };
  }

  test("is called without retries and without a credential", async () => {
    const { client, requests } = failing(new Error("no"));
    await expect(exchangeCode(client, { code, ...CREDENTIALS })).rejects.toThrow("no");
    await expect(refreshTokens(client, { refreshToken, ...CREDENTIALS })).rejects.toThrow("no");
    expect(requests).toHaveLength(2);
    for (const request of requests) expect(request).toMatchObject({ retry: false, headers: { authorization: null } });
  });

  test("does not leak tokens that its parse error quotes", async () => {
    const cause = new SyntaxError('Unexpected end of "acc3ss"');
    const details = { method: "POST", url: server.baseUrl, response: new Response() };
    const { client } = failing(new ResponseError(details, "its body is not JSON", { cause }));
    expectNoSecrets(await rejection(exchangeCode(client, { code, ...CREDENTIALS }), ResponseError));
  });
});

import { createLocalJWKSet, decodeJwt, decodeProtectedHeader, jwtVerify } from "jose";
import { describe, expect, it } from "vitest";
import {
  authorize,
  codeFor,
  contextOf,
  exchangeCode,
  OTHER_REDIRECT_URI,
  postCode,
  REDIRECT_URI,
  START,
  type TestContext,
  send,
} from "./harness.js";
import { keySet } from "../../../../packages/emulator/src/internal/sso/keys.js";

function targetOf(response: Response): { to: string; query: Record<string, string> } {
  const url = new URL(response.headers.get("location") ?? "");
  return { to: url.origin + url.pathname, query: Object.fromEntries(url.searchParams) };
}

const bodyOf = async (response: Response): Promise<Record<string, unknown>> => (await response.json()) as Record<string, unknown>;

describe("the authorization endpoint", () => {
  it("redirects with a code and the state for the requested user", async () => {
    const context = contextOf();
    const asked = { client_id: "client_1", redirect_uri: REDIRECT_URI, state: "st4te +&=", user: "user_2", response_type: "code" };
    const response = await authorize(context, asked);
    expect(response.status).toBe(302);
    expect(Object.fromEntries(response.headers)).toMatchObject({ "cache-control": "no-store", "referrer-policy": "no-referrer" });
    const { to, query } = targetOf(response);
    expect([to, query]).toEqual([REDIRECT_URI, { code: expect.any(String) as string, state: "st4te +&=" }]);
    expect([...context.store.scan("ssoCodes")].map(([, code]) => code.userId)).toEqual(["user_2"]);
    expect((await exchangeCode(context, query["code"] ?? "", { redirect_uri: REDIRECT_URI, state: "st4te +&=" })).status).toBe(200);
  });

  it("defaults to the only redirect URI, the first user and the first team", async () => {
    const context = contextOf();
    const { to, query } = targetOf(await authorize(context, { client_id: "client_1", state: "", user: "", unknown: "x" }));
    expect(to).toBe(REDIRECT_URI);
    expect(Object.keys(query)).toEqual(["code"]);
    expect([...context.store.scan("ssoCodes")].map(([, { userId, teamId }]) => [userId, teamId])).toEqual([["user_1", "team_1"]]);
  });

  const CALLBACK = encodeURIComponent(REDIRECT_URI);
  it.each([
    ["no client", `redirect_uri=${CALLBACK}`, "required"],
    ["an unknown client", `client_id=nobody&redirect_uri=${CALLBACK}`, "sso.client"],
    ["the client twice", `client_id=client_1&client_id=client_1&redirect_uri=${CALLBACK}`, "sso.repeated"],
    ["no redirect URI where the client has two", "client_id=client_2", "sso.redirectUri.required"],
    ["the redirect URI twice", `client_id=client_1&redirect_uri=${CALLBACK}&redirect_uri=${CALLBACK}`, "sso.repeated"],
    ["another redirect URI of the same origin", `client_id=client_1&redirect_uri=${CALLBACK}2`, "sso.redirectUri"],
    ["a user before the host", "client_id=client_1&redirect_uri=https://app.example.com@evil.example/callback", "sso.redirectUri"],
    ["another client's redirect URI", `client_id=client_1&redirect_uri=${encodeURIComponent(OTHER_REDIRECT_URI)}`, "sso.redirectUri"],
  ])("returns 400 without a redirect for %s", async (_, query, rule) => {
    const context = contextOf();
    const response = await authorize(context, query);
    expect(response.status).toBe(400);
    expect(response.headers.get("location")).toBeNull();
    expect(await bodyOf(response)).toMatchObject({ error: "invalid_request", rule, status: 400 });
    expect(context.store.count("ssoCodes")).toBe(0);
  });

  it.each([
    ["an unknown user", "user=nobody&state=s", "access_denied", "s"],
    ["a user who is not in the team", "user=user_1&teamId=team_2&state=s", "access_denied", "s"],
    ["an unknown team", "teamId=team_&state=s", "access_denied", "s"],
    ["another response type", "response_type=token&state=s", "unsupported_response_type", "s"],
    ["a state twice", "state=a&state=b", "invalid_request", undefined],
  ])("redirects with an error for %s", async (_, query, error, state) => {
    const context = contextOf();
    const response = await authorize(context, `client_id=client_1&redirect_uri=${CALLBACK}&${query}`);
    expect(response.status).toBe(302);
    const { to, query: result } = targetOf(response);
    expect(to).toBe(REDIRECT_URI);
    expect(result).toEqual({ error, error_description: expect.any(String) as string, ...(state !== undefined && { state }) });
    expect(context.store.count("ssoCodes")).toBe(0);
  });
});

describe("the code endpoint", () => {
  it("returns a code and the state as JSON", async () => {
    const context = contextOf();
    const response = await postCode(context, { client_id: "client_1", redirect_uri: REDIRECT_URI, state: "st4te", nonce: "n0nce" });
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("no-store");
    const body = await bodyOf(response);
    expect(body).toEqual({ code: expect.any(String) as string, state: "st4te", expires_in: 60 });
    const exchanged = await exchangeCode(context, String(body["code"]), { redirect_uri: REDIRECT_URI, state: "st4te" });
    expect(exchanged.status).toBe(200);
  });

  it.each([
    ["not JSON", "{", 400, "invalid_request", "json"],
    ["an array", [], 400, "invalid_request", "json"],
    ["null", null, 400, "invalid_request", "json"],
    ["no client", {}, 400, "invalid_request", "required"],
    ["an unknown property", { client_id: "client_1", colour: "red" }, 400, "invalid_request", "additionalProperties"],
    ["an unknown client", { client_id: "nobody" }, 400, "invalid_request", "sso.client"],
    ["an unknown user", { client_id: "client_1", user: "nobody" }, 403, "access_denied", "sso.user"],
    ["a response type", { client_id: "client_1", response_type: "token" }, 400, "unsupported_response_type", "sso.responseType"],
  ])("refuses %s", async (_, body, status, error, rule) => {
    const context = contextOf();
    const response = await postCode(context, body);
    expect(response.status).toBe(status);
    expect(await bodyOf(response)).toMatchObject({ error, rule, status, error_description: expect.any(String) as string });
    expect(context.store.count("ssoCodes")).toBe(0);
  });

  it.each(["text/plain", "application/x-www-form-urlencoded", ""])("refuses the media type %j", async (type) => {
    const response = await postCode(contextOf(), { client_id: "client_1" }, type);
    expect(await bodyOf(response)).toMatchObject({ status: 400, rule: "mediaType" });
  });
});

it("lists the endpoints in discovery under the emulator's current URL", async () => {
  const context = contextOf();
  context.url = "http://127.0.0.1:4711";
  const { url } = context;
  expect(await bodyOf(await send(context, "/.well-known/openid-configuration"))).toMatchObject({
    ...{ issuer: url, authorization_endpoint: `${url}/_emulator/sso/authorize`, token_endpoint: `${url}/v1/integrations/sso/token` },
    ...{ jwks_uri: `${url}/_emulator/sso/jwks.json`, response_types_supported: ["code"], subject_types_supported: ["public"] },
    id_token_signing_alg_values_supported: ["ES256"],
  });
});

it.each([
  ["GET", "/_emulator/sso/other"],
  ["POST", "/_emulator/sso/authorize?client_id=client_1"],
  ["GET", "/.well-known/other"],
])("returns 404 for %s %s", async (method, path) => {
  const context = contextOf();
  const response = await send(context, path, { method });
  expect(response.status).toBe(404);
  expect(await bodyOf(response)).toMatchObject({ error: { status: 404, rule: "path" } });
  expect(context.store.count("ssoCodes")).toBe(0);
});

async function idTokenOf(context: TestContext, more: Record<string, string> = {}): Promise<string> {
  const { body } = await exchangeCode(context, await codeFor(context, more));
  return String(body["id_token"]);
}

describe("the ID token", () => {
  it("contains the user, the client and the time of the emulator's clock", async () => {
    const context = contextOf();
    context.clock.advance(0.999);
    const token = await idTokenOf(context, { nonce: "n0nce" });
    const iat = START / 1_000;
    const user = { sub: "user_1", email: "ada@example.com", name: "Ada" };
    expect(decodeJwt(token)).toEqual({ iss: context.url, aud: "client_1", iat, exp: iat + 3_600, nonce: "n0nce", ...user });
  });

  it("is signed with the key that its header names", async () => {
    const context = contextOf();
    const token = await idTokenOf(context);
    const keys = await keySet(context);
    expect(keys.keys).toHaveLength(1);
    expect(decodeProtectedHeader(token)).toEqual({ alg: "ES256", kid: keys.keys[0]?.kid, typ: "JWT" });
    const { payload } = await jwtVerify(token, createLocalJWKSet(keys), { currentDate: new Date(context.clock.now()) });
    expect(payload.sub).toBe("user_1");
  });
});

describe("the key set", () => {
  it("contains only the public key, with the members of RFC 7517", async () => {
    const [key] = (await keySet(contextOf())).keys;
    const encoded = expect.stringMatching(/^[\w-]{43}$/) as string;
    expect(key).toEqual({ kty: "EC", crv: "P-256", x: encoded, y: encoded, kid: encoded, alg: "ES256", use: "sig" });
  });

  it("survives a restore and does not depend on issued codes", async () => {
    const context = contextOf();
    await codeFor(context);
    const before = await keySet(context);
    const restored = contextOf("other seed");
    restored.store.restore(context.store.snapshot());
    expect(await keySet(restored)).toEqual(before);
    expect(before).toEqual(await keySet(contextOf()));
  });
});

import { exchangeCode, refreshTokens, SsoError, ssoCallback, ssoTokens } from "@hosting-platform/auth";
import { verifyIdToken } from "@hosting-platform/auth/id-token";
import { createClient } from "@hosting-platform/client";
import { describe, expect, it } from "vitest";
import { findAccessToken } from "../../../../packages/emulator/src/internal/access-tokens.js";
import { contextOf, REDIRECT_URI, SECRET, serve, START, type TestContext } from "./support.js";

const CREDENTIALS = { clientId: "client_1", clientSecret: SECRET };

/** An emulator whose clock is that of the machine, as `verifyIdToken()` goes by it. */
async function start(): Promise<{ context: TestContext; url: string; client: ReturnType<typeof createClient> }> {
  const context = contextOf();
  context.clock.advance((Date.now() - START) / 1_000);
  const url = await serve(context);
  return { context, url, client: createClient({ baseUrl: url }) };
}

async function signIn(url: string, query: Record<string, string> = {}): Promise<string> {
  const asked = new URLSearchParams({ client_id: "client_1", ...query }).toString();
  const response = await fetch(`${url}/_emulator/sso/authorize?${asked}`, { redirect: "manual" });
  return response.headers.get("location") ?? "";
}

let states = 0;
const newState = (): string => `st4te-${++states}`;

async function codeOf(url: string): Promise<{ code: string; state: string }> {
  const state = newState();
  return ssoCallback(await signIn(url, { state }), { expectedState: state });
}

describe("@hosting-platform/auth", () => {
  it.each(["json", "form"] as const)("signs a user in, with a body that is %s", async (encoding) => {
    const { context, url, client } = await start();
    const [asked, nonce] = [newState(), "n0nce"];
    const location = await signIn(url, { redirect_uri: REDIRECT_URI, state: asked, nonce, user: "user_2" });
    const { code, state } = await ssoCallback(location, { expectedState: asked });
    const tokens = await exchangeCode(client, { code, state, redirectUri: REDIRECT_URI, encoding, ...CREDENTIALS });
    const options = { jwks: `${url}/_emulator/sso/jwks.json`, issuer: url, audience: "client_1" };
    const claims = await verifyIdToken(tokens.id_token, { ...options, nonce });
    expect(claims).toMatchObject({ sub: "user_2", email: "bob@example.com", nonce });
    expect(findAccessToken(context, tokens.access_token ?? "")).toMatchObject({ userId: "user_2", teamIds: ["team_1"] });
    const next = await refreshTokens(client, { refreshToken: tokens.refresh_token ?? "", encoding, ...CREDENTIALS });
    expect((await verifyIdToken(next.id_token, options)).sub).toBe("user_2");
  });

  it("finds the key set by discovery, and refuses an ID token for somebody else", async () => {
    const { url, client } = await start();
    const discovery = (await (await fetch(`${url}/.well-known/openid-configuration`)).json()) as Record<"issuer" | "jwks_uri", string>;
    const { id_token: token } = await exchangeCode(client, { ...(await codeOf(url)), ...CREDENTIALS });
    const options = { jwks: discovery.jwks_uri, issuer: discovery.issuer };
    expect((await verifyIdToken(token, { ...options, audience: "client_1" })).sub).toBe("user_1");
    await expect(verifyIdToken(token, { ...options, audience: "client_2" })).rejects.toThrow(SsoError);
  });

  it("sees the reason of a refusal, at the callback and at the exchange", async () => {
    const { url, client } = await start();
    const state = newState();
    const denied = ssoCallback(await signIn(url, { state, user: "nobody" }), { expectedState: state });
    await expect(denied).rejects.toMatchObject({ reason: "authorization_error", error: "access_denied" });
    const callback = await codeOf(url);
    const wrong = exchangeCode(client, { ...callback, ...CREDENTIALS, clientSecret: "wrong" });
    await expect(wrong).rejects.toMatchObject({ status: 403, body: { error: "invalid_client" } });
    await exchangeCode(client, { ...callback, ...CREDENTIALS });
    const replay = exchangeCode(client, { ...callback, ...CREDENTIALS });
    await expect(replay).rejects.toMatchObject({ status: 400, body: { error: "invalid_grant" } });
  });

  it("wins with one of 20 exchanges of a code at the same time", async () => {
    const { url, client } = await start();
    const callback = await codeOf(url);
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => exchangeCode(client, { ...callback, ...CREDENTIALS })));
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const reasons = results.flatMap((result) => (result.status === "rejected" ? [result.reason as object] : []));
    for (const reason of reasons) expect(reason).toMatchObject({ status: 400, body: { error: "invalid_grant" } });
  });

  it("follows the rotation of refresh tokens, and is out once one is used for the second time", async () => {
    const { context, url, client } = await start();
    const { refresh_token: first = "" } = await exchangeCode(client, { ...(await codeOf(url)), ...CREDENTIALS });
    const rotated: string[] = [];
    const provider = ssoTokens({ client, refreshToken: first, onRotate: (token) => rotated.push(token), ...CREDENTIALS });
    const renew = async (): Promise<string> => {
      const provided = await provider({ reason: "missing", signal: AbortSignal.timeout(10_000) });
      return typeof provided === "object" ? (provided?.token ?? "") : (provided ?? "");
    };
    const tokens = [await renew(), await renew(), await renew()];
    expect(new Set([first, ...rotated]).size).toBe(4);
    for (const token of tokens) expect(findAccessToken(context, token)).toBeDefined();
    await expect(refreshTokens(client, { refreshToken: first, ...CREDENTIALS })).rejects.toMatchObject({ status: 400 });
    for (const token of tokens) expect(findAccessToken(context, token)).toBeUndefined();
    await expect(renew()).rejects.toMatchObject({ status: 400, body: { error: "invalid_grant" } });
  });

  it("sees a jump of the emulator's clock: the code expires, and an ID token of the past is refused", async () => {
    const { context, url, client } = await start();
    const late = await codeOf(url);
    context.clock.advance(61);
    await expect(exchangeCode(client, { ...late, ...CREDENTIALS })).rejects.toMatchObject({
      status: 400,
      body: { error: "invalid_grant" },
    });
    context.clock.advance(-86_400);
    const { id_token: past } = await exchangeCode(client, { ...(await codeOf(url)), ...CREDENTIALS });
    const options = { jwks: `${url}/_emulator/sso/jwks.json`, issuer: url, audience: "client_1" };
    await expect(verifyIdToken(past, options)).rejects.toMatchObject({ reason: "id_token_expired" });
  });
});

import { bearer, exchangeCode, refreshTokens, ssoCallback, type SsoError, ssoTokens } from "@hosting-platform/auth";
import { verifyIdToken } from "@hosting-platform/auth/id-token";
import { createClient } from "@hosting-platform/client";
import { afterEach, expect, test } from "vitest";
import { json, useServer } from "../../harness/server.js";
import { AUDIENCE, ISSUER, now, sign, signingKey } from "./id-tokens.js";
import { CREDENTIALS, fieldsOf, TOKENS } from "./sso.js";

const server = useServer();

function pollute(fields: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(fields))
    Object.defineProperty(Object.prototype, name, { value, configurable: true, writable: true });
  polluted.push(...Object.keys(fields));
}
const polluted: string[] = [];
afterEach(() => {
  for (const name of polluted.splice(0)) Reflect.deleteProperty(Object.prototype, name);
});

test.each([
  ["a string", () => "good"],
  ["an object", () => ({ token: "good" })],
])("uses the provider's own token from %s despite a polluted prototype", async (_, provider) => {
  pollute({ token: "evil", expiresAt: 1 });
  expect(await bearer(provider).token()).toBe("good");
});

test("uses no clock and no reason of a polluted prototype", async () => {
  pollute({ now: "evil", error: "evil", cause: "evil" });
  expect(await bearer(() => "good").token()).toBe("good");
  const error = (await ssoCallback("/callback", { expectedState: "s" }).catch((thrown: unknown) => thrown)) as SsoError;
  expect(error).toMatchObject({ reason: "state_missing", error: undefined });
  expect(Object.hasOwn(error, "cause")).toBe(false);
});

test.each(["code", "refresh"])("sends only the given fields of a %s exchange", async (grant) => {
  server.respond(json(TOKENS));
  const client = createClient({ baseUrl: server.baseUrl });
  pollute({ state: "evil", redirectUri: "https://evil.example.com" });
  const fields = { client_id: "client_1", client_secret: CREDENTIALS.clientSecret };
  if (grant === "code") {
    await exchangeCode(client, { code: "c", ...CREDENTIALS });
    expect(fieldsOf(server.request)).toEqual({ grant_type: "authorization_code", code: "c", ...fields });
  } else {
    const provider = ssoTokens({ client, ...CREDENTIALS, refreshToken: "r", onRotate: () => undefined });
    await provider({ reason: "missing", signal: new AbortController().signal });
    await refreshTokens(client, { ...CREDENTIALS, refreshToken: "r" });
    for (const request of server.requests)
      expect(fieldsOf(request)).toEqual({ grant_type: "refresh_token", refresh_token: "r", ...fields });
  }
  expect(server.requests[0]?.headers["content-type"]).toBe("application/json");
});

test("verifies ID tokens with the given keys and tolerance only", async () => {
  const [key, stranger] = await Promise.all([signingKey("key-1"), signingKey("key-1")]);
  server.respond(json({ keys: [key.jwk] }));
  const options = { jwks: { keys: [key.jwk] }, issuer: ISSUER, audience: AUDIENCE };
  const [good, expired, strange] = [await sign(key), await sign(key, { exp: now() - 60 }), await sign(stranger)];
  pollute({ clockTolerance: 3_600, keys: [stranger.jwk] });
  expect((await verifyIdToken(good, options)).sub).toBe("us3r");
  await expect(verifyIdToken(expired, options)).rejects.toMatchObject({ reason: "id_token_expired" });
  const jwks = new URL(`${server.baseUrl}/jwks`);
  await expect(verifyIdToken(strange, { ...options, jwks })).rejects.toMatchObject({ reason: "id_token_signature" });
  expect((await verifyIdToken(good, { ...options, jwks })).sub).toBe("us3r");
});

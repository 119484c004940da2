import { createHmac } from "node:crypto";
import { inspect } from "node:util";
import { SsoError } from "@hosting-platform/auth";
import { verifyIdToken, type VerifyIdTokenOptions } from "@hosting-platform/auth/id-token";
import { RequestError } from "@hosting-platform/client";
import { beforeAll, expect, test } from "vitest";
import { rejection } from "../../harness/rejection.js";
import { assemble, AUDIENCE, claims, ISSUER, now, sign, type SigningKey, signingKey } from "./id-tokens.js";

let key: SigningKey;
let rsa: SigningKey;
let stranger: SigningKey;
beforeAll(async () => ([key, rsa, stranger] = await Promise.all([signingKey("key-1"), signingKey("key-2", "RS256"), signingKey("key-1")])));

const verify = (token: string, options: Partial<VerifyIdTokenOptions> = {}) =>
  verifyIdToken(token, { jwks: { keys: [key.jwk, rsa.jwk] }, issuer: ISSUER, audience: AUDIENCE, ...options });

const unsigned = (alg: unknown): string => assemble({ alg, kid: "key-1" }, claims());

/** Signed by HMAC with what everybody knows. */
function confused(secret: string, alg = "HS256"): string {
  const token = assemble({ alg, kid: "key-2" }, claims());
  const signature = createHmac("sha256", secret).update(token.slice(0, -1)).digest("base64url");
  return token + signature;
}

function withPayload(token: string, changes: object): string {
  const payload = Buffer.from(JSON.stringify({ ...claims(), ...changes })).toString("base64url");
  return token.split(".").with(1, payload).join(".");
}

test.each(["PS256", "ES256", "ES512", "EdDSA"])("returns the claims of a token signed with %s", async (alg) => {
  const signer = await signingKey("other", alg);
  const verified = await verify(await sign(signer), { jwks: { keys: [key.jwk, signer.jwk] } });
  expect(verified).toMatchObject({ iss: ISSUER, sub: "us3r", aud: AUDIENCE, email: "us3r@example.com" });
});

test("accepts the expected nonce, and no nonce if none is expected", async () => {
  expect((await verify(await sign(key), { nonce: "n0nce" })).nonce).toBe("n0nce");
  expect((await verify(await sign(key, { nonce: undefined }))).nonce).toBeUndefined();
});

test("accepts several audiences with a matching azp", async () => {
  await verify(await sign(key, { aud: [AUDIENCE] }));
  await verify(await sign(key, { aud: ["other", AUDIENCE], azp: AUDIENCE }));
});

test.each([
  [{ exp: now() - 20 }, 60],
  [{ nbf: now() + 30, iat: now() + 30 }, 0],
])("accepts a token with the times %j with a clockTolerance of %i", async (times, clockTolerance) =>
  expect((await verify(await sign(key, times), { clockTolerance })).sub).toBe("us3r"),
);

const SHARED = { kty: "oct", k: Buffer.from("secret").toString("base64url"), kid: "key-2", alg: "HS256" };
const CRITICAL = { alg: "ES256", kid: "key-1", crit: ["x"], x: 1 };
const twoKeys = () => ({ keys: [key.jwk, { ...stranger.jwk, kid: "key-3" }] });

const REFUSED: [name: string, reason: string, token: () => string | Promise<string>, options?: () => Partial<VerifyIdTokenOptions>][] = [
  ["no signature, alg none", "id_token_algorithm", () => unsigned("none")],
  ["no signature, a valid alg", "id_token_signature", () => unsigned("ES256")],
  ["an empty alg", "id_token_invalid", () => unsigned("")],
  ["HS256 with the public key as PEM", "id_token_algorithm", () => confused(rsa.pem)],
  ["HS256 declared as RS256", "id_token_signature", () => confused(rsa.pem, "RS256")],
  ["HS256 with a shared secret in the key set", "id_token_algorithm", () => confused("secret"), () => ({ jwks: { keys: [SHARED] } })],
  ["a foreign key with the same kid", "id_token_signature", () => sign(stranger)],
  ["an embedded key", "id_token_signature", () => sign(stranger, {}, { jwk: stranger.jwk })],
  ["an unknown kid", "id_token_key", () => sign({ ...key, kid: "other" })],
  ["the kid of a key of another type", "id_token_key", () => sign({ ...key, kid: "key-2" })],
  ["no kid, and two matching keys", "id_token_key", () => sign({ ...key, kid: "" }, {}, { kid: undefined }), () => ({ jwks: twoKeys() })],
  ["an unknown critical extension", "id_token_invalid", () => assemble(CRITICAL, claims(), "AAAA")],
  ["a changed payload", "id_token_signature", async () => withPayload(await sign(key), { sub: "admin" })],
  ["two parts only", "id_token_invalid", async () => (await sign(key)).split(".").slice(0, 2).join(".")],
  ["no content", "id_token_invalid", () => ""],
  ["the type of an access token", "id_token_claim", () => sign(key, {}, { typ: "at+jwt" })],
  ["the type of a logout token", "id_token_claim", () => sign(key, {}, { typ: "logout+jwt" })],
  ["an iat a year ahead", "id_token_claim", () => sign(key, { iat: now() + 31_536_000, exp: now() + 31_536_300 })],
  ["another issuer", "id_token_claim", () => sign(key, { iss: "https://evil.example.com" })],
  ["no issuer", "id_token_claim", () => sign(key, { iss: undefined })],
  ["another audience", "id_token_claim", () => sign(key, { aud: "client_2" })],
  ["no audience", "id_token_claim", () => sign(key, { aud: undefined })],
  ["several audiences and no azp", "id_token_claim", () => sign(key, { aud: [AUDIENCE, "client_2"] })],
  ["several audiences and another azp", "id_token_claim", () => sign(key, { aud: [AUDIENCE, "client_2"], azp: "client_2" })],
  ["one audience and another azp", "id_token_claim", () => sign(key, { azp: "client_2" })],
  ["another nonce", "id_token_claim", () => sign(key, { nonce: "0ther" }), () => ({ nonce: "n0nce" })],
  ["no nonce if one is expected", "id_token_claim", () => sign(key, { nonce: undefined }), () => ({ nonce: "n0nce" })],
  ["an array as nonce", "id_token_claim", () => sign(key, { nonce: ["n0nce"] }), () => ({ nonce: "n0nce" })],
  ["an exp one second ago", "id_token_expired", () => sign(key, { exp: now() - 1 })],
  ["an exp beyond clockTolerance", "id_token_expired", () => sign(key, { exp: now() - 62 }), () => ({ clockTolerance: 60 })],
  ["no exp", "id_token_claim", () => sign(key, { exp: undefined })],
  ["an nbf in the future", "id_token_claim", () => sign(key, { nbf: now() + 180 }), () => ({ clockTolerance: 60 })],
  ["no iat", "id_token_claim", () => sign(key, { iat: undefined })],
  ["no subject", "id_token_claim", () => sign(key, { sub: undefined })],
  ["an empty subject", "id_token_claim", () => sign(key, { sub: "" })],
];

test.each(REFUSED)("refuses a token and hides its claims: %s", async (_, reason, token, options) => {
  const error = await rejection(verify(await token(), options?.()), SsoError);
  expect(error).toMatchObject({ name: "SsoError", code: "SSO_ERROR", reason });
  expect(error.cause).toBeUndefined();
  expect(inspect(error, { depth: Infinity, showHidden: true })).not.toMatch(/us3r|n0nce|0ther|client_\d|evil|issuer\.example/);
});

test.each<object>([
  ...[{ issuer: "" }, { issuer: [ISSUER] }, { audience: "" }, { nonce: "" }, { clockTolerance: -1 }, { clockTolerance: Infinity }],
  ...[null, "keys", "http://issuer.example.com/jwks", "http://notlocalhost/jwks", { keys: undefined }, { keys: [1] }].map((jwks) => ({
    jwks,
  })),
  { jwks: "https://user:s3cret@issuer.example.com/jwks" },
])("refuses the option %j", async (options) => {
  const error = await rejection(verify(await sign(key), options), RequestError);
  expect(inspect(error, { depth: Infinity, showHidden: true })).not.toContain("s3cret");
});

import { createECDH, createHash, createPrivateKey, type KeyObject } from "node:crypto";
import type { JWK } from "jose";
import { type SsoContext, TOKEN_LIFETIME } from "./tokens.js";
import type { User } from "../types.js";

/**
 * Signature algorithm of ID tokens (RFC 7518, section 3.4). An elliptic-curve key can be derived from the seed, so the same seed gives the
 * same key. This is impractical for RS256, which OpenID Connect Discovery requires.
 */
export const SIGNING_ALGORITHM = "ES256";

/** Setting that stores the key material in plain text, since tokens must remain valid after a restart. */
const SETTING = "sso.signingKey";

/** Returns the private key that signs ID tokens, and its ID: the thumbprint of the public key (RFC 7638). */
export async function signingKey(context: SsoContext): Promise<{ kid: string; privateKey: KeyObject }> {
  const { d, ...publicKey } = keyPair(context);
  return { kid: await thumbprintOf(publicKey), privateKey: createPrivateKey({ key: { ...publicKey, d }, format: "jwk" }) };
}

/** Returns the public key as a key set (RFC 7517, section 5). */
export async function keySet(context: SsoContext): Promise<{ keys: JWK[] }> {
  const { kty, crv, x, y } = keyPair(context);
  const publicKey = { kty, crv, x, y };
  return { keys: [{ ...publicKey, kid: await thumbprintOf(publicKey), alg: SIGNING_ALGORITHM, use: "sig" }] };
}

async function thumbprintOf(publicKey: JWK): Promise<string> {
  const { calculateJwkThumbprint } = await import("jose");
  return calculateJwkThumbprint(publicKey);
}

type KeyPair = Record<"kty" | "crv" | "x" | "y" | "d", string>;

function keyPair(context: SsoContext): KeyPair {
  const d = createHash("sha256").update(keyText(context)).digest();
  // Keeps the number below the order of the curve's group (FIPS 186-5, A.2), so that it is always a valid key.
  d[0] = (d[0] ?? 0) & 0x7f;
  const ecdh = createECDH("prime256v1");
  ecdh.setPrivateKey(d);
  const point = ecdh.getPublicKey();
  // One octet for "uncompressed", then the two coordinates (SEC 1, section 2.3.3).
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString("base64url"));
  return { kty: "EC", crv: "P-256", x: x ?? "", y: y ?? "", d: d.toString("base64url") };
}

/** Returns the text that the key is derived from, and stores it. */
export function keyText({ store, ids }: Pick<SsoContext, "store" | "ids">): string {
  const kept = store.get("settings", SETTING)?.value;
  if (typeof kept === "string") return kept;
  const value = ids.secret("signing_key_");
  store.put("settings", SETTING, { value });
  return value;
}

export interface IdTokenOptions {
  user: Readonly<User>;
  clientId: string;
  /** From the authorization request; omitted on refresh (OpenID Connect Core 1.0, section 12.2). */
  nonce?: string | undefined;
}

export async function signIdToken(context: SsoContext, { user, clientId, nonce }: IdTokenOptions): Promise<string> {
  // Loaded on first use: few emulators sign anyone in.
  const { SignJWT } = await import("jose");
  const now = Math.floor(context.clock.now() / 1_000);
  const { kid, privateKey } = await signingKey(context);
  const claims = { email: user.email, ...(user.name !== undefined && { name: user.name }), ...(nonce !== undefined && { nonce }) };
  return new SignJWT(claims)
    .setProtectedHeader({ alg: SIGNING_ALGORITHM, kid, typ: "JWT" })
    .setIssuer(context.url)
    .setSubject(user.uid)
    .setAudience(clientId)
    .setIssuedAt(now)
    .setExpirationTime(now + TOKEN_LIFETIME)
    .sign(privateKey);
}

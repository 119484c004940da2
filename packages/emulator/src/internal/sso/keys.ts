import { createECDH, createHash, createPrivateKey, type KeyObject } from "node:crypto";
import { calculateJwkThumbprint, type JWK } from "jose";
import type { SsoContext } from "./context.js";

/**
 * The algorithm that ID tokens are signed with (RFC 7518, 3.4). With elliptic curves a number is a key, so that one and the same seed
 * gives one and the same key; RS256, which OpenID Connect Discovery asks for beside others, has no such way.
 */
export const SIGNING_ALGORITHM = "ES256";

/** The key that ID tokens are signed with. */
export interface SigningKey {
  /** The thumbprint of the public key (RFC 7638). */
  kid: string;
  privateKey: KeyObject;
}

/** A key set (RFC 7517, 5). */
export interface KeySet {
  keys: JWK[];
}

/** The name of the setting that keeps what the key is made from: the one secret in the state, as tokens have to outlive a restart. */
const SETTING = "sso.signingKey";

/** The private key and its identifier. */
export async function signingKey(context: SsoContext): Promise<SigningKey> {
  const { d, ...publicKey } = keyPair(context);
  return {
    kid: await calculateJwkThumbprint(publicKey),
    privateKey: createPrivateKey({ key: { ...publicKey, d }, format: "jwk" }),
  };
}

/** The public key, as the key set that is served. */
export async function keySet(context: SsoContext): Promise<KeySet> {
  const { kty, crv, x, y } = keyPair(context);
  const publicKey = { kty, crv, x, y };
  return { keys: [{ ...publicKey, kid: await calculateJwkThumbprint(publicKey), alg: SIGNING_ALGORITHM, use: "sig" }] };
}

type KeyPair = Record<"kty" | "crv" | "x" | "y" | "d", string>;

function keyPair(context: SsoContext): KeyPair {
  const d = createHash("sha256").update(keyText(context)).digest();
  // Below the order of the curve's group (FIPS 186-5, A.2), so that each text gives a key.
  d[0] = (d[0] ?? 0) & 0x7f;
  const ecdh = createECDH("prime256v1");
  ecdh.setPrivateKey(d);
  const point = ecdh.getPublicKey();
  // One octet that says "uncompressed", then the two coordinates (SEC 1, 2.3.3).
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString("base64url"));
  return { kty: "EC", crv: "P-256", x: x ?? "", y: y ?? "", d: d.toString("base64url") };
}

function keyText({ store, ids }: SsoContext): string {
  const kept = store.get("settings", SETTING)?.value;
  if (typeof kept === "string") return kept;
  const value = ids.secret("signing_key_");
  store.put("settings", SETTING, { value });
  return value;
}

import { SsoError } from "@hosting-platform/auth";
import { RequestError } from "@hosting-platform/client/core";
import { equal } from "./internal/equal.js";
import { refusal } from "./internal/refusal.js";
import { keySource, type KeySet } from "./internal/key-source.js";

export type { KeySet } from "./internal/key-source.js";

/** What {@link verifyIdToken} takes beside the token. */
export interface VerifyIdTokenOptions {
  /**
   * The keys of the issuer: the address of its key set, over https (or on the loopback interface), or the key set itself (RFC 7517). A
   * key set that is fetched, which takes 5 seconds and has 1 MiB at most, is kept for ten minutes; a key that it does not have leads
   * to one more fetch, 30 seconds after the last one at the earliest.
   */
  jwks: URL | string | KeySet;
  /** The `iss` that the token has to have. */
  issuer: string;
  /** The `aud` that the token has to have: the client ID of the integration. */
  audience: string;
  /** The `nonce` that the token has to have, where the sign-in began with one. */
  nonce?: string | undefined;
  /** By how many seconds the clocks may differ; 0 by default. */
  clockTolerance?: number | undefined;
}

/** The claims of an ID token that was verified. */
export interface IdTokenClaims {
  iss: string;
  /** Who the user is, to the issuer. */
  sub: string;
  aud: string | string[];
  /** When the token expires and when it was made, in seconds since 1970. */
  exp: number;
  iat: number;
  nonce?: string;
  [claim: string]: unknown;
}

/** Those with a private and a public key: with any other, whoever knows the public key could sign. */
const ALGORITHMS = ["RS256", "RS384", "RS512", "PS256", "PS384", "PS512", "ES256", "ES384", "ES512", "EdDSA", "Ed25519"];

/**
 * Verifies an ID token (OpenID Connect Core 1.0, 3.1.3.7): its signature, its issuer, audience and authorized party, that it has not
 * expired and is valid already, and its nonce. Needs the package jose, which is loaded with the first call.
 *
 * The signature has to be of an algorithm with a private and a public key (RFC 7518, 3.1): `none` and HMAC are refused.
 *
 * @throws {SsoError} where it is refused, the keys cannot be fetched or jose is not installed; `reason` says why, and no claim is
 * handed out.
 * @throws {RequestError} where an option is missing or cannot be right.
 *
 * @example
 * ```ts
 * import { verifyIdToken } from "@hosting-platform/auth/id-token";
 *
 * const claims = await verifyIdToken("<ID_TOKEN>", {
 *   jwks: "https://issuer.example.com/.well-known/jwks.json",
 *   issuer: "https://issuer.example.com",
 *   audience: "<CLIENT_ID>",
 * });
 * console.log(claims.sub);
 * ```
 */
export async function verifyIdToken(idToken: string, options: VerifyIdTokenOptions): Promise<IdTokenClaims> {
  // Without a prototype here and below: no check is to be loosened by what somebody puts on that of all objects.
  const { jwks, nonce, clockTolerance = 0, ...expected } = { __proto__: null, ...options };
  const [issuer, audience] = [text("issuer", expected.issuer), text("audience", expected.audience)];
  if (nonce !== undefined) text("nonce", nonce);
  if (!(clockTolerance >= 0 && clockTolerance < Infinity)) throw new RequestError("clockTolerance is a number of seconds");
  const jose = await import("jose").catch((cause: unknown) => {
    throw new SsoError("jose_missing", "verifyIdToken() needs the package jose: npm install jose@6", { cause });
  });
  const key = keySource(jose, jwks);
  try {
    const { payload } = await jose.jwtVerify(idToken, key, {
      __proto__: null,
      algorithms: ALGORITHMS,
      issuer,
      audience,
      clockTolerance,
      requiredClaims: ["sub", "exp", "iat"],
    } as object);
    const claims = payload as unknown as IdTokenClaims;
    checkParties(claims, audience);
    if (nonce !== undefined && !(typeof claims.nonce === "string" && equal(claims.nonce, nonce))) throw claimError("nonce");
    return claims;
  } catch (error) {
    throw refusal(error);
  }
}

/** Meant for several audiences, a token has to say that this one was it that asked for it. */
function checkParties({ sub, aud, azp }: IdTokenClaims, audience: string): void {
  if (typeof sub !== "string" || sub === "") throw claimError("sub");
  if (azp === undefined ? Array.isArray(aud) && aud.length > 1 : azp !== audience) throw claimError("azp");
}

function claimError(name: string): SsoError {
  return new SsoError("id_token_claim", `The ID token's ${name} is missing or not as expected`);
}

function text(name: string, value: unknown): string {
  if (typeof value !== "string" || value === "") throw new RequestError(`${name} is missing or empty`);
  return value;
}

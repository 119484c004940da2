import { SsoError } from "@hosting-platform/auth";
import { RequestError } from "@hosting-platform/client/core";
import { equal } from "./internal/equal.js";
import { refusal } from "./internal/refusal.js";
import { keySource, type KeySet } from "./internal/key-source.js";

export type { KeySet } from "./internal/key-source.js";

/** The options of {@link verifyIdToken}. */
export interface VerifyIdTokenOptions {
  /**
   * The keys of the issuer: the URL of its key set, https or loopback, or the key set itself (RFC 7517). A fetched key set may take
   * 5 seconds and 1 MiB at most, and is cached for ten minutes. An unknown key triggers another fetch, at most every 30 seconds.
   */
  jwks: URL | string | KeySet;
  /** The expected `iss`. */
  issuer: string;
  /** The expected `aud`: the client ID of the integration. */
  audience: string;
  /** The expected `nonce`, if the sign-in was started with one. */
  nonce?: string | undefined;
  /** The allowed clock difference in seconds. Default: 0. */
  clockTolerance?: number | undefined;
}

/** The time by which `iat` and `nbf` may be in the future, beside `clockTolerance`, in seconds. */
const CLOCK_SKEW = 60;

/** The claims of a verified ID token. */
export interface IdTokenClaims {
  iss: string;
  /** The issuer's ID of the user. */
  sub: string;
  aud: string | string[];
  /** Expiry, in seconds since 1970. */
  exp: number;
  /** Time of issue, in seconds since 1970. */
  iat: number;
  nonce?: string;
  [claim: string]: unknown;
}

/** Asymmetric algorithms only. With HMAC, anyone who knows the public key could sign. */
const ALGORITHMS = ["RS256", "RS384", "RS512", "PS256", "PS384", "PS512", "ES256", "ES384", "ES512", "EdDSA", "Ed25519"];

/**
 * Verifies an ID token (OpenID Connect Core 1.0, section 3.1.3.7): signature, type, issuer, audience, authorized party, validity period,
 * time of issue and nonce. Requires the package jose, which is loaded by the first call.
 *
 * Accepts asymmetric signature algorithms only (RFC 7518, section 3.1): `none` and HMAC are rejected.
 *
 * @throws {SsoError} If the token is invalid, the keys cannot be fetched or jose is not installed; see `reason`. No claims are exposed.
 * @throws {RequestError} If an option is missing or invalid.
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
  // Without a prototype here and below, so that a polluted `Object.prototype` cannot weaken a check.
  const { jwks, nonce, clockTolerance = 0, ...expected } = { __proto__: null, ...options };
  const [issuer, audience] = [text("issuer", expected.issuer), text("audience", expected.audience)];
  if (nonce !== undefined) text("nonce", nonce);
  if (!(clockTolerance >= 0 && clockTolerance < Infinity)) throw new RequestError("clockTolerance must be a number of seconds, 0 or more");
  const jose = await import("jose").catch((cause: unknown) => {
    throw new SsoError("jose_missing", "verifyIdToken() requires the package jose. Run: npm install jose@6", { cause });
  });
  const key = keySource(jose, jwks);
  try {
    const { payload, protectedHeader } = await jose.jwtVerify(idToken, key, {
      __proto__: null,
      algorithms: ALGORITHMS,
      issuer,
      audience,
      clockTolerance: clockTolerance + CLOCK_SKEW,
      requiredClaims: ["sub", "exp", "iat"],
    } as object);
    const claims = payload as unknown as IdTokenClaims;
    if (!/^(?:application\/)?jwt$/i.test(protectedHeader.typ ?? "JWT")) throw claimError("typ");
    const now = Date.now() / 1_000;
    if (claims.exp <= now - clockTolerance) throw refusal({ code: "ERR_JWT_EXPIRED" });
    if (claims.iat > now + CLOCK_SKEW + clockTolerance) throw claimError("iat");
    checkParties(claims, audience);
    if (nonce !== undefined && !(typeof claims.nonce === "string" && equal(claims.nonce, nonce))) throw claimError("nonce");
    return claims;
  } catch (error) {
    throw refusal(error);
  }
}

/** Checks `sub` and `azp`. A token with several audiences must name this one as the authorized party. */
function checkParties({ sub, aud, azp }: IdTokenClaims, audience: string): void {
  if (typeof sub !== "string" || sub === "") throw claimError("sub");
  if (azp === undefined ? Array.isArray(aud) && aud.length > 1 : azp !== audience) throw claimError("azp");
}

function claimError(name: string): SsoError {
  return new SsoError("id_token_claim", `The claim ${name} of the ID token is missing or has an unexpected value`);
}

function text(name: string, value: unknown): string {
  if (typeof value !== "string" || value === "") throw new RequestError(`${name} is missing or empty`);
  return value;
}

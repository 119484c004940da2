import { SsoError, type SsoErrorReason } from "@hosting-platform/auth";

/** jose's codes, in the words of this package. Its errors are not passed on, since some hold the claims. */
const REASONS = new Map<unknown, readonly [SsoErrorReason, string]>([
  ["ERR_JOSE_ALG_NOT_ALLOWED", ["id_token_algorithm", "The algorithm of the ID token is not allowed"]],
  ["ERR_JOSE_NOT_SUPPORTED", ["id_token_invalid", "The ID token asks for what is not supported"]],
  ["ERR_JWKS_NO_MATCHING_KEY", ["id_token_key", "The key set has no key for the ID token"]],
  ["ERR_JWKS_MULTIPLE_MATCHING_KEYS", ["id_token_key", "The key set has more than one key for the ID token"]],
  ["ERR_JWKS_INVALID", ["id_token_key", "The key set is malformed"]],
  ["ERR_JWKS_TIMEOUT", ["id_token_key", "The key set could not be fetched in time"]],
  ["ERR_JOSE_GENERIC", ["id_token_key", "The key set could not be fetched"]],
  ["ERR_JWS_SIGNATURE_VERIFICATION_FAILED", ["id_token_signature", "The signature of the ID token is wrong"]],
  ["ERR_JWS_INVALID", ["id_token_invalid", "The ID token is malformed"]],
  ["ERR_JWT_INVALID", ["id_token_invalid", "The ID token is malformed"]],
  ["ERR_JWT_EXPIRED", ["id_token_expired", "The ID token has expired"]],
]);

/** The error for what went wrong while an ID token was verified. */
export function refusal(error: unknown): SsoError {
  if (error instanceof SsoError) return error;
  const { code, claim } = error as { code?: unknown; claim?: unknown };
  if (code === "ERR_JWT_CLAIM_VALIDATION_FAILED")
    return new SsoError("id_token_claim", `The ID token's ${String(claim)} is missing or not as expected`);
  const [reason, message] = REASONS.get(code) ?? UNKNOWN;
  return new SsoError(reason, message);
}

/** What is not jose's is what `fetch` or a key that cannot be imported threw. */
const UNKNOWN = ["id_token_key", "The key set could not be fetched, or its key cannot be used"] as const;

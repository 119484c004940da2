import { SsoError, type SsoErrorReason } from "@hosting-platform/auth";

/** Reason and message for jose's error codes. jose's errors are not passed on, since some contain the claims. */
const REASONS = new Map<unknown, readonly [SsoErrorReason, string]>([
  ["ERR_JOSE_ALG_NOT_ALLOWED", ["id_token_algorithm", "The algorithm of the ID token is not allowed"]],
  ["ERR_JOSE_NOT_SUPPORTED", ["id_token_invalid", "The ID token uses an unsupported feature"]],
  ["ERR_JWKS_NO_MATCHING_KEY", ["id_token_key", "The key set has no key for the ID token"]],
  ["ERR_JWKS_MULTIPLE_MATCHING_KEYS", ["id_token_key", "The key set has more than one key for the ID token"]],
  ["ERR_JWKS_INVALID", ["id_token_key", "The key set is malformed"]],
  ["ERR_JWKS_TIMEOUT", ["id_token_key", "The key set could not be fetched in time"]],
  ["ERR_JOSE_GENERIC", ["id_token_key", "The key set could not be fetched"]],
  ["ERR_JWS_SIGNATURE_VERIFICATION_FAILED", ["id_token_signature", "The signature of the ID token is invalid"]],
  ["ERR_JWS_INVALID", ["id_token_invalid", "The ID token is malformed"]],
  ["ERR_JWT_INVALID", ["id_token_invalid", "The ID token is malformed"]],
  ["ERR_JWT_EXPIRED", ["id_token_expired", "The ID token has expired"]],
]);

/** Converts an error of the verification to an `SsoError`. */
export function refusal(error: unknown): SsoError {
  if (error instanceof SsoError) return error;
  const { code, claim } = error as { code?: unknown; claim?: unknown };
  if (code === "ERR_JWT_CLAIM_VALIDATION_FAILED")
    return new SsoError("id_token_claim", `The claim ${String(claim)} of the ID token is missing or has an unexpected value`);
  const [reason, message] = REASONS.get(code) ?? UNKNOWN;
  return new SsoError(reason, message);
}

/** For errors that are not jose's: `fetch` failed, or a key could not be imported. */
const UNKNOWN = ["id_token_key", "The key set could not be fetched, or its key cannot be used"] as const;

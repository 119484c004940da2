import { HostingPlatformError } from "@hosting-platform/client/core";

/**
 * The reason of an {@link SsoError}. Reasons are stable across versions.
 *
 * For callbacks: `url_invalid`, `parameter_repeated`, `state_missing` (in the URL or in `expectedState`), `state_mismatch` (different,
 * unknown to the store or expired), `state_used`, `issuer_mismatch`, `code_missing`, `authorization_error` (see `error`).
 *
 * For ID tokens: `id_token_invalid` (not a signed token), `id_token_algorithm`, `id_token_key` (no matching key, or no key set),
 * `id_token_signature`, `id_token_expired`, `id_token_claim` (another claim is missing or wrong), `jose_missing`.
 */
export type SsoErrorReason =
  | "url_invalid"
  | "parameter_repeated"
  | "state_missing"
  | "state_mismatch"
  | "state_used"
  | "issuer_mismatch"
  | "code_missing"
  | "authorization_error"
  | "id_token_invalid"
  | "id_token_algorithm"
  | "id_token_key"
  | "id_token_signature"
  | "id_token_expired"
  | "id_token_claim"
  | "jose_missing";

/** A callback or an ID token is invalid. The error contains no values of either. */
export class SsoError extends HostingPlatformError {
  static override readonly platformKind: string = "SsoError";
  readonly reason: SsoErrorReason;
  /** With `authorization_error`: the platform's error code if RFC 6749 (section 4.1.2.1) defines it, such as `access_denied`. */
  readonly error: string | undefined;

  constructor(reason: SsoErrorReason, message: string, options: { cause?: unknown; error?: string | undefined } = {}) {
    const { error, ...rest }: typeof options = { __proto__: null, ...options } as object;
    super("SSO_ERROR", message, rest);
    this.reason = reason;
    this.error = error;
  }
}

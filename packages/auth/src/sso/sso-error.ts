import { HostingPlatformError } from "@hosting-platform/client/core";

/**
 * Why a sign-in is refused; stable over versions.
 *
 * The callback: `url_invalid`, `parameter_repeated`, `state_missing` (in the URL, or none is expected), `state_mismatch` (differs,
 * or the store does not have it or no longer has it), `state_used`, `code_missing`, `authorization_error` (see `error`).
 *
 * The ID token: `id_token_invalid` (no signed token), `id_token_algorithm`, `id_token_key` (no key for it, or no key set),
 * `id_token_signature`, `id_token_expired`, `id_token_claim` (another claim is missing or wrong), `jose_missing`.
 */
export type SsoErrorReason =
  | "url_invalid"
  | "parameter_repeated"
  | "state_missing"
  | "state_mismatch"
  | "state_used"
  | "code_missing"
  | "authorization_error"
  | "id_token_invalid"
  | "id_token_algorithm"
  | "id_token_key"
  | "id_token_signature"
  | "id_token_expired"
  | "id_token_claim"
  | "jose_missing";

/** A callback or an ID token is refused. It holds no value of either. */
export class SsoError extends HostingPlatformError {
  readonly reason: SsoErrorReason;
  /** With `authorization_error`: the error code, where it is one that RFC 6749 (4.1.2.1) has, such as `access_denied`. */
  readonly error: string | undefined;

  constructor(reason: SsoErrorReason, message: string, options: ErrorOptions & { error?: string | undefined } = {}) {
    const { error, ...rest } = options;
    super("SSO_ERROR", message, rest);
    this.reason = reason;
    this.error = error;
  }
}

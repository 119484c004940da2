/** The error codes of RFC 6749, sections 4.1.2.1 and 5.2. Any other text of a response may repeat a secret. */
const CODES = [
  "access_denied",
  "invalid_client",
  "invalid_grant",
  "invalid_request",
  "invalid_scope",
  "server_error",
  "temporarily_unavailable",
  "unauthorized_client",
  "unsupported_grant_type",
  "unsupported_response_type",
];

/** Returns the value if it is an OAuth error code. */
export function knownError(value: unknown): string | undefined {
  return CODES.find((code) => code === value);
}

/** The kind of an error. Codes are stable across versions. */
export type ErrorCode =
  | "API_ERROR"
  | "AUTH_ERROR"
  | "REQUEST_ERROR"
  | "TRANSPORT_ERROR"
  | "TIMEOUT_ERROR"
  | "REDIRECT_ERROR"
  | "RESPONSE_ERROR"
  | "PAGINATION_ERROR";

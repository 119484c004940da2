/** What kind of failure an error is; stable over versions, so that a program may branch on it. */
export type ErrorCode =
  "API_ERROR" | "REQUEST_ERROR" | "TRANSPORT_ERROR" | "TIMEOUT_ERROR" | "REDIRECT_ERROR" | "RESPONSE_ERROR" | "PAGINATION_ERROR";

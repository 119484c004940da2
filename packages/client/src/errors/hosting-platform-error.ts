/** What kind of failure an error is; stable over versions, so that a program may branch on it. */
export type ErrorCode =
  | "API_ERROR"
  | "REQUEST_ERROR"
  | "TRANSPORT_ERROR"
  | "TIMEOUT_ERROR"
  | "REDIRECT_ERROR"
  | "RESPONSE_ERROR"
  | "AUTH_ERROR"
  | "PAGINATION_ERROR"
  | "SSO_ERROR";

/** The class of every error that the packages throw of their own accord. */
export class HostingPlatformError extends Error {
  readonly code: ErrorCode;

  constructor(code: ErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
    // `API_ERROR` makes `ApiError`: a minifier shortens the names of classes, and codes stay.
    this.name = code.toLowerCase().replace(/(?:^|_)./g, (start) => start.slice(-1).toUpperCase());
  }
}

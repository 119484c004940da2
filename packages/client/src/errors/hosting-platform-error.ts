/** What kind of failure an error is; stable over versions, so that a program may branch on it. */
export type ErrorCode = "API_ERROR" | "RESPONSE_ERROR";

/** The class of every error that this package throws of its own accord. */
export class HostingPlatformError extends Error {
  readonly code: ErrorCode;

  constructor(code: ErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "HostingPlatformError";
    this.code = code;
  }
}

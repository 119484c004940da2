import type { ErrorCode } from "./error-code.js";

/** The class of every error that the client, and what works with it, throws of its own accord. */
export class HostingPlatformError extends Error {
  readonly code: ErrorCode;

  constructor(code: ErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
    // `API_ERROR` makes `ApiError`: a minifier shortens the names of classes, and codes stay.
    this.name = code.toLowerCase().replace(/(?:^|_)./g, (start) => start.slice(-1).toUpperCase());
  }
}

import type { ErrorCode } from "./error-code.js";

/** The base class of all errors that the client and its companion packages throw. */
export class HostingPlatformError extends Error {
  readonly code: ErrorCode;

  constructor(code: ErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
    // Minifiers rename classes, so the name comes from the code: `API_ERROR` becomes `ApiError`.
    this.name = code.toLowerCase().replace(/(?:^|_)./g, (start) => start.slice(-1).toUpperCase());
  }
}

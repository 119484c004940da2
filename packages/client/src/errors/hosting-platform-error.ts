import type { ErrorCode } from "./error-code.js";

/**
 * The base class of all errors that the client and its companion packages throw.
 *
 * A `PaginationError` or `AuthError` has the fields of its cause, and is an instance of the cause's class, so that
 * `instanceof RateLimitError` works around `paginate`.
 */
export class HostingPlatformError extends Error {
  // TypeScript 6 declares a static method of this name twice.
  static {
    Object.defineProperty(this, Symbol.hasInstance, { value: isInstance });
  }

  readonly code: ErrorCode;

  constructor(code: ErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
    if (isWrapper(this)) {
      for (const [name, field] of Object.entries(Object.getOwnPropertyDescriptors(Object(this.cause)))) {
        if (!Object.hasOwn(this, name)) Object.defineProperty(this, name, field);
      }
    }
    // Minifiers rename classes, so the name comes from the code: `API_ERROR` becomes `ApiError`.
    this.name = code.toLowerCase().replace(/(?:^|_)./g, (start) => start.slice(-1).toUpperCase());
  }
}

function isWrapper(value: unknown): value is Error {
  const { code, cause } = Object(value) as { code?: string; cause?: unknown };
  return (code === "PAGINATION_ERROR" || code === "AUTH_ERROR") && cause instanceof HostingPlatformError;
}

function isInstance(this: typeof HostingPlatformError, value: unknown): boolean {
  return Function.prototype[Symbol.hasInstance].call(this, value) || (isWrapper(value) && value.cause instanceof this);
}

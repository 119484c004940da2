import { own } from "../internal/own.js";
import { guarded } from "../runtime/guarded.js";
import type { ErrorCode } from "./error-code.js";
import { BASE_KIND, isSameKind } from "./same-kind.js";

/**
 * The base class of all errors that the client and its companion packages throw.
 *
 * A `PaginationError` or `AuthError` has the fields of its cause, and is an instance of the cause's class, so that
 * `instanceof RateLimitError` works around `paginate`.
 */
export class HostingPlatformError extends Error {
  /** The name of the instances, by which another copy of this package recognizes them. */
  static readonly platformKind: string = branded(this);

  readonly code: ErrorCode;

  constructor(code: ErrorCode, message: string, options?: { cause?: unknown }) {
    super(message, own(options));
    this.code = code;
    if (isWrapper(this)) {
      Object.defineProperties(this, { ...Object.getOwnPropertyDescriptors(this.cause), ...Object.getOwnPropertyDescriptors(this) });
    }
    // Minifiers rename classes.
    this.name = new.target.platformKind;
  }

  /** Returns what `JSON.stringify` writes: the printed fields and the message. Can be sent to a worker, unlike the error. */
  toJSON(): object {
    return Object.assign({ message: this.message }, this);
  }
}

/** The preset of React Native parses no static block, and TypeScript declares a static method named by a symbol twice. */
function branded(Class: object): string {
  Object.defineProperty(Class, Symbol.hasInstance, { value: isInstance });
  return BASE_KIND;
}

function isWrapper(value: unknown): value is Error {
  const { code, cause } = Object(value) as { code?: string; cause?: unknown };
  return /^(AUTH|PAGINATION)_/.test(`${code}`) && cause instanceof HostingPlatformError;
}

function isInstance(this: typeof HostingPlatformError, value: unknown): unknown {
  for (let at: unknown = value; (at = Object.getPrototypeOf(Object(at)));) {
    if (at === this.prototype || isSameKind(this, (at as { constructor?: object }).constructor)) return true;
  }
  return guarded(() => isWrapper(value) && value.cause instanceof this);
}

import type { ErrorCode } from "./error-code.js";
import { own } from "../internal/own.js";
import { HostingPlatformError } from "./hosting-platform-error.js";

/** The details of a call that failed. */
export interface CallDetails {
  method: string;
  /** Without query and fragment, which may contain secrets. */
  url: string;
  /** Set for calls through an operation function. */
  operationId?: string | undefined;
  /** The number of times the request was sent. */
  attempts?: number | undefined;
}

/** The base of errors about a request that was sent. */
export class CallError extends HostingPlatformError {
  /** Sets the fields of `shown` and `hidden` as properties; those of `hidden` are not printed with the error. */
  constructor(code: ErrorCode, shown: CallDetails, reason: string, options?: { cause?: unknown }, hidden: object = {}) {
    super(code, `${shown.method} ${shown.url}${reason}`, options);
    for (const [name, value] of Object.entries(shown))
      Object.defineProperty(this, name, own({ value: value as unknown, enumerable: value !== undefined }));
    // Getters, since `%o` prints hidden values too, such as the cookies of a response.
    for (const [name, value] of Object.entries(hidden)) Object.defineProperty(this, name, own({ get: () => value as unknown }));
  }
}

export interface CallError {
  readonly method: string;
  /** The request URL without query and fragment, which may contain secrets. */
  readonly url: string;
  /** Set for calls through an operation function. */
  readonly operationId: string | undefined;
  /** The number of times the request was sent. */
  readonly attempts: number | undefined;
}

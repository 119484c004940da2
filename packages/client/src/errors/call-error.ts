import type { ErrorCode } from "./error-code.js";
import { HostingPlatformError } from "./hosting-platform-error.js";

/** What is known of a call that has failed. */
export interface CallDetails {
  method: string;
  /** Without the query and the fragment, which may hold what is secret. */
  url: string;
  /** Of a call through an operation's function. */
  operationId?: string | undefined;
  /** How often the request was sent. */
  attempts?: number | undefined;
}

/** An error about a request that was on its way. */
export class CallError extends HostingPlatformError {
  declare readonly method: string;
  /** Where the request went, without the query and the fragment, which may hold what is secret. */
  declare readonly url: string;
  /** Of a call through an operation's function. */
  declare readonly operationId: string | undefined;
  /** How often the request was sent. */
  declare readonly attempts: number | undefined;

  /** What is `hidden` is a property like what is `shown`, but is not printed with the error. */
  constructor(code: ErrorCode, shown: CallDetails, reason: string, options?: ErrorOptions, hidden: object = {}) {
    super(code, `${shown.method} ${shown.url}${reason}`, options);
    for (const fields of [hidden, shown]) {
      for (const [name, value] of Object.entries(fields)) {
        Object.defineProperty(this, name, { value, enumerable: fields === shown && value !== undefined });
      }
    }
  }
}

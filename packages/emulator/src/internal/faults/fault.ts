import type { OperationId } from "../operation-types.js";
import type { RequestMatch } from "../requests/request-match.js";
import type { Effect, Turns } from "../stubs/stub.js";

/**
 * A fault to inject into requests that meet its conditions: a {@link Stub} before validation, with its parts side by side. Requests that
 * another fault affects count for `nth`, `from` and `every` too.
 */
export interface Fault<Operation extends string = OperationId> extends RequestMatch, Turns, Effect {
  /** An operationId; default: `*`, which is every operation and sign-in endpoint. */
  operation?: Operation | "*";
  /** Affects only this one of the requests that meet the conditions: 1 is the first since the fault was added. */
  nth?: number;
  /** Response body, sent as JSON; a string is sent verbatim if `headers` has another media type. Default status: 200. */
  responseBody?: unknown;
}

/** A fault in the list. */
export interface ActiveFault extends Fault<string> {
  operation: string;
  /** Such as `fault_1`. */
  id: string;
  /** Number of affected requests. */
  used: number;
}

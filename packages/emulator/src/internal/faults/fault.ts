import type { OperationId } from "../operation-types.js";
import type { RequestMatch } from "../requests/request-match.js";

/**
 * A fault to inject into requests that meet its conditions: `operation`, `nth`, `from`, `every`, `limit`, and those of {@link RequestMatch}. Effects combine, for
 * example a delayed status or a truncated HTML page. With `status`, `responseBody`, `retryAfter`, `html` or `redirect`, the fault's response
 * replaces the operation, which does not run; other effects modify the operation's response.
 */
export interface Fault<Operation extends string = OperationId> extends RequestMatch {
  /** An operationId; default: `*`, which is every operation and sign-in endpoint. */
  operation?: Operation | "*";
  /**
   * Affects only this one of the requests that meet the other conditions: 1 is the first since the fault was added. Requests that another
   * fault affects count too.
   */
  nth?: number;
  /** Affects the requests from this one on, counted as for `nth`. */
  from?: number;
  /** Affects every so many of the requests, counted as for `nth`: 3 is the third, the sixth and so on. With `from`, it is the first. */
  every?: number;
  /**
   * Affects the requests beyond `requests` in a window of `seconds` on the emulator's clock, which begins with the first of them. Default
   * status: 429, with the seconds that are left in `Retry-After`.
   */
  limit?: { requests: number; seconds: number };
  /** Response status, 200 to 599. */
  status?: number;
  /** Response headers, also for the operation's own response. */
  headers?: Readonly<Record<string, string>>;
  /** Response body, sent as JSON; a string is sent verbatim if `headers` has another media type. Default status: 200. */
  responseBody?: unknown;
  /** `Retry-After` header (RFC 9110, section 10.2.3): seconds, a date, or any other text. Default status: 429. */
  retryAfter?: number | string;
  /** Milliseconds to wait before processing the request. A client that disconnects meanwhile cancels the request. */
  delay?: number;
  /** Sends the body in chunks of `bytes` bytes, one every `every` milliseconds. */
  drip?: { bytes: number; every: number };
  /** Resets the connection (TCP RST): `true` before the operation runs, `"after"` once it has run, so that only the response is lost. */
  reset?: boolean | "after";
  /** Closes the connection after this many bytes of the body, or half of it for `true`; `content-length` has the full length. */
  truncate?: boolean | number;
  /** Sends an HTML page: a default page for `true`, or this text. Default status: 200. */
  html?: boolean | string;
  /** Sets `pagination.next` to the cursor of the request. Applies only to requests with `next`, so the list needs two pages. */
  repeatCursor?: boolean;
  /** Redirects to a path or URL. Default status: 302. */
  redirect?: string;
  /** Number of requests to affect; default: all. */
  times?: number;
  /** Probability of affecting a request, 0 to 1; default: 1. The sequence is the same for the same seed. */
  probability?: number;
}

/** A fault in the list. */
export interface ActiveFault extends Fault<string> {
  operation: string;
  /** Such as `fault_1`. */
  id: string;
  /** Number of affected requests. */
  used: number;
}

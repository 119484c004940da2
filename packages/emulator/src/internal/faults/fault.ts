/**
 * What goes wrong with requests to an operation. Several effects of one fault act together: a status that comes late, an HTML page that is
 * cut. Where `status`, `retryAfter`, `html` or `redirect` is given, that is the answer, and the operation is not run; else it is run, and its
 * answer suffers.
 */
export interface Fault {
  /** An operationId, or `*` for every operation. */
  operation: string;
  /** The status of the answer, 200 to 599. */
  status?: number;
  /** The `Retry-After` header (RFC 9110, 10.2.3): seconds, a date, or any other text. The status is 429 unless one is given. */
  retryAfter?: number | string;
  /** How long a request waits before anything is done, in milliseconds. Nothing is done where the client leaves meanwhile. */
  delay?: number;
  /** The body comes in parts of so many bytes, one every so many milliseconds. */
  drip?: { bytes: number; every: number };
  /** The connection is reset (RST): `true` before the operation is run, `"after"` once it was run, so that only its answer is lost. */
  reset?: boolean | "after";
  /** The connection ends after so many bytes of the body, `true` for half of them, while `content-length` promises all. */
  truncate?: boolean | number;
  /** An HTML page in place of JSON, or its text. The status is 200 unless one is given. */
  html?: boolean | string;
  /**
   * `pagination.next` of a page is the cursor that asked for that page. It acts on requests with a `next` alone, so that a list needs two pages
   * for it.
   */
  repeatCursor?: boolean;
  /** A redirect to there, a path or a URL. The status is 302 unless one is given. */
  redirect?: string;
  /** How many requests it acts on; all, by default. */
  times?: number;
  /** How likely it is to act on a request, 0 to 1; 1 by default. The same seed gives the same draws. */
  probability?: number;
}

/** A fault that was added. */
export interface ActiveFault extends Fault {
  /** Such as `fault_1`. */
  id: string;
  /** How many requests it acted on. */
  used: number;
}

import type { HeaderValues, OperationFixture } from "../fixture.js";
import type { OperationId } from "../operation-types.js";
import type { RequestMatch } from "../requests/request-match.js";
import type { UserHandler } from "../user-handler.js";

/** Selects some of the requests that meet the conditions, in the order of their arrival; default: all of them. */
export interface Turns {
  /** Only while other stubs of the world have `set` these values, such as `{ order: "paid" }`; null for none. */
  when?: Readonly<Record<string, string | null>>;
  /** Values to set with each response, for `when`; null removes one. A reset removes all. */
  set?: Readonly<Record<string, string | null>>;
  /** The requests from this one on: 1 is the first since the stub or fault was added. */
  from?: number;
  /** Every so many of the requests: 3 is the third, the sixth and so on. With `from`, it is the first. */
  every?: number;
  /**
   * The requests beyond `requests` in a window of `seconds` on the emulator's clock, which begins with the first of them. Default response:
   * 429, with the seconds that are left in `Retry-After`.
   */
  limit?: { requests: number; seconds: number };
  /** At most so many requests. */
  times?: number;
  /** Probability of each request, 0 to 1; default: 1. The sequence is the same for the same seed. */
  probability?: number;
}

/**
 * Changes to a response, which combine. With `status`, `retryAfter`, `html` or `redirect`, an own response replaces the operation, which does
 * not run; others modify the response.
 */
export interface Effect {
  /** Response status, 200 to 599, with an error object as body from 400 on. */
  status?: number;
  /** Response headers, also for the operation's own response. */
  headers?: HeaderValues;
  /** `Retry-After` header (RFC 9110, section 10.2.3): seconds, a date, or any other text. Default status: 429. */
  retryAfter?: number | string;
  /**
   * Milliseconds to wait before processing the request, or the least and the most of a random number, whose sequence is the same for the same
   * seed. The wait ends when the stub is removed. A client that disconnects meanwhile cancels the request.
   */
  delay?: number | readonly [least: number, most: number];
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
}

/**
 * Responds in place of an operation, or changes its response. Of the stubs that match a request, the latest responds; those with
 * `before` come first, in the order in which they were added.
 */
export interface Stub<Id extends OperationId = OperationId> extends Turns {
  /** An operationId, or `*` for the operations that would respond with 501, after all other stubs; default: every operation. */
  operation?: Id | "*";
  /** Conditions of the request; default: none. */
  match?: RequestMatch;
  /** `validation` runs the stub before authentication and validation; default: after them. */
  before?: "validation";
  /**
   * A fixed response, successive ones, the last of which repeats, or a function that returns one, which needs a valid request. It is not
   * validated against the contract.
   */
  respond?: OperationFixture<Id> | readonly OperationFixture<Id>[] | UserHandler<Id>;
  /** Applies to the response of `respond`, else of the operation. */
  effect?: Effect;
}

/** A stub in the list. */
export interface ActiveStub extends Turns, Pick<Stub, "match" | "before" | "effect"> {
  /** Such as `stub_1`; those of faults and handlers are `fault_1` and `handler_1`. */
  id: string;
  operation?: string;
  /** The fixed response, or `function`. */
  respond?: unknown;
  /** Number of requests that the stub affected. */
  used: number;
}

/** The stubs of a world. */
export interface Stubs {
  /**
   * Adds a stub.
   *
   * @returns The stub with its `id`.
   * @throws {EmulatorError} with the code `invalid-stub` if the stub is invalid, or no request can match it.
   */
  add<Id extends OperationId>(stub: Stub<Id>): ActiveStub;
  /** Returns all stubs in order, with faults and handlers, and those of the option `stubs` first. */
  list(): ActiveStub[];
  /** Removes a stub by its `id`; returns false if there is none. */
  remove(id: string): boolean;
  /** Removes all stubs but those of the option `stubs`, or those of one operation. */
  clear(operation?: string): void;
  /**
   * Sets values of scenarios, as the `set` of a stub does, and returns all that are set.
   *
   * @throws {EmulatorError} with the code `invalid-stub` if a value is neither a string nor null.
   */
  set(values: NonNullable<Turns["set"]>): Record<string, string>;
}

/** A stub, fault or handler that no request has reached. */
export interface Unused {
  /** Such as `stub_1`, `fault_1` or `handler_2`. */
  id: string;
  /** An operationId, or `*`. */
  operation: string;
}

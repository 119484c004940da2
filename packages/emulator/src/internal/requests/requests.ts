import type { NearMiss } from "./observed-request.js";
import type { RequestFilter } from "./request-match.js";

/** A request that the emulator received for an operation or a sign-in endpoint. */
export interface SentRequest {
  readonly method: string;
  /** Encoded, as in the URL, without the query. */
  readonly path: string;
  /** A repeated parameter has an array. */
  readonly query: Readonly<Record<string, string | readonly string[]>>;
  /** By name in lower case. Credentials are masked with `***`. */
  readonly headers: Readonly<Record<string, string>>;
  /**
   * Parsed JSON, the fields of a form, text, or a `Uint8Array` of bytes that are not UTF-8; `undefined` for no body. Secrets of the token
   * exchange are masked with `***`. Only the beginning of a body above 1 MiB is kept, as text or bytes.
   */
  readonly body: unknown;
  /** `undefined` if the request matched no operation. */
  readonly operationId: string | undefined;
  /** ID of the team that the request acts for; `undefined` without a valid token. */
  readonly teamId: string | undefined;
  /** Status of the response; `undefined` until it is sent, and if the connection is cut instead. */
  readonly status: number | undefined;
  /** The response as it was sent; `undefined` as for `status`. Its headers have names in lower case, its body the form of the request's. */
  readonly response: { readonly headers: Readonly<Record<string, string>>; readonly body: unknown } | undefined;
  /**
   * Origin of the response: `operation`, `example` or `fixture` and the operationId, `handler` or `fault` and its ID, or `rule` and the rule
   * of the refusal; `undefined` for sign-in endpoints. The response header `x-emulator-answered-by` has the same.
   */
  readonly answeredBy: string | undefined;
  /** The faults and handlers of the operation that did not apply, and the condition that was not met. */
  readonly near: readonly NearMiss[];
  /** Time of arrival on the emulator's clock, in milliseconds since 1970. */
  readonly time: number;
}

/** The requests that were sent to the emulator. The latest 1,000 are kept, with 16 MiB of bodies in all. */
export interface Requests {
  /**
   * Returns copies of the matching requests, oldest first.
   *
   * @param filter - Conditions, or a function that returns true for a match; default: all requests.
   * @param options - `secrets: true` returns credentials unmasked.
   * @throws {EmulatorError} with the code `invalid-filter` or `unknown-operation` if the filter is wrong, here and below.
   */
  find(filter?: RequestFilter | ((request: SentRequest) => boolean), options?: { secrets?: boolean }): SentRequest[];
  /**
   * Resolves to the first matching request that has its response, also one from before the call.
   *
   * @param options - `timeout` in milliseconds of the machine's time, or `Infinity`; default: 1,000.
   * @throws {EmulatorError} with the code `timeout`, and a message that lists the latest requests, also if the emulator closes first.
   */
  waitFor(filter?: RequestFilter | ((request: SentRequest) => boolean), options?: { timeout?: number }): Promise<SentRequest>;
  /** Returns the number of matching requests. */
  count(filter?: RequestFilter | ((request: SentRequest) => boolean)): number;
  /** Forgets the matching requests; default: all. */
  clear(filter?: RequestFilter): void;
  /** Number of requests that were dropped since the start or the last `clear()` of all to make room for later ones. */
  readonly dropped: number;
}

import type { GivenHeaders } from "./runtime/operation.js";
import type { FetchOptions, RetryOptions } from "./runtime/sending-options.js";
import type { Observer } from "./internal/transport/hooks.js";

/** A `fetch` with types of its own, such as that of undici. */
export interface ForeignFetch {
  (url: string, init: never): Promise<ForeignResponse>;
  // With a second signature, only that of the runtime's `fetch` gives its types to the parameters of a function expression.
  <Url extends string>(url: Url, init: Extract<never, Url>): Promise<ForeignResponse>;
}

/** The response of any `fetch`. */
export interface ForeignResponse extends Pick<Response, "status" | "ok" | "url" | "bodyUsed" | "text" | "arrayBuffer"> {
  readonly headers: Pick<Headers, "get">;
}

/** The client options that do not depend on the API. */
export interface TransportOptions {
  /** Headers of every request. */
  headers?: GivenHeaders | undefined;
  /** Sends the requests. Default: the runtime's `fetch`, looked up for each call. See `byRequest()` for functions that take a `Request`. */
  fetch?: ((url: string, init: RequestInit) => Promise<Response>) | ForeignFetch | undefined;
  /** Further options of `fetch` for all requests, such as `cache`, or `next` in Next.js. */
  fetchOptions?: FetchOptions | undefined;
  /** Time limit for one attempt, body included, in milliseconds; `Infinity` for none. Default: 60,000. */
  timeout?: number | undefined;
  /** Time limit for a call with all its attempts and the pauses between them, in milliseconds. Default: none. */
  deadline?: number | undefined;
  /** Retry options; `false` disables retries. */
  retry?: RetryOptions | false | undefined;
  /** Maximum size of a response body in bytes, after decompression. Streams are not limited. Default: 16 MiB. */
  maxResponseBytes?: number | undefined;
  /** Observes the calls, for logs and traces; see `observe()`. */
  hooks?: Observer | undefined;
  /** Allows an http `baseUrl` for any host, which sends the credential unencrypted. Default: `false`. */
  allowInsecure?: boolean | undefined;
}

import type { RequestHeaders, RetryOptions } from "./runtime/operation.js";
import type { Hooks, Logger } from "./internal/transport/hooks.js";

/** The client options that do not depend on the API. */
export interface TransportOptions {
  /** Headers of every request. */
  headers?: RequestHeaders | undefined;
  /** Sends the requests. Default: the runtime's `fetch`. */
  fetch?: ((request: Request) => Promise<Response>) | undefined;
  /** Time limit for one attempt, body included, in milliseconds; `Infinity` for none. Default: 60,000. */
  timeout?: number | undefined;
  /** Time limit for a call with all its attempts and the pauses between them, in milliseconds. Default: none. */
  deadline?: number | undefined;
  /** Retry options; `false` disables retries. */
  retry?: RetryOptions | false | undefined;
  /** Maximum size of a response body in bytes, after decompression. Streams are not limited. Default: 16 MiB. */
  maxResponseBytes?: number | undefined;
  /** Functions that observe the calls, for logs and traces. */
  hooks?: Hooks | undefined;
  /** Gets one line for each request, without secrets; `console` prints them. Default: none. */
  logger?: Logger | undefined;
  /** Allows an http `baseUrl` for any host, which sends the credential unencrypted. Default: `false`. */
  allowInsecure?: boolean | undefined;
}

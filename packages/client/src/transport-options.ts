import type { RequestHeaders, RetryOptions } from "./runtime/operation.js";
import type { Hooks } from "./internal/transport/hooks.js";

/** How a client sends its requests, whatever the API is. */
export interface TransportOptions {
  /** Header fields of every request. */
  headers?: RequestHeaders | undefined;
  /** Sends the requests; the runtime's own `fetch` by default. */
  fetch?: ((request: Request) => Promise<Response>) | undefined;
  /** How long one attempt may take, its body included, in milliseconds; 60,000 by default, `Infinity` for no limit. */
  timeout?: number | undefined;
  /** How long all attempts of a call may take together, with the pauses between them, in milliseconds; no limit by default. */
  deadline?: number | undefined;
  /** When a request is sent again; `false` sends each once. */
  retry?: RetryOptions | false | undefined;
  /** How long a body may be, in bytes after decompression; 16 MiB by default. A stream has no bound. */
  maxResponseBytes?: number | undefined;
  /** Functions that watch the calls, for logs and traces. */
  hooks?: Hooks | undefined;
  /** Allows a `baseUrl` with http to any host, which sends the credential unencrypted; `false` by default. */
  allowInsecure?: boolean | undefined;
}

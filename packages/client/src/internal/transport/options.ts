import type { RetryOptions } from "../../../../../generated/operation.js";
import type { Authentication } from "../../authentication.js";
import type { CallOptions } from "./call-options.js";
import type { Hooks } from "./hooks.js";

/** What `createTransport` takes. */
export interface TransportOptions {
  /** Sends the requests; the runtime's own `fetch` by default. */
  fetch?: ((request: Request) => Promise<Response>) | undefined;
  auth?: Authentication | undefined;
  /** How long one attempt may take, its body included, in milliseconds; 60,000 by default, `Infinity` for no limit. */
  timeout?: number | undefined;
  /** How long all attempts may take together, with the pauses between them and the authentication; no limit by default. */
  deadline?: number | undefined;
  retry?: RetryOptions | false | undefined;
  /** How long a body may be, in bytes after decompression; 16 MiB by default. */
  maxResponseBytes?: number | undefined;
  hooks?: Hooks | undefined;
  /** Between 0 and 1; for tests. */
  random?: (() => number) | undefined;
}

/** What openapi-fetch gets as `fetch`. */
export type Transport = (request: Request, call?: CallOptions) => Promise<Response>;

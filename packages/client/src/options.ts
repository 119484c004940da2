import type { RequestHeaders, RetryOptions } from "../../../generated/operation.js";
import type { Authentication, TeamScope } from "./authentication.js";
import type { Hooks } from "./internal/transport/hooks.js";

/** What `createClient` takes. A value that cannot be meant, such as a `timeout` of 0, is a `RequestError`. */
export interface ClientOptions {
  /**
   * Where the API is, such as `https://api.example.com`. There is no default: the contract names no host. It is an https URL without
   * user info, query and fragment; http is for loopback addresses alone, unless `allowInsecure` is set.
   */
  baseUrl: string;
  /** Authenticates the requests; `bearer()` of `@hosting-platform/auth` makes one. */
  auth?: Authentication | undefined;
  /** The team of every request that names neither `teamId` nor `slug`; `team()` of `@hosting-platform/auth` makes one. */
  team?: TeamScope | undefined;
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

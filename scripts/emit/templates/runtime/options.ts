import type { Authentication } from "../../../../packages/client/src/authentication.js";
import type { TransportOptions } from "../../../../packages/client/src/transport-options.js";
import type { TokenSource } from "./token-source.js";

/** What `createClient` takes. A value that cannot be meant, such as a `timeout` of 0, is a `RequestError`. */
export interface ClientOptions extends TransportOptions {
  /**
   * Where the API is, such as `https://api.example.com` or `https://example.com/api/v2`; the paths of the operations come behind it. It is
   * an https URL without user info, query and fragment; http is for loopback addresses alone, unless `allowInsecure` is set.
   */
  baseUrl: string;
  /**
   * The bearer token of every request that takes a credential: the token itself, a function that gives one (asked before each request, and
   * once more after a 401), or what looks after tokens in its own way. Any other credential goes into `headers` or `query`.
   */
  auth?: TokenSource | Authentication | undefined;
  /** Query parameters of every request, such as an API key. Those of a call go before them; `null` leaves one out. */
  query?: Readonly<Record<string, unknown>> | undefined;
}

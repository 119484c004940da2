import type { Authentication } from "./authentication.js";
import type { TeamScope } from "./team-scope.js";
import type { TransportOptions } from "./transport-options.js";

/** What `createClient` takes. A value that cannot be meant, such as a `timeout` of 0, is a `RequestError`. */
export interface ClientOptions extends TransportOptions {
  /**
   * Where the API is, such as `https://api.example.com`. There is no default: the contract names no host. It is an https URL without
   * user info, query and fragment; http is for loopback addresses alone, unless `allowInsecure` is set.
   */
  baseUrl: string;
  /** Authenticates the requests; `bearer()` of `@hosting-platform/auth` makes one. */
  auth?: Authentication | undefined;
  /** The team of every request that names neither `teamId` nor `slug`; `team()` of `@hosting-platform/auth` makes one. */
  team?: TeamScope | undefined;
}

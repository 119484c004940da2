import type { Authentication } from "./authentication.js";
import type { TeamScope } from "./team-scope.js";
import type { TransportOptions } from "./transport-options.js";

/** The options of `createClient`. Invalid options, such as `timeout: 0`, throw a `RequestError`. */
export interface ClientOptions extends TransportOptions {
  /**
   * The base URL of the API, such as `https://api.example.com`. Required: the contract names no host. Must be an https URL without
   * user info, query and fragment; http is allowed for loopback hosts, and for all hosts with `allowInsecure`.
   */
  baseUrl: string;
  /** The access token, without `Bearer`; or an `Authentication` that renews it, see `bearer()` of `@hosting-platform/auth`. */
  auth?: string | Authentication | undefined;
  /** The team of every request that has neither `teamId` nor `slug`; see `team()` of `@hosting-platform/auth`. */
  team?: TeamScope | undefined;
}

import type { Authentication } from "../../../../packages/client/src/authentication.js";
import type { RequestOptions } from "../../../../packages/client/src/runtime/operation.js";
import type { TransportOptions } from "../../../../packages/client/src/transport-options.js";
import type { ServiceOptions } from "./service-options.js";
import type { Credentials, TokenSource } from "./token-source.js";

/** The options of `createClient`. Invalid options, such as `timeout: 0`, throw a `RequestError`. */
export interface ClientOptions extends TransportOptions, ServiceOptions {
  /**
   * The base URL of the API, such as `https://api.example.com` or `https://example.com/api/v2`; the paths of the operations are appended.
   * Must be an https URL without user info, query and fragment; http is allowed for loopback hosts, and for all hosts with
   * `allowInsecure`. In browsers, it may be relative to the page: `/api`.
   */
  baseUrl: string;
  /**
   * The bearer token for requests that take a credential: a token, a function that returns one (called before each request, and once more
   * after a 401), or an `Authentication` object, such as `bearer()` of a function, which concurrent requests call once. Or the credentials of
   * the document's security schemes, from `credentials()`.
   */
  auth?: TokenSource | Authentication | Credentials | undefined;
  /** Query parameters of every request, such as an API key. Those of a call override them; `null` removes one. */
  query?: Readonly<Record<string, unknown>> | undefined;
  /** Returns the request that follows a redirect, for calls without their own `redirect`; see `followRedirects`. Default: redirects throw. */
  redirect?: RequestOptions["redirect"];
}

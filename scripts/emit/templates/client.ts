// Copied to generated/client.ts. A source file, so that the compiler and the linter check it.

import createFetchClient, { type Client, type ClientOptions } from "openapi-fetch";
import type { paths } from "../../../generated/types.js";

/** A client with a method for each HTTP method, typed by path: `client.GET("/things")`. */
export type PathClient = Client<paths>;

/** Functions that run once per call, retries included. They do not see the credential. */
export type { Middleware } from "openapi-fetch";

/** The types of calls by path. */
export type { ClientMethod, ClientRequestMethod, FetchOptions as PathRequest, FetchResponse } from "openapi-fetch";

/** The options of openapi-fetch. */
export type PathClientOptions = ClientOptions;

/** Creates an openapi-fetch client for the paths of the contract. */
export function createPathClient(options: PathClientOptions): PathClient {
  return createFetchClient<paths>(options);
}

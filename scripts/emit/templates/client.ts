// Copied to generated/client.ts as it stands: written here, so that the compiler and the linter read it.

import createFetchClient, { type Client, type ClientOptions } from "openapi-fetch";
import type { paths } from "../../../generated/types.js";

/** A client with a method for each HTTP method, typed by path: `client.GET("/things")`. */
export type PathClient = Client<paths>;

/** Functions around each call: it sees a call once, however often the request is sent, and without the credential. */
export type { Middleware } from "openapi-fetch";

/** The options of openapi-fetch. */
export type PathClientOptions = ClientOptions;

/** Makes an openapi-fetch client of the contract's paths. */
export function createPathClient(options: PathClientOptions): PathClient {
  return createFetchClient<paths>(options);
}

import { createPathClient, type OperationClient, type PathClient, type RequestHeaders } from "../../../generated/client.js";
import { callOperation } from "./internal/call-operation.js";
import { noteUrl } from "./internal/sent-url.js";
import { serializeQuery } from "./internal/serialize-query.js";

/** What {@link createClient} takes. */
export interface ClientOptions {
  /** Where the API is, such as `https://api.example.com`. There is no default: the contract names no host. */
  baseUrl: string;
  /** Header fields of every request, such as `authorization`. */
  headers?: RequestHeaders;
  /** Sends the requests; the runtime's own `fetch` by default. */
  fetch?: (request: Request) => Promise<Response>;
}

/** A client by path (`client.GET("/v1/webhooks")`) that the operation functions take as their first argument. */
export interface PlatformClient extends PathClient, OperationClient {}

/**
 * Makes a client.
 *
 * @example
 * ```ts
 * import { createClient, readAccessGroup } from "@hosting-platform/client";
 *
 * const client = createClient({
 *   baseUrl: "https://api.example.com",
 *   headers: { authorization: "Bearer <ACCESS_TOKEN>" },
 * });
 * const group = await readAccessGroup(client, { path: { idOrName: "web" } });
 * console.log(group.membersCount);
 * ```
 */
export function createClient(options: ClientOptions): PlatformClient {
  const { baseUrl, headers, fetch } = options;
  const client = createPathClient({ baseUrl, querySerializer: serializeQuery, ...(headers && { headers }), ...(fetch && { fetch }) });
  client.use(noteUrl);
  return { ...client, call: (operation, request) => callOperation(client, operation, request) };
}

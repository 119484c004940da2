import type { Middleware, PathClient } from "../../../generated/client.js";
import type { OperationClient } from "./runtime/operation.js";
import { callByPath, type Init } from "./by-path/call-by-path.js";
import { createThrough, sendThrough } from "./by-path/path-client.js";
import { type ClientOptions, createExchange, createPrepare, operationClient } from "./shared.js";

/** A client for the operation functions and for calls by path (`client.GET("/v1/webhooks")`). */
export interface PlatformClient extends PathClient, OperationClient {}

/**
 * Creates a client.
 *
 * @throws {RequestError} For an invalid option.
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
  const prepare = createPrepare(options);
  const exchange = createExchange(options);
  const [pathClient, through] = createThrough(exchange);
  let hasMiddleware = false;
  const client: Record<string, unknown> = {
    ...operationClient(prepare, (call) => (hasMiddleware ? sendThrough(through, call) : exchange(call))),
    request: (method: string, path: string, init?: Init) => callByPath(prepare, through, method.toUpperCase(), path, init),
    use(...added: Middleware[]): void {
      pathClient.use(...added);
      hasMiddleware = true;
    },
    eject: (...removed: Middleware[]) => pathClient.eject(...removed),
  };
  for (const method of Object.keys(pathClient).filter((name) => /[A-Z]/.test(name))) {
    client[method] = (path: string, init?: Init) => callByPath(prepare, through, method, path, init);
  }
  return client as unknown as PlatformClient;
}

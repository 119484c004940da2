import type { Middleware, PathClient } from "../../../../generated/client.js";
import type { OperationClient } from "../runtime/operation.js";
import { type ClientOptions, createExchange, createPrepare, rejectAtCaller, operationClient } from "../shared.js";
import { callByPath, type Init } from "./call-by-path.js";
import { createThrough, type Result, sendThrough } from "./path-client.js";

/** A client for calls by path (`client.GET("/v1/webhooks")`), which operation functions accept as well. */
export interface PlatformClient extends PathClient, OperationClient {}

/**
 * Creates a client with a method for each HTTP method, typed by path, and with middleware, both based on
 * [openapi-fetch](https://openapi-ts.dev/openapi-fetch/). For an error status, these methods return `error` instead of throwing.
 *
 * @throws {RequestError} For an invalid option.
 *
 * @example
 * ```ts
 * import { createPathClient } from "@hosting-platform/client/by-path";
 *
 * const client = createPathClient({
 *   baseUrl: "https://api.example.com",
 *   headers: { authorization: "Bearer <ACCESS_TOKEN>" },
 * });
 * const { data, error } = await client.GET("/v1/access-groups/{idOrName}", { params: { path: { idOrName: "web" } } });
 * console.log(data?.membersCount, error);
 * ```
 */
export function createPathClient(options: ClientOptions): PlatformClient {
  const prepare = createPrepare(options);
  const exchange = createExchange(options);
  const [pathClient, through] = createThrough(exchange);
  let hasMiddleware = false;
  const send = (method: string, path: string, init?: Init): Promise<Result> =>
    callByPath(prepare, through, method, path, init).catch(rejectAtCaller(`${method} ${safe(path)}`));
  const client: Record<string, unknown> = {
    ...operationClient(prepare, (call) => (hasMiddleware ? sendThrough(through, call) : exchange(call))),
    request: (method: string, path: string, init?: Init) => send(method.toUpperCase(), path, init),
    use(...added: Middleware[]): void {
      pathClient.use(...added);
      hasMiddleware = true;
    },
    eject: (...removed: Middleware[]) => pathClient.eject(...removed),
  };
  for (const method of Object.keys(pathClient).filter((name) => /[A-Z]/.test(name))) {
    client[method] = (path: string, init?: Init) => send(method, path, init);
  }
  return client as unknown as PlatformClient;
}

/** Returns the start of a path that cannot be part of a secret, which a wrong path may have in a query or as user info. */
function safe(path: unknown): string {
  return String(path).replace(/[^\w/{}.-].*/s, "");
}

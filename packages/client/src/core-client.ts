import type { OperationClient } from "./runtime/operation.js";
import { operationClient } from "./internal/operation-client.js";
import { createPrepare } from "./internal/prepare.js";
import { createExchange } from "./internal/transport/create-exchange.js";
import type { ClientOptions } from "./options.js";

/**
 * Makes a client for the operation functions alone: all that the client of `@hosting-platform/client` does but the calls by path and
 * their middleware, for less than two thirds of its size.
 *
 * @throws {RequestError} where an option cannot be meant.
 *
 * @example
 * ```ts
 * import { createClient } from "@hosting-platform/client/core";
 * import { readAccessGroup } from "@hosting-platform/client/access-groups";
 *
 * const client = createClient({ baseUrl: "https://api.example.com", headers: { authorization: "Bearer <ACCESS_TOKEN>" } });
 * const group = await readAccessGroup(client, { path: { idOrName: "web" } });
 * console.log(group.membersCount);
 * ```
 */
export function createClient(options: ClientOptions): OperationClient {
  return operationClient(createPrepare(options), createExchange(options));
}

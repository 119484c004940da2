import type { OperationClient } from "./runtime/operation.js";
import { operationClient } from "./internal/operation-client.js";
import { createPrepare } from "./internal/prepare.js";
import { createExchange } from "./internal/transport/create-exchange.js";
import type { ClientOptions } from "./options.js";

/**
 * Creates a client for the operation functions. Compared with `createClient` of `@hosting-platform/client`, it has no calls by path and
 * no middleware, and is less than two thirds of the size.
 *
 * @throws {RequestError} For an invalid option.
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

import type { OperationClient } from "./runtime/operation.js";
import { operationClient } from "./internal/operation-client.js";
import { createPrepare } from "./internal/prepare.js";
import { createExchange } from "./internal/transport/send-with-retries.js";
import type { ClientOptions } from "./options.js";

/**
 * Creates a client, the first argument of the operation functions.
 *
 * @throws {RequestError} For an invalid option.
 *
 * @example
 * ```ts
 * import { createClient, readAccessGroup } from "@hosting-platform/client";
 *
 * const client = createClient({ baseUrl: "https://api.example.com", headers: { authorization: "Bearer <ACCESS_TOKEN>" } });
 * const group = await readAccessGroup(client, { path: { idOrName: "web" } });
 * console.log(group.membersCount);
 * ```
 */
export function createClient(options: ClientOptions): OperationClient {
  return operationClient(createPrepare(options), createExchange(options));
}

import type { PathClient } from "../../../generated/client.js";
import type { OperationClient } from "../../../generated/operation.js";
import { createClient as createCoreClient } from "./core.js";
import type { ClientOptions } from "./options.js";

/** A client by path (`client.GET("/v1/webhooks")`) that the operation functions take as their first argument. */
export interface PlatformClient extends PathClient, OperationClient {}

/**
 * Makes a client.
 *
 * @throws {RequestError} where an option cannot be meant.
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
export const createClient: (options: ClientOptions) => PlatformClient = createCoreClient as (options: ClientOptions) => PlatformClient;

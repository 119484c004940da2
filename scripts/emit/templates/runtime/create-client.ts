import type { OperationClient } from "../../../../packages/client/src/runtime/operation.js";
import { operationClient } from "../../../../packages/client/src/internal/operation-client.js";
import { own } from "../../../../packages/client/src/internal/own.js";
import { createPrepare } from "../../../../packages/client/src/internal/prepare.js";
import { createExchange } from "../../../../packages/client/src/internal/transport/create-exchange.js";
import { withRequestFields } from "./internal/request-fields.js";
import type { ClientOptions } from "./options.js";
import { authenticationOf } from "./token-source.js";

/**
 * Makes a client, which the operation functions take as their first argument. A bearer token goes into `auth`; an API key, HTTP Basic or a
 * cookie into `headers`; an API key of the query into `query`.
 *
 * @throws {RequestError} where an option cannot be meant.
 *
 * @example
 * ```ts
 * const client = createClient({ baseUrl: "https://api.example.com/v2", auth: () => readToken() });
 * const byKey = createClient({ baseUrl: "https://api.example.com/v2", headers: { "x-api-key": key } });
 * ```
 */
export function createClient(options: ClientOptions): OperationClient {
  const { baseUrl = "", auth, ...others } = own(options);
  const prepare = createPrepare({ ...others, baseUrl });
  return operationClient(withRequestFields(prepare, others.headers), createExchange({ ...others, auth: authenticationOf(auth) }));
}

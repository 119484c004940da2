import type { OperationClient } from "../../../../packages/client/src/runtime/operation.js";
import { operationClient } from "../../../../packages/client/src/internal/operation-client.js";
import { own } from "../../../../packages/client/src/internal/own.js";
import { createPrepare } from "../../../../packages/client/src/internal/prepare.js";
import { createExchange } from "../../../../packages/client/src/internal/transport/create-exchange.js";
import { withRequestFields } from "./internal/request-fields.js";
import type { ClientOptions } from "./options.js";
import { authenticationOf } from "./token-source.js";

/**
 * Creates a client, the first argument of the operation functions. Pass a bearer token as `auth`; an API key header, HTTP Basic or a
 * cookie in `headers`; and an API key parameter in `query`.
 *
 * @throws {RequestError} For an invalid option.
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

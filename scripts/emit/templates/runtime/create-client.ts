import type { OperationClient } from "../../../../packages/client/src/runtime/operation.js";
import { operationClient } from "../../../../packages/client/src/internal/operation-client.js";
import { own } from "../../../../packages/client/src/internal/own.js";
import { createPrepare } from "../../../../packages/client/src/internal/prepare.js";
import type { Authentication } from "../../../../packages/client/src/authentication.js";
import { createExchange } from "../../../../packages/client/src/internal/transport/create-exchange.js";
import type { Send } from "../../../../packages/client/src/internal/transport/call.js";
import { withRequestFields } from "./internal/request-fields.js";
import type { ClientOptions } from "./options.js";
import { authenticationOf, type TokenSource } from "./token-source.js";

/**
 * Creates a client, the first argument of the operation functions. Pass a bearer token as `auth`, or the credentials of the document's
 * security schemes with `credentials()`.
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
  const exchange = (source?: TokenSource | Authentication): Send => createExchange({ ...others, auth: authenticationOf(source) });
  const send = typeof auth === "object" && "connect" in auth ? auth.connect(exchange) : exchange(auth);
  return operationClient(withRequestFields(prepare, { ...others, baseUrl }), send);
}

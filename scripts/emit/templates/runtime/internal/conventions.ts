// What every call has beyond what OpenAPI says of its operation.
import type { IntegerBounds } from "../../../../../packages/client/src/runtime/operation.js";
import { ownQuery } from "../../../../../packages/client/src/internal/own-query.js";
import type { ClientOptions } from "../options.js";

/** The query of a call, with that of the client. */
export function queryOf(
  given: object | null | undefined,
  { query: always }: Partial<ClientOptions>,
  integers: IntegerBounds | undefined,
): Record<string, unknown> {
  const query = ownQuery(always, undefined);
  for (const [name, value] of Object.entries(ownQuery(given, integers))) if (value !== undefined) query[name] = value;
  return query;
}

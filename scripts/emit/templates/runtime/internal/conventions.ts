// Query parameters that the client adds to every call.
import type { IntegerBounds } from "../../../../../packages/client/src/runtime/operation.js";
import { ownQuery } from "../../../../../packages/client/src/internal/own-query.js";
import type { ClientOptions } from "../options.js";

/** Merges the query of a call into that of the client. */
export function queryOf(
  given: object | null | undefined,
  { query: always }: Partial<ClientOptions>,
  integers: IntegerBounds | undefined,
): Record<string, unknown> {
  const query = ownQuery(always, undefined);
  for (const [name, value] of Object.entries(ownQuery(given, integers))) if (value !== undefined) query[name] = value;
  return query;
}

/** Returns the headers that every request has by default: none. */
export function defaultHeaders(): object {
  return {};
}

/** Returns the logger of clients without one: none. */
export function defaultLogger(): undefined {
  return undefined;
}

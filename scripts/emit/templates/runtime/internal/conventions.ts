// Query parameters that the client adds to every call.
import type { IntegerBounds } from "../../../../../packages/client/src/runtime/operation.js";
import { ownQuery } from "../../../../../packages/client/src/internal/own-query.js";
import type { ClientOptions } from "../options.js";

/** Merges the query of a call into that of the client. */
export function queryOf(
  { query: always }: Partial<ClientOptions>,
  given?: object | null,
  integers?: IntegerBounds,
): Record<string, unknown> {
  const query = ownQuery(always, undefined);
  const checked = integers?.filter(([name]) => !isExact((given as Record<string, unknown> | null | undefined)?.[name]));
  for (const [name, value] of Object.entries(ownQuery(given, checked))) if (value !== undefined) query[name] = value;
  return query;
}

/** Checks for an integer that a number may not represent: a `bigint`, or decimal text. */
function isExact(value: unknown): boolean {
  return typeof value === "bigint" || (typeof value === "string" && /^-?\d+$/.test(value));
}

/** Stands for the media types of the operation, unless the client or the call have an `accept` of their own. */
export const AUTO = "auto";

/** Returns the headers that every request has by default. */
export function defaultHeaders(): Record<string, string> {
  return { accept: AUTO };
}

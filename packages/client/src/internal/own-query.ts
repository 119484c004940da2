import type { IntegerBounds } from "../runtime/operation.js";
import { RequestError } from "../errors/request-error.js";
import { checkIntegers } from "./check-integers.js";
import { own } from "./own.js";

/** Checks the integers of a query and returns a copy of it. */
export function ownQuery(given: object | null | undefined, integers: IntegerBounds | undefined): Record<string, unknown> {
  // The entries of a `URLSearchParams` or a `Map` are not own properties, and would be lost.
  if (Symbol.iterator in Object(given)) throw new RequestError("query must be an object");
  const query = own(given as Record<string, unknown>);
  checkIntegers(integers, query);
  return query;
}

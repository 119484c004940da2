import type { IntegerBounds } from "../runtime/operation.js";
import { RequestError } from "../errors/request-error.js";
import { checkIntegers } from "./check-integers.js";
import { own } from "./own.js";

/** A copy of a query whose whole numbers are checked. */
export function ownQuery(given: object | null | undefined, integers: IntegerBounds | undefined): Record<string, unknown> {
  // Of `URLSearchParams` or a `Map`, an object has nothing.
  if (given && Symbol.iterator in given) throw new RequestError("query is not an object");
  const query = own(given as Record<string, unknown>);
  checkIntegers(integers, query);
  return query;
}

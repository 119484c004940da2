import type { IntegerBounds } from "../../../../generated/operation.js";
import type { TeamScope } from "../authentication.js";
import { RequestError } from "../errors/request-error.js";
import { checkIntegers } from "./check-integers.js";
import { own } from "./own.js";

/** The query of a call, with the client's team where the call names none. Refuses what the contract does not allow. */
export function queryOf(
  given: object | null | undefined,
  team: TeamScope | undefined,
  integers: IntegerBounds | undefined,
): Record<string, unknown> {
  // Of `URLSearchParams` or a `Map`, an object has nothing.
  if (given && Symbol.iterator in given) throw new RequestError("query is not an object");
  const query = own(given as Record<string, unknown>);
  const { teamId, slug } = query;
  const scope = teamId === undefined ? slug : teamId;
  if (scope === undefined) Object.assign(query, team);
  else if (typeof scope !== "string" || !scope || (teamId !== undefined && slug !== undefined)) {
    throw new RequestError("a team is either a teamId or a slug, and not empty");
  }
  checkIntegers(integers, query);
  return query;
}

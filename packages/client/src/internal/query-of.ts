import { INTEGERS } from "../../../../generated/facts.js";
import type { TeamScope } from "../authentication.js";
import { RequestError } from "../errors/request-error.js";
import { checkIntegers } from "./check-integers.js";
import { own } from "./own.js";

/** The query of a call, with the client's team where the call names none. Refuses what the contract does not allow. */
export function queryOf(place: string, given: object | null | undefined, team: TeamScope | undefined): Record<string, unknown> {
  const query = own(given as Record<string, unknown>);
  const scope = (): unknown[] => [query["teamId"], query["slug"]].filter((value) => value !== undefined);
  if (scope().length === 0) Object.assign(query, team);
  if (scope().length > 1 || scope().some((value) => value === "" || typeof value !== "string")) {
    throw new RequestError("a team is either a teamId or a slug, and not empty");
  }
  checkIntegers(INTEGERS[place] ?? [], query);
  return query;
}

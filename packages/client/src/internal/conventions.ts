// What this contract asks of every call beyond what OpenAPI says.
import type { IntegerBounds } from "../runtime/operation.js";
import { RequestError } from "../errors/request-error.js";
import type { ClientOptions } from "../options.js";
import { ownQuery } from "./own-query.js";

/** The query of a call, with the client's team where the call names none. Refuses what the contract does not allow. */
export function queryOf(
  given: object | null | undefined,
  { team }: Partial<ClientOptions>,
  integers: IntegerBounds | undefined,
): Record<string, unknown> {
  const query = ownQuery(given, integers);
  if (query["teamId"] === undefined && query["slug"] === undefined) Object.assign(query, team);
  const { teamId, slug } = query;
  const scope = teamId === undefined ? slug : teamId;
  // A client's team that is left undefined would be none, and every call would act for the caller alone.
  if (scope === undefined ? team : typeof scope !== "string" || !scope || (teamId !== undefined && slug !== undefined)) {
    throw new RequestError("a team is either a teamId or a slug, and not empty");
  }
  return query;
}

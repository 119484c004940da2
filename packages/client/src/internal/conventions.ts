// Conventions of this API that OpenAPI cannot express.
import type { IntegerBounds } from "../runtime/operation.js";
import { RequestError } from "../errors/request-error.js";
import type { ClientOptions } from "../options.js";
import type { HeaderFields } from "./add-headers.js";
import { ownQuery } from "./own-query.js";

/** Returns the query of a call, with the client's team unless the call has its own. Throws a `RequestError` for an invalid query. */
export function queryOf({ team }: Partial<ClientOptions>, given?: object | null, integers?: IntegerBounds): Record<string, unknown> {
  const query = ownQuery(given, integers);
  if (query["teamId"] === undefined && query["slug"] === undefined) Object.assign(query, team);
  const { teamId, slug } = query;
  const scope = teamId === undefined ? slug : teamId;
  // A client's team whose ID is undefined must not fall back to the caller's personal scope.
  if (scope === undefined ? team : typeof scope !== "string" || !scope.trim() || (teamId !== undefined && slug !== undefined)) {
    throw new RequestError("team must be a teamId or a slug");
  }
  return query;
}

/** Returns the headers that every request has by default: the name of the client. A browser would ask the service to allow it (CORS). */
export function defaultHeaders(): HeaderFields {
  const { navigator } = globalThis as { navigator?: { userAgent?: string } };
  return /^Mozilla./.test(`${navigator?.userAgent}`) ? {} : { "user-agent": "hosting-platform-client" };
}

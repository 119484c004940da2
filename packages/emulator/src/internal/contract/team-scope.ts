import { Refusal } from "../refusal.js";
import type { ObservedRequest } from "../requests/observed-request.js";
import type { AccessToken, Caller, Clock, Store } from "../types.js";
import { authenticate } from "./authenticate.js";
import type { Operation } from "./operation.js";

/** Returns who sent a request to an operation, and the team that it acts for; `undefined` for an operation without authentication. */
export function callerOf(state: { store: Store; clock: Clock }, operation: Operation, request: ObservedRequest): Caller | undefined {
  const token = operation.takesCredential ? authenticate(state, request) : undefined;
  const teamId = teamScope(state.store, request.query, token);
  return token === undefined || teamId === undefined ? undefined : { userId: token.userId, teamId };
}

/** Determines the team that a request acts for: the query's `teamId` or `slug`, else the first team of the token. */
function teamScope(store: Store, query: URLSearchParams, token: Readonly<AccessToken> | undefined): string | undefined {
  const [named, second] = query.size === 0 ? [] : [...query].filter(([name]) => name === "teamId" || name === "slug");
  if (named === undefined) {
    if (token !== undefined && token.teamIds[0] === undefined)
      throw new Refusal(403, "team.allowed", "The token has no team. Add one to its teamIds in the seed.", "header", "authorization");
    return token?.teamIds[0];
  }
  const [name, value] = named;
  if (second !== undefined)
    throw new Refusal(400, "team.once", "The query selects a team more than once. Send either teamId or slug, once.", "query", second[0]);
  if (value === "") throw new Refusal(400, "team.named", `The query parameter ${name} is empty. Set it or remove it.`, "query", name);
  const teams =
    token === undefined ? Array.from(store.scan("teams"), ([, team]) => team) : token.teamIds.map((id) => store.get("teams", id));
  const team = teams.find((each) => (name === "teamId" ? each?.id : each?.slug) === value);
  if (team !== undefined) return team.id;
  const message = `The token has no access to a team with the ${name === "teamId" ? "ID" : "slug"} ${value}.`;
  throw new Refusal(403, "team.allowed", message, "query", name);
}

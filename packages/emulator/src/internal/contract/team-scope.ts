import { Refusal } from "../refusal.js";
import type { AccessToken, Store, Team } from "../types.js";

/** Determines the team that a request acts for: the query's `teamId` or `slug`, else the first team of the token. */
export function teamScope(store: Store, query: URLSearchParams, token: Readonly<AccessToken> | undefined): string | undefined {
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
  for (const team of teamsOf(store, token)) {
    if ((name === "teamId" ? team.id : team.slug) === value) return team.id;
  }
  const message = `The token has no access to a team with the ${name === "teamId" ? "ID" : "slug"} ${value}.`;
  throw new Refusal(403, "team.allowed", message, "query", name);
}

function* teamsOf(store: Store, token: Readonly<AccessToken> | undefined): Iterable<Readonly<Team>> {
  if (token === undefined) {
    for (const [, team] of store.scan("teams")) yield team;
    return;
  }
  for (const id of token.teamIds) {
    const team = store.get("teams", id);
    if (team !== undefined) yield team;
  }
}

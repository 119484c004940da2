import { Refusal, type RefusalPlace } from "../refusal.js";
import type { AccessToken, Store, Team } from "../types.js";

/**
 * Tells which team a request acts for: the one that `teamId` or `slug` in its query names, else the first of the token's (section 5 of the
 * reference).
 *
 * @param token - Undefined for an operation that takes no credential: any team may be named then, or none.
 * @throws {Refusal} 400 where `teamId` and `slug` do not name one team; 403 for one that is not the token's.
 */
export function teamScope(store: Store, query: URLSearchParams, token: Readonly<AccessToken> | undefined): string | undefined {
  const [named, second] = [...query].filter(([name]) => name === "teamId" || name === "slug");
  if (named === undefined) {
    if (token !== undefined && token.teamIds[0] === undefined) {
      throw new Refusal(403, "team.allowed", "The token acts for no team: seed it with one.", { in: "header", at: "authorization" });
    }
    return token?.teamIds[0];
  }
  const [name, value] = named;
  const place: RefusalPlace = { in: "query", at: name };
  if (second !== undefined) {
    throw new Refusal(400, "team.once", "The query names a team more than once: send teamId or slug, once.", {
      in: "query",
      at: second[0],
    });
  }
  if (value === "") throw new Refusal(400, "team.named", `The query parameter ${name} is empty: name a team, or leave it out.`, place);
  for (const team of teamsOf(store, token)) {
    if ((name === "teamId" ? team.id : team.slug) === value) return team.id;
  }
  throw new Refusal(
    403,
    "team.allowed",
    `The token does not act for a team whose ${name === "teamId" ? "ID" : "slug"} is ${value}.`,
    place,
  );
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

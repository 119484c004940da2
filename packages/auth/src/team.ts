import { RequestError, type TeamScope } from "@hosting-platform/client/core";

/**
 * The team on whose behalf a client acts (section 5 of the reference), by its ID or by its slug. A call's own `query.teamId` or `query.slug` wins.
 *
 * @throws {RequestError} where there is neither or both, or where it is empty or not a text.
 *
 * @example
 * ```ts
 * import { bearer, team } from "@hosting-platform/auth";
 * import { createClient } from "@hosting-platform/client";
 *
 * const client = createClient({
 *   baseUrl: "https://api.example.com",
 *   auth: bearer("<ACCESS_TOKEN>"),
 *   team: team({ teamId: "team_1" }),
 * });
 * console.log(client);
 * ```
 */
export function team(scope: { teamId: string; slug?: undefined } | { slug: string; teamId?: undefined }): TeamScope {
  // Without a prototype: what somebody puts on that of all objects is no team.
  const { teamId, slug } = { __proto__: null, ...scope } as object as { teamId?: unknown; slug?: unknown };
  if ((teamId === undefined) === (slug === undefined)) throw new RequestError("A team has either a teamId or a slug");
  const given = slug === undefined ? teamId : slug;
  if (typeof given !== "string" || given.trim() === "") throw new RequestError("The teamId or slug of a team cannot be empty");
  return Object.freeze(slug === undefined ? { teamId: given } : { slug: given });
}

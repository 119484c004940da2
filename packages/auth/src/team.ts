import { RequestError, type TeamScope } from "@hosting-platform/client/core";

/**
 * Returns the `team` option of a client: the team that requests act for, by ID or by slug. A call's own `query.teamId` or `query.slug`
 * overrides it.
 *
 * @throws {RequestError} If both or neither are set, or the value is not a non-empty string. An unset variable is refused too: without a
 *   team, the requests would act for the caller.
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
export function team(
  scope: { teamId: string | undefined; slug?: undefined } | { slug: string | undefined; teamId?: undefined },
): TeamScope {
  // Without a prototype, so that a polluted `Object.prototype` adds no team.
  const { teamId, slug } = { __proto__: null, ...scope } as object as { teamId?: unknown; slug?: unknown };
  if ((teamId === undefined) === (slug === undefined)) throw new RequestError("team() requires either a teamId or a slug");
  const given = slug === undefined ? teamId : slug;
  if (typeof given !== "string" || given.trim() === "") throw new RequestError("The teamId or slug of a team must be a non-empty string");
  return Object.freeze(slug === undefined ? { teamId: given } : { slug: given });
}

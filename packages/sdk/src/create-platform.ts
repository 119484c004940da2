import { bearer, team, type TokenProvider } from "@hosting-platform/auth";
import { createClient, type ClientOptions, type PlatformClient } from "@hosting-platform/client";

/** What {@link createPlatform} takes: the options of `createClient`, with `token` in place of `auth`, and `teamId` or `slug` in place of `team`. */
export type PlatformOptions = PlatformCredential & PlatformTeam;

/** The options of `createClient`, and the access token. */
export interface PlatformCredential extends ClientOptions {
  /** The access token, or what provides it, such as `environmentToken()`. There is no default: a program says where its credential is from. */
  token: string | TokenProvider;
  /** Made of `token`. */
  auth?: undefined;
  /** Made of `teamId` or `slug`. */
  team?: undefined;
}

/** The team that requests act for unless they name one themselves: by its ID, by its slug, or none. */
export type PlatformTeam =
  { teamId?: undefined; slug?: undefined } | { teamId: string; slug?: undefined } | { slug: string; teamId?: undefined };

/**
 * Makes a client that sends a bearer token, and acts for a team where one is named. A call's own `query.teamId` or `query.slug` wins.
 *
 * @throws {AuthError} where the token is empty, or cannot be sent in a header.
 * @throws {RequestError} where an option is not valid, such as `teamId` beside `slug`.
 *
 * @example
 * ```ts
 * import { createPlatform, environmentToken, listAccessGroups, paginate } from "@hosting-platform/sdk";
 *
 * const platform = createPlatform({ baseUrl: "https://api.example.com", token: environmentToken(), teamId: "team_1" });
 * for await (const group of paginate(listAccessGroups, platform)) console.log(group.name);
 * ```
 */
export function createPlatform(options: PlatformOptions): PlatformClient {
  // Without a prototype: what somebody puts on that of all objects is no team.
  const { token, teamId, slug, ...others } = { __proto__: null, ...options };
  const hasTeam = teamId !== undefined || slug !== undefined;
  return createClient({
    ...others,
    auth: bearer(token),
    team: hasTeam ? team({ teamId, slug } as { teamId: string }) : undefined,
  });
}

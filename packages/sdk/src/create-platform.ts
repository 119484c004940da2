import { bearer, team, type TokenProvider } from "@hosting-platform/auth";
import { createClient, type ClientOptions, type OperationClient } from "@hosting-platform/client";

/** The options of {@link createPlatform}: those of `createClient`, with `token` instead of `auth`, and `teamId` or `slug` instead of `team`. */
export type PlatformOptions = PlatformCredential & PlatformTeam;

/** The options of `createClient`, and the access token. */
export interface PlatformCredential extends ClientOptions {
  /** The access token, or a provider such as `environmentToken()`. Required: no credential is read implicitly. */
  token: string | TokenProvider;
  /** Set through `token`. */
  auth?: undefined;
  /** Set through `teamId` or `slug`. */
  team?: undefined;
}

/** The default team of all requests: by ID, by slug, or none. */
export type PlatformTeam =
  | { teamId?: undefined; slug?: undefined }
  | { teamId: string; slug?: undefined }
  | { slug: string; teamId?: undefined };

/**
 * Creates a client with a bearer token and optionally a team. A call's own `query.teamId` or `query.slug` overrides the team.
 *
 * @throws {AuthError} If the token is empty or cannot be sent in a header.
 * @throws {RequestError} For an invalid option, such as `teamId` together with `slug`.
 *
 * @example
 * ```ts
 * import { createPlatform, environmentToken, listAccessGroups, paginate } from "@hosting-platform/sdk";
 *
 * const platform = createPlatform({ baseUrl: "https://api.example.com", token: environmentToken(), teamId: "team_1" });
 * for await (const group of paginate(listAccessGroups, platform)) console.log(group.name);
 * ```
 */
export function createPlatform(options: PlatformOptions): OperationClient {
  // Without a prototype, so that a polluted `Object.prototype` adds no team.
  const { token, teamId, slug, ...others } = { __proto__: null, ...options };
  const hasTeam = teamId !== undefined || slug !== undefined;
  return createClient({
    ...others,
    auth: bearer(token),
    team: hasTeam ? team({ teamId, slug } as { teamId: string }) : undefined,
  });
}

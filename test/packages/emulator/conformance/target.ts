/** The service that is checked, and what it lends to the checks. */
export interface Target {
  baseUrl: string;
  /** Sent as the bearer credential; printed nowhere. */
  token: string;
  /** Names the team to act for, in each request that names none; without it the service decides. */
  team?: { teamId: string } | { slug: string };
  slug?: string | undefined;
  /** IDs of projects of the team: access groups of the suite's own are linked to them, nothing else is done to them. */
  projectIds: readonly string[];
  /** IDs of users of the team: they become members of access groups of the suite's own, nothing else is done to them. */
  memberIds: readonly string[];
  /** The ID of an access group of a team that the token may not act for: it is asked for, and never changed. */
  foreignGroupId?: string | undefined;
  /** The ID of a project of such a team: the suite tries to link access groups of its own to it. */
  foreignProjectId?: string | undefined;
  /** The ID of a user who is not of the team: the suite tries to make the user a member of access groups of its own. */
  foreignMemberId?: string | undefined;
  /** The body that virtual model configs are made from. They stay, since no operation deletes them. */
  virtualModelConfig?: unknown;
  sso?: SsoCredentials | undefined;
  /** The service responds to undocumented operations as the emulator does. */
  isEmulatorLike?: boolean;
  fetch?: typeof globalThis.fetch;
}

/** Each code is for one check, in this order; all are bound to the redirect URI and the state, where these are given. */
export interface SsoCredentials extends Readonly<{ clientId: string; clientSecret: string; codes: readonly string[] }> {
  redirectUri?: string | undefined;
  state?: string | undefined;
}

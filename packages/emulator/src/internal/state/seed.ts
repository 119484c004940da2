import type { Fixture } from "../app-parts.js";
import type { Project, SsoClient, User, WebhookRecord } from "../types.js";

/** When something was created and last changed, in milliseconds since 1970; the seed's `now` by default, or 2026-01-01T00:00:00Z. */
export interface SeedTimes {
  createdAt?: number;
  updatedAt?: number;
}

/** A team and who is in it. */
export interface SeedTeam {
  id: string;
  slug: string;
  /** The slug by default. */
  name?: string;
  members?: { uid: string; teamRole: string }[];
}

/** An access token. */
export interface SeedToken {
  token: string;
  userId: string;
  /** The first is the team of a request that names none. */
  teamIds: string[];
  /** From when on it is no longer good, in milliseconds since 1970; it does not expire by default. */
  expiresAt?: number;
}

/** An access group; its members and projects are the team's. */
export interface SeedAccessGroup extends SeedTimes {
  /** The next one by default, such as `ag_000000000001`. */
  id?: string;
  teamId: string;
  name: string;
  /** False by default. */
  isDsyncManaged?: boolean;
  /** None by default. */
  entitlements?: string[];
  teamRoles?: string[];
  teamPermissions?: string[];
  /** User IDs. */
  members?: string[];
  projects?: ({ projectId: string; role: string } & SeedTimes)[];
}

/** A virtual model config: the body that was posted. */
export interface SeedVirtualModelConfig {
  /** The next one by default, such as `vmc_000000000001`. */
  id?: string;
  teamId: string;
  value: unknown;
}

/** A webhook; `ownerId` is its team. */
export interface SeedWebhook extends Omit<WebhookRecord, "id" | "events" | keyof SeedTimes>, SeedTimes {
  /** The next one by default, such as `hook_000000000001`. */
  id?: string;
  /** None by default. */
  events?: unknown[];
}

/** An integration that exchanges authorization codes. */
export interface SeedSsoClient extends Omit<SsoClient, "clientSecretHash"> {
  clientSecret: string;
}

/** What an emulator begins with. Everything may be left out. The same seed gives the same state, byte by byte. */
export interface Seed {
  /** What tokens, codes and other secrets are made from. */
  seed?: string | number;
  /** The time at which the clock stands still: milliseconds since 1970, or ISO 8601 text. Without it, the clock is the machine's. */
  now?: number | string;
  teams?: SeedTeam[];
  users?: User[];
  tokens?: SeedToken[];
  projects?: Project[];
  accessGroups?: SeedAccessGroup[];
  virtualModelConfigs?: SeedVirtualModelConfig[];
  webhooks?: SeedWebhook[];
  ssoClients?: SeedSsoClient[];
  /** Answers of operations, by operationId; they win over what the emulator would do. */
  fixtures?: Readonly<Record<string, Fixture>>;
}

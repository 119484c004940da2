import type { KnownEntitlement, KnownProjectRole, KnownTeamPermission, KnownTeamRole } from "@hosting-platform/types";
import type { OperationFixture } from "../fixture.js";
import type { OperationId } from "../operation-types.js";
import type { Project, SsoClient, User, WebhookRecord } from "../types.js";

/** Timestamps in milliseconds since 1970; default: the seed's `now`, or 2026-01-01T00:00:00Z. */
export interface SeedTimes {
  createdAt?: number;
  updatedAt?: number;
}

/** A team with its members. */
export interface SeedTeam {
  id: string;
  slug: string;
  /** Default: the slug. */
  name?: string;
  members?: { uid: string; teamRole: KnownTeamRole }[];
}

/** An access token. */
export interface SeedToken {
  token: string;
  userId: string;
  /** The first team is the default for requests. */
  teamIds: string[];
  /** Milliseconds since 1970; default: never expires. */
  expiresAt?: number;
}

/** An access group. Its members and projects must belong to its team. */
export interface SeedAccessGroup extends SeedTimes {
  /** Default: generated, such as `ag_000000000001`. */
  id?: string;
  teamId: string;
  name: string;
  /** Default: false. */
  isDsyncManaged?: boolean;
  /** Default: none. */
  entitlements?: KnownEntitlement[];
  teamRoles?: string[];
  teamPermissions?: KnownTeamPermission[];
  /** User IDs. */
  members?: string[];
  projects?: ({ projectId: string; role: KnownProjectRole } & SeedTimes)[];
}

/** A virtual model config; `value` is the posted body. */
export interface SeedVirtualModelConfig {
  /** Default: generated, such as `vmc_000000000001`. */
  id?: string;
  teamId: string;
  value: unknown;
}

/** A webhook; `ownerId` is the ID of its team. */
export interface SeedWebhook extends Omit<WebhookRecord, "id" | "events" | keyof SeedTimes>, SeedTimes {
  /** Default: generated, such as `hook_000000000001`. */
  id?: string;
  /** Default: none. */
  events?: unknown[];
}

/** An integration that signs users in. */
export interface SeedSsoClient extends Omit<SsoClient, "clientSecretHash"> {
  clientSecret: string;
}

/** Fixed responses by operationId; they override the emulator's own behavior. */
export type Fixtures = Readonly<{ [Id in OperationId]?: OperationFixture<Id> }>;

/** Records to add to the state of an emulator. */
export type SeedRecords = Omit<Seed, "seed" | "now" | "fixtures">;

/** Initial state of an emulator. All fields are optional. The same seed always gives exactly the same state. */
export interface Seed {
  /** Seed for generated tokens, codes and other secrets. */
  seed?: string | number;
  /** Time to stop the clock at: milliseconds since 1970, or an ISO 8601 string. Default: the clock runs with the machine's time. */
  now?: number | string;
  teams?: SeedTeam[];
  users?: User[];
  tokens?: SeedToken[];
  projects?: Project[];
  accessGroups?: SeedAccessGroup[];
  virtualModelConfigs?: SeedVirtualModelConfig[];
  webhooks?: SeedWebhook[];
  ssoClients?: SeedSsoClient[];
  /** Fixed responses by operationId; they override the emulator's own behavior. */
  fixtures?: Fixtures;
}

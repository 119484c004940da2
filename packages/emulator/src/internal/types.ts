import type { EmulatorClock } from "../emulator-clock.js";

// Types shared by the parts of the emulator. "Key" is the key of a record in its table.

/** A team. Requests select it by `id` or `slug`. Key: `<id>`. */
export interface Team {
  id: string;
  slug: string;
  name: string;
}

/** A user, who can be a member of access groups. Key: `<uid>`. */
export interface User {
  uid: string;
  username: string;
  email: string;
  name?: string;
  avatar?: string;
  createdAt?: string;
}

/**
 * The record of a bearer token. Key: the token itself if it comes from the seed, `sha256:<digest>` if an exchange issued it. Bearer tokens
 * have no colon (RFC 6750, section 2.1), so the two cannot collide.
 */
export interface AccessToken {
  userId: string;
  /** Teams the token may act for; the first is the default. */
  teamIds: string[];
  /** Milliseconds since 1970; default: never expires. */
  expiresAt?: number;
  /** Family of the refresh token that was issued with this token. */
  family?: string;
}

/** A project. Key: `<id>`. */
export interface Project {
  id: string;
  teamId: string;
  name: string;
  framework: string | null;
  latestDeploymentId?: string;
}

/** A member of a team, with their role in it. Key: `<teamId>/<uid>`. */
export interface TeamMember {
  teamId: string;
  uid: string;
  teamRole: string;
}

/** An access group; its counts match `groupMembers` and `groupProjects`. Key: `<teamId>/<id>`. */
export interface AccessGroupRecord {
  id: string;
  teamId: string;
  name: string;
  createdAt: number;
  updatedAt: number;
  isDsyncManaged: boolean;
  entitlements: string[];
  teamRoles?: string[];
  teamPermissions?: string[];
  membersCount: number;
  projectsCount: number;
}

/** A member of an access group. Key: `<accessGroupId>/<uid>`. */
export interface GroupMember {
  accessGroupId: string;
  uid: string;
}

/** A link between an access group and a project. Key: `<accessGroupId>/<projectId>`. */
export interface GroupProject {
  accessGroupId: string;
  projectId: string;
  teamId: string;
  role: string;
  createdAt: number;
  updatedAt: number;
}

/** A virtual model config; `value` is the posted body, since the contract specifies no fields. Key: `<teamId>/<id>`. */
export interface VirtualModelConfig {
  id: string;
  teamId: string;
  value: unknown;
}

/** A webhook. Key: `<ownerId>/<id>`. */
export interface WebhookRecord {
  id: string;
  url: string;
  ownerId: string;
  events: unknown[];
  createdAt: number;
  updatedAt: number;
  projectIds?: string[];
  projectsMetadata?: unknown[] | null;
}

/** An integration that may exchange codes. Key: `<clientId>`. */
export interface SsoClient {
  clientId: string;
  /** SHA-256 of the client secret, in hexadecimal. */
  clientSecretHash: string;
  redirectUris: string[];
  /** Response variant of the token exchange: `first` has no access token, `second` (the default) has one. */
  answers?: "first" | "second";
}

/** An authorization code. Key: the SHA-256 of the code. */
export interface SsoCode {
  clientId: string;
  userId: string;
  teamId: string;
  redirectUri?: string | undefined;
  state?: string | undefined;
  nonce?: string | undefined;
  expiresAt: number;
  /** Set once the code is used: the family of the issued tokens, which a replay revokes. */
  usedFor?: string;
}

/** A refresh token. All refresh tokens from one code form a family. Key: the SHA-256 of the token. */
export interface SsoRefreshToken {
  clientId: string;
  userId: string;
  teamId: string;
  family: string;
  isUsed: boolean;
}

/** Record types by table. Every record is plain JSON. */
export interface Tables {
  teams: Team;
  users: User;
  teamMembers: TeamMember;
  tokens: AccessToken;
  projects: Project;
  accessGroups: AccessGroupRecord;
  /** Index of access groups by name. Key: `<teamId>/<name>`. */
  accessGroupNames: { id: string };
  groupMembers: GroupMember;
  groupProjects: GroupProject;
  virtualModelConfigs: VirtualModelConfig;
  webhooks: WebhookRecord;
  ssoClients: SsoClient;
  ssoCodes: SsoCode;
  ssoRefreshTokens: SsoRefreshToken;
  revokedFamilies: { value: number };
  /** Key: the name of the counter. */
  counters: { value: number };
  /** Other stored data, such as the clock's offset. Key: its name. */
  settings: { value: unknown };
}

export type TableName = keyof Tables;

/** The complete state as JSON, with sorted keys. */
export type Snapshot = { [Table in TableName]?: Record<string, Tables[Table]> };

/** Storage for the state. Returned records are frozen; use `put` to replace one. */
export interface Store {
  get<Table extends TableName>(table: Table, key: string): Readonly<Tables[Table]> | undefined;
  put<Table extends TableName>(table: Table, key: string, record: Tables[Table]): void;
  /** Deletes a record; returns false if it does not exist. */
  delete(table: TableName, key: string): boolean;
  /** Iterates over records in key order, limited to keys that start with `prefix` and sort after `after`. Seeking is a binary search. */
  scan<Table extends TableName>(
    table: Table,
    range?: { prefix?: string; after?: string },
  ): IterableIterator<[key: string, record: Readonly<Tables[Table]>]>;
  /** Counts the records whose key starts with `prefix`. */
  count(table: TableName, prefix?: string): number;
  snapshot(): Snapshot;
  /** Replaces all records. */
  restore(snapshot: Snapshot): void;
  /**
   * Resolves once all earlier changes are durable; immediately for a store in memory. Changes between two calls are written atomically, so
   * an operation must make its changes without awaiting in between, then flush.
   */
  flush(): Promise<void>;
  close(): Promise<void>;
}

export type Clock = Pick<EmulatorClock, "now">;

/** Generates identifiers, deterministically for a seed. */
export interface Ids {
  /** Returns the next identifier of a prefix, such as `ag_000000000001` for `ag_`. Identifiers sort in creation order. */
  next(prefix: string): string;
  /** Returns a secret that is hard to guess without the seed. */
  secret(prefix: string): string;
}

/** The authenticated user and the team a request acts for. */
export interface Caller {
  userId: string;
  teamId: string;
}

/** A validated, decoded request. */
export interface OperationInput {
  path: Record<string, string>;
  /** Integer parameters are numbers. */
  query: Record<string, unknown>;
  body: unknown;
  /** Media type of the body, without parameters. */
  contentType: string | undefined;
}

export interface OperationContext {
  store: Store;
  clock: Clock;
  ids: Ids;
  /** Missing for operations without authentication, whose handlers do not read it. */
  caller: Caller;
  url: string;
}

/** A JSON response before it is sent. */
export interface OperationOutput {
  status: number;
  /** `undefined` sends no body. */
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
}

/** Handles an operation; throws a `Refusal` for an error response. */
export type OperationHandler = (input: OperationInput, context: OperationContext) => OperationOutput | Promise<OperationOutput>;

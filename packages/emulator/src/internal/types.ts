// What the parts of the emulator agree on.

/** A team that things belong to. Key: its `id`. Its `id` and `slug` are what requests name it by. */
export interface Team {
  id: string;
  slug: string;
  name: string;
}

/** Somebody who can be a member of an access group (section 2.2 of the reference). Key: its `uid`. */
export interface User {
  uid: string;
  username: string;
  email: string;
  name?: string;
  avatar?: string;
  createdAt?: string;
}

/**
 * What a bearer token stands for. Key: a token of the seed as it is; `sha256:` and the digest of one that an exchange gave, which has a colon
 * that no bearer token has (RFC 6750, 2.1) and cannot be sent as one.
 */
export interface AccessToken {
  userId: string;
  /** The teams that it may act for; the first is the one of a request that names none. */
  teamIds: string[];
  /** Milliseconds since 1970; it does not expire by default. */
  expiresAt?: number;
  /** Of a token that an exchange gave: the family of the refresh token it came with. */
  family?: string;
}

/** What the emulator has to know of a project. Key: its `id`. */
export interface Project {
  id: string;
  teamId: string;
  name: string;
  framework: string | null;
  latestDeploymentId?: string;
}

/** A member of a team, with the role there that members of access groups show. Key: `<teamId>/<uid>`. */
export interface TeamMember {
  teamId: string;
  uid: string;
  teamRole: string;
}

/** An access group as it is stored; its counts are those of the two tables below. Key: `<teamId>/<id>`. */
export interface AccessGroupRecord {
  id: string;
  teamId: string;
  name: string;
  /** Milliseconds since 1970. */
  createdAt: number;
  updatedAt: number;
  isDsyncManaged: boolean;
  entitlements: string[];
  teamRoles?: string[];
  teamPermissions?: string[];
  membersCount: number;
  projectsCount: number;
}

/** The access group that a name is of, so that it is found without a search. Key: `<teamId>/<name>`. */
export interface AccessGroupName {
  id: string;
}

/** Key: `<accessGroupId>/<uid>`. */
export interface GroupMember {
  accessGroupId: string;
  uid: string;
}

/** Key: `<accessGroupId>/<projectId>`. */
export interface GroupProject {
  accessGroupId: string;
  projectId: string;
  teamId: string;
  role: string;
  createdAt: number;
  updatedAt: number;
}

/** Key: `<teamId>/<id>`. The fields are not shown: what is posted is kept. */
export interface VirtualModelConfig {
  id: string;
  teamId: string;
  value: unknown;
}

/** Key: `<ownerId>/<id>`; the record is the webhook of section 2.5. */
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

/** An integration that may exchange codes. Key: its `clientId`. */
export interface SsoClient {
  clientId: string;
  /** Never the secret itself: its SHA-256, in hexadecimal. */
  clientSecretHash: string;
  redirectUris: string[];
  /** Which of the two answer shapes of section 4.3 it gets; the second by default. */
  answers?: "first" | "second";
}

/** An authorization code. Key: its SHA-256. */
export interface SsoCode {
  clientId: string;
  userId: string;
  teamId: string;
  redirectUri?: string;
  state?: string;
  nonce?: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
  /** Once used: the family of the tokens that it gave, which a replay revokes. */
  usedFor?: string;
}

/** A refresh token. Key: its SHA-256. All that come of one code are a family. */
export interface SsoRefreshToken {
  clientId: string;
  userId: string;
  teamId: string;
  family: string;
  isUsed: boolean;
}

/** Key: the name of the counter. */
export interface Counter {
  value: number;
}

/** Whatever else a part keeps, such as the clock's offset; the part's name is the key. */
export interface Setting {
  value: unknown;
}

/** What is stored, table by table. Every record is plain JSON. */
export interface Tables {
  teams: Team;
  users: User;
  teamMembers: TeamMember;
  tokens: AccessToken;
  projects: Project;
  accessGroups: AccessGroupRecord;
  accessGroupNames: AccessGroupName;
  groupMembers: GroupMember;
  groupProjects: GroupProject;
  virtualModelConfigs: VirtualModelConfig;
  webhooks: WebhookRecord;
  ssoClients: SsoClient;
  ssoCodes: SsoCode;
  ssoRefreshTokens: SsoRefreshToken;
  revokedFamilies: Counter;
  counters: Counter;
  settings: Setting;
}

export type TableName = keyof Tables;

/** The whole state as JSON, keys in order. */
export type Snapshot = { [Table in TableName]?: Record<string, Tables[Table]> };

/** Where the state is. Records that it gives are frozen: a change is a `put` of another. */
export interface Store {
  get<Table extends TableName>(table: Table, key: string): Readonly<Tables[Table]> | undefined;
  put<Table extends TableName>(table: Table, key: string, record: Tables[Table]): void;
  /** Whether there was such a record. */
  delete(table: TableName, key: string): boolean;
  /** The records whose keys begin with `prefix`, in the order of their keys, those behind `after` alone; reaching any place costs the same. */
  scan<Table extends TableName>(
    table: Table,
    range?: { prefix?: string; after?: string },
  ): IterableIterator<[key: string, record: Readonly<Tables[Table]>]>;
  /** How many records have a key that begins with `prefix`. */
  count(table: TableName, prefix?: string): number;
  snapshot(): Snapshot;
  /** Takes the place of all that there is. */
  restore(snapshot: Snapshot): void;
  /**
   * Resolves once all that was changed before will outlive the process; at once where nothing does. What was changed between two calls is
   * kept as a whole or not at all: an operation makes its changes without waiting for anything in between, then flushes.
   */
  flush(): Promise<void>;
  close(): Promise<void>;
}

/** The time that the emulator goes by: the machine's, with an offset, or a time that stands still. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
}

/** Makes identifiers: the same ones in the same order for the same seed. */
export interface Ids {
  /** Such as `ag_000000000001` for `ag_`: one prefix, one counter, so that the order of keys is that of creation. */
  next(prefix: string): string;
  /** A text that nobody can guess in earnest and that a test can: the same for the same seed. */
  secret(prefix: string): string;
}

/** On whose behalf a request acts. */
export interface Caller {
  userId: string;
  teamId: string;
}

/** A request that the contract allows, decoded. */
export interface OperationInput {
  path: Record<string, string>;
  /** Whole numbers are numbers. */
  query: Record<string, unknown>;
  body: unknown;
  /** The media type of the body, without parameters. */
  contentType: string | undefined;
}

export interface OperationContext {
  store: Store;
  clock: Clock;
  ids: Ids;
  /** Undefined for an operation that takes no credential. */
  caller: Caller | undefined;
  /** The emulator's own address, without a slash at its end. */
  url: string;
}

export interface OperationOutput {
  status: number;
  /** Written as JSON; left out where there is no body. */
  body?: unknown;
  headers?: Record<string, string>;
}

/** What an operation does. It throws a `Refusal` for an error status. */
export type OperationHandler = (input: OperationInput, context: OperationContext) => OperationOutput | Promise<OperationOutput>;

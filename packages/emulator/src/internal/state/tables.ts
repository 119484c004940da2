import type { TableName, Tables } from "../types.js";

/** What a field of a record holds; with a question mark, it may be missing. */
type Kind = "string" | "number" | "boolean" | "array" | "strings" | "string or null" | "array or null" | "any";

type FieldKinds<RecordType> = { [Field in keyof RecordType]-?: undefined extends RecordType[Field] ? `${Kind}?` | "any" : Kind };

/** The tables and their records' fields. The compiler holds it against `types.ts`. */
const TABLE_FIELDS: { readonly [Table in TableName]: FieldKinds<Tables[Table]> } = {
  accessGroups: {
    id: "string",
    teamId: "string",
    name: "string",
    createdAt: "number",
    updatedAt: "number",
    isDsyncManaged: "boolean",
    entitlements: "strings",
    teamRoles: "strings?",
    teamPermissions: "strings?",
    membersCount: "number",
    projectsCount: "number",
  },
  accessGroupNames: { id: "string" },
  counters: { value: "number" },
  groupMembers: { accessGroupId: "string", uid: "string" },
  groupProjects: {
    accessGroupId: "string",
    projectId: "string",
    teamId: "string",
    role: "string",
    createdAt: "number",
    updatedAt: "number",
  },
  projects: { id: "string", teamId: "string", name: "string", framework: "string or null", latestDeploymentId: "string?" },
  revokedFamilies: { value: "number" },
  settings: { value: "any" },
  ssoClients: { clientId: "string", clientSecretHash: "string", redirectUris: "strings", answers: "string?" },
  ssoCodes: {
    clientId: "string",
    userId: "string",
    teamId: "string",
    redirectUri: "string?",
    state: "string?",
    nonce: "string?",
    expiresAt: "number",
    usedFor: "string?",
  },
  ssoRefreshTokens: { clientId: "string", userId: "string", teamId: "string", family: "string", isUsed: "boolean" },
  teamMembers: { teamId: "string", uid: "string", teamRole: "string" },
  teams: { id: "string", slug: "string", name: "string" },
  tokens: { userId: "string", teamIds: "strings", expiresAt: "number?", family: "string?" },
  users: { uid: "string", username: "string", email: "string", name: "string?", avatar: "string?", createdAt: "string?" },
  virtualModelConfigs: { id: "string", teamId: "string", value: "any" },
  webhooks: {
    id: "string",
    url: "string",
    ownerId: "string",
    events: "array",
    createdAt: "number",
    updatedAt: "number",
    projectIds: "strings?",
    projectsMetadata: "array or null?",
  },
};

/** The tables' names in the order of a snapshot. */
export const TABLE_NAMES: readonly TableName[] = Object.keys(TABLE_FIELDS).sort() as TableName[];

export function isTableName(name: unknown): name is TableName {
  return typeof name === "string" && Object.hasOwn(TABLE_FIELDS, name);
}

/** A field of a table's records. */
export interface FieldRule {
  field: string;
  kind: Kind;
  allows: (value: unknown) => boolean;
}

const CHECKS: Readonly<Record<Kind, (value: unknown) => boolean>> = {
  string: (value) => typeof value === "string",
  number: (value) => Number.isFinite(value),
  boolean: (value) => typeof value === "boolean",
  array: (value) => Array.isArray(value),
  strings: (value) => Array.isArray(value) && value.every((item) => typeof item === "string"),
  "string or null": (value) => value === null || typeof value === "string",
  "array or null": (value) => value === null || Array.isArray(value),
  any: () => true,
};

/** What the fields of a table's records have to be; `undefined` stands for one that is missing. */
export function fieldRules(table: TableName): FieldRule[] {
  return Object.entries<string>(TABLE_FIELDS[table]).map(([field, written]) => {
    const kind = written.replace(/\?$/, "") as Kind;
    const check = CHECKS[kind];
    return { field, kind, allows: written === kind ? check : (value) => value === undefined || check(value) };
  });
}

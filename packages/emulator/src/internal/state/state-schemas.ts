import { ENTITLEMENTS, TEAM_PERMISSIONS } from "@hosting-platform/types";
import type { TableName } from "../types.js";
import { LATEST } from "./clock.js";
import { id, list, map, object, oneOf, projectRole, type Schema, set, teamRole, text, time, times } from "./schema-parts.js";

/** Syntax of bearer tokens (RFC 6750, section 2.1). */
const TOKEN_PATTERN = "^[A-Za-z0-9._~+/-]+=*$";
/** Absolute and without a fragment (RFC 6749, section 3.1.2). */
const redirectUri: Schema = { type: "string", pattern: "^[A-Za-z][A-Za-z0-9+.-]*:[^#\\s]+$" };

const user = object({ uid: id, username: text, email: text }, { name: text, avatar: text, createdAt: text });

const project = object({ id, teamId: id, name: text, framework: { anyOf: [text, { type: "null" }] } }, { latestDeploymentId: text });

const permissions: Record<string, Schema> = { teamRoles: set(text), teamPermissions: set(oneOf(TEAM_PERMISSIONS)) };
const entitlements = set(oneOf(ENTITLEMENTS));

const webhookFields: Record<string, Schema> = { ownerId: id, url: { type: "string", pattern: "^https?://" } };
const webhookScope: Record<string, Schema> = { projectIds: set(id), projectsMetadata: { anyOf: [{ type: "array" }, { type: "null" }] } };

const redirectUris = list(redirectUri, { minItems: 1, uniqueItems: true });
const answers = oneOf(["first", "second"]);

export const headers = map({
  anyOf: [{ type: "string" }, list({ type: "string" }, { minItems: 1 })],
  description: "a string, or an array of strings",
});
export const fixture = object(
  {},
  {
    status: { type: "integer", minimum: 200, maximum: 599 },
    body: {},
    bodyBase64: { type: "string" },
    examples: list({}, { minItems: 1 }),
    schema: { type: "object" },
    template: { type: "boolean" },
    headers,
  },
);
export const fixtures = map(fixture);

const seedGroup = object(
  { teamId: id, name: text },
  {
    id,
    ...times,
    ...permissions,
    isDsyncManaged: { type: "boolean" },
    entitlements,
    members: set(id),
    projects: list(object({ projectId: id, role: projectRole }, times)),
  },
);

const ssoClient = object({ clientId: text, clientSecret: text, redirectUris }, { answers });

const records: Record<string, Schema> = {
  teams: list(object({ id, slug: text }, { name: text, members: list(object({ uid: id, teamRole })) })),
  users: list(user),
  tokens: list(object({ token: { type: "string", pattern: TOKEN_PATTERN }, userId: id, teamIds: set(id) }, { expiresAt: time })),
  projects: list(project),
  accessGroups: list(seedGroup),
  virtualModelConfigs: list(object({ teamId: id, value: {} }, { id })),
  webhooks: list(object(webhookFields, { id, ...times, ...webhookScope, events: { type: "array" } })),
  ssoClients: list(ssoClient),
};

export const RECORDS_SCHEMA: Schema = object({}, records);

export const SEED_SCHEMA: Schema = object(
  {},
  { seed: { anyOf: [{ type: "string" }, { type: "number" }] }, now: { anyOf: [time, { type: "string" }] }, ...records, fixtures },
);

const anyText: Schema = { type: "string" };
const count: Schema = { type: "integer", minimum: 0 };
/** Below Number.MAX_SAFE_INTEGER, with room to count on. */
const counter: Schema = { ...count, maximum: 2 ** 52 };
const grant: Record<string, Schema> = { clientId: text, userId: id, teamId: id };

const accessGroup = object(
  {
    id,
    teamId: id,
    name: text,
    ...times,
    isDsyncManaged: { type: "boolean" },
    entitlements,
    membersCount: { type: "number" },
    projectsCount: { type: "number" },
  },
  permissions,
);

const clock: Schema = {
  anyOf: [object({ standsAt: { ...time, maximum: LATEST } }), object({ offset: { type: "integer", minimum: -LATEST, maximum: LATEST } })],
  description: '{"standsAt": …} or {"offset": …} in milliseconds',
};

const settings = object(
  {},
  {
    clock: object({ value: clock }),
    fixtures: object({ value: fixtures }),
    "ids.seed": object({ value: anyText }),
    "sso.signingKey": object({ value: text }),
  },
);

const TABLES: Readonly<Record<TableName, Schema>> = {
  teams: map(object({ id, slug: text, name: text })),
  users: map(user),
  teamMembers: map(object({ teamId: id, uid: id, teamRole })),
  tokens: {
    ...map(object({ userId: id, teamIds: set(id) }, { expiresAt: time, family: text })),
    propertyNames: { pattern: `^sha256:|${TOKEN_PATTERN}` },
  },
  projects: map(project),
  accessGroups: map(accessGroup),
  accessGroupNames: map(object({ id: anyText })),
  groupMembers: map(object({ accessGroupId: id, uid: id })),
  groupProjects: map(object({ accessGroupId: id, projectId: id, teamId: id, role: projectRole, ...times })),
  virtualModelConfigs: map(object({ id, teamId: id, value: {} })),
  webhooks: map(object({ id, ...webhookFields, ...times, events: { type: "array" } }, webhookScope)),
  ssoClients: map(object({ clientId: text, clientSecretHash: { type: "string", pattern: "^[0-9a-f]{64}$" }, redirectUris }, { answers })),
  ssoCodes: map(object({ ...grant, expiresAt: time }, { redirectUri: anyText, state: anyText, nonce: anyText, usedFor: text })),
  ssoRefreshTokens: map(object({ ...grant, family: text, isUsed: { type: "boolean" } })),
  revokedFamilies: map(object({ value: count })),
  counters: map(object({ value: counter })),
  settings,
};

export const SNAPSHOT_SCHEMA: Schema = object({}, TABLES);

/** Table names in the order of a snapshot. */
export const TABLE_NAMES: readonly TableName[] = Object.keys(TABLES).sort() as TableName[];

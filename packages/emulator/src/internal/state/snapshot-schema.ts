import type { TableName } from "../types.js";
import { LATEST } from "./clock.js";
import {
  answers,
  entitlements,
  fixtures,
  permissions,
  project,
  redirectUris,
  TOKEN_PATTERN,
  user,
  webhookFields,
  webhookScope,
} from "./record-schemas.js";
import { id, map, object, projectRole, type Schema, set, teamRole, text, time, times } from "./schema-parts.js";

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

/** Known settings; others are invalid. */
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

/** Schema of a snapshot. References are checked separately. */
export const SNAPSHOT_SCHEMA: Schema = object({}, TABLES);

/** Table names in the order of a snapshot. */
export const TABLE_NAMES: readonly TableName[] = Object.keys(TABLES).sort() as TableName[];

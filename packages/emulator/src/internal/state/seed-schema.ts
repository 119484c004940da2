import { ENTITLEMENTS, PROJECT_ROLES, TEAM_PERMISSIONS, TEAM_ROLES } from "@hosting-platform/types";

type Schema = Readonly<Record<string, unknown>>;

const text: Schema = { type: "string", minLength: 1 };
/** Identifiers are joined with slashes to keys. */
const id: Schema = { type: "string", pattern: "^[^/]+$" };
const time: Schema = { type: "integer", minimum: 0 };
const times: Record<string, Schema> = { createdAt: time, updatedAt: time };
/** What a bearer credential can carry (RFC 6750, section 2.1). */
const token: Schema = { type: "string", pattern: "^[A-Za-z0-9._~+/-]+=*$" };
/** Absolute and without a fragment (RFC 6749, section 3.1.2). */
const redirectUri: Schema = { type: "string", pattern: "^[A-Za-z][A-Za-z0-9+.-]*:[^#\\s]+$" };

function list(items: Schema, rules: Schema = {}): Schema {
  return { type: "array", items, ...rules };
}

function set(items: Schema): Schema {
  return list(items, { uniqueItems: true });
}

function oneOf(values: readonly string[]): Schema {
  return { enum: values };
}

function object(required: Record<string, Schema>, optional: Record<string, Schema> = {}): Schema {
  return { type: "object", properties: { ...required, ...optional }, required: Object.keys(required), additionalProperties: false };
}

const accessGroup = object(
  { teamId: id, name: text },
  {
    id,
    ...times,
    isDsyncManaged: { type: "boolean" },
    entitlements: set(oneOf(ENTITLEMENTS)),
    teamRoles: set(text),
    teamPermissions: set(oneOf(TEAM_PERMISSIONS)),
    members: set(id),
    projects: list(object({ projectId: id, role: oneOf(PROJECT_ROLES) }, times)),
  },
);

const webhook = object(
  { ownerId: id, url: { type: "string", pattern: "^https?://" } },
  {
    id,
    ...times,
    events: { type: "array" },
    projectIds: set(id),
    projectsMetadata: { anyOf: [{ type: "array" }, { type: "null" }] },
  },
);

const fixture = object(
  {},
  {
    status: { type: "integer", minimum: 200, maximum: 599 },
    body: {},
    headers: { type: "object", additionalProperties: { type: "string" } },
  },
);

/** The form of a seed, as JSON Schema (2020-12). What refers to what is checked apart from it. */
export const SEED_SCHEMA: Schema = object(
  {},
  {
    seed: { anyOf: [{ type: "string" }, { type: "number" }] },
    now: { anyOf: [time, { type: "string" }] },
    teams: list(object({ id, slug: text }, { name: text, members: list(object({ uid: id, teamRole: oneOf(TEAM_ROLES) })) })),
    users: list(object({ uid: id, username: text, email: text }, { name: text, avatar: text, createdAt: text })),
    tokens: list(object({ token, userId: id, teamIds: set(id) }, { expiresAt: time })),
    projects: list(object({ id, teamId: id, name: text, framework: { anyOf: [text, { type: "null" }] } }, { latestDeploymentId: text })),
    accessGroups: list(accessGroup),
    virtualModelConfigs: list(object({ teamId: id, value: {} }, { id })),
    webhooks: list(webhook),
    ssoClients: list(
      object(
        { clientId: text, clientSecret: text, redirectUris: list(redirectUri, { minItems: 1, uniqueItems: true }) },
        { answers: oneOf(["first", "second"]) },
      ),
    ),
    fixtures: { type: "object", additionalProperties: fixture },
  },
);

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
import { id, list, object, projectRole, type Schema, set, teamRole, text, time, times } from "./schema-parts.js";

const accessGroup = object(
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
  accessGroups: list(accessGroup),
  virtualModelConfigs: list(object({ teamId: id, value: {} }, { id })),
  webhooks: list(object(webhookFields, { id, ...times, ...webhookScope, events: { type: "array" } })),
  ssoClients: list(ssoClient),
};

/** Schema of records to add. References are checked separately. */
export const RECORDS_SCHEMA: Schema = object({}, records);

/** Schema of a seed. References are checked separately. */
export const SEED_SCHEMA: Schema = object(
  {},
  { seed: { anyOf: [{ type: "string" }, { type: "number" }] }, now: { anyOf: [time, { type: "string" }] }, ...records, fixtures },
);

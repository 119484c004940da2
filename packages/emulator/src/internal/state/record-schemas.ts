import { ENTITLEMENTS, TEAM_PERMISSIONS } from "@hosting-platform/types";
import { id, list, map, object, oneOf, type Schema, set, text } from "./schema-parts.js";

// Schemas shared by seeds and snapshots.

/** Syntax of bearer tokens (RFC 6750, section 2.1). */
export const TOKEN_PATTERN = "^[A-Za-z0-9._~+/-]+=*$";
/** Absolute and without a fragment (RFC 6749, section 3.1.2). */
const redirectUri: Schema = { type: "string", pattern: "^[A-Za-z][A-Za-z0-9+.-]*:[^#\\s]+$" };

export const user = object({ uid: id, username: text, email: text }, { name: text, avatar: text, createdAt: text });

export const project = object({ id, teamId: id, name: text, framework: { anyOf: [text, { type: "null" }] } }, { latestDeploymentId: text });

/** Permissions of an access group. */
export const permissions: Record<string, Schema> = {
  teamRoles: set(text),
  teamPermissions: set(oneOf(TEAM_PERMISSIONS)),
};
export const entitlements = set(oneOf(ENTITLEMENTS));

/** Webhook fields. */
export const webhookFields: Record<string, Schema> = { ownerId: id, url: { type: "string", pattern: "^https?://" } };
export const webhookScope: Record<string, Schema> = {
  projectIds: set(id),
  projectsMetadata: { anyOf: [{ type: "array" }, { type: "null" }] },
};

export const redirectUris = list(redirectUri, { minItems: 1, uniqueItems: true });
export const answers = oneOf(["first", "second"]);

export const fixture = object(
  {},
  {
    status: { type: "integer", minimum: 200, maximum: 599 },
    body: {},
    examples: list({}, { minItems: 1 }),
    schema: { type: "object" },
    headers: map({ type: "string" }),
  },
);
export const fixtures = map(fixture);

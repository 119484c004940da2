// Generated from spec/ by `npm run generate`; edits are lost.

import type { IntegerBounds, JsonKind } from "../packages/client/src/runtime/operation.js";

/** The integer query parameters with their bounds, by method and path. */
export const INTEGERS: Readonly<Record<string, IntegerBounds>> = {
  "GET /v1/access-groups": [
    ["membersLimit", 1, 100],
    ["projectsLimit", 1, 100],
    ["limit", 1, 100],
  ],
  "GET /v1/access-groups/{idOrName}/members": [["limit", 1, 100]],
  "GET /v1/access-groups/{idOrName}/projects": [["limit", 1, 100]],
};

/** The JSON kind of the results that are always of one kind, by method and path. */
export const RESULTS: Readonly<Record<string, JsonKind>> = {
  "GET /v1/access-groups": "object",
  "POST /v1/access-groups": "object",
  "GET /v1/access-groups/{accessGroupIdOrName}/projects/{projectId}": "object",
  "PATCH /v1/access-groups/{accessGroupIdOrName}/projects/{projectId}": "object",
  "GET /v1/access-groups/{idOrName}": "object",
  "POST /v1/access-groups/{idOrName}": "object",
  "GET /v1/access-groups/{idOrName}/members": "object",
  "GET /v1/access-groups/{idOrName}/projects": "object",
  "POST /v1/access-groups/{idOrName}/projects": "object",
  "POST /v1/integrations/sso/token": "object",
  "GET /v1/webhooks": "array",
};

/** The operations that take no credential, by method and path. */
export const UNAUTHENTICATED: readonly string[] = ["POST /v1/integrations/sso/token"];

import type { Oas3Rule } from "@redocly/openapi-core";
import { isNode, keysOf } from "../nodes/nodes.js";
import { tell } from "../../read/rule-report.js";

/**
 * Requires a 401 response of operations that need credentials and list their error statuses; forbids `security: []` on an operation that
 * rejects credentials with 401 or 403.
 */
export const securityResponses: Oas3Rule = () => {
  let ofRoot: unknown;
  return {
    Root(root) {
      ofRoot = root.security;
    },
    Operation(operation, ctx) {
      if (!isNode(operation)) return;
      const statuses = keysOf(operation.responses);
      const refusal = statuses.find((status) => status === "401" || status === "403");
      if (operation.security?.length === 0 && refusal !== undefined) {
        const message = `The operation has a ${refusal} response, but \`security: []\` says that it needs no credentials.`;
        const hint = `remove \`security\`, or the ${refusal} response`;
        tell(ctx, ["security"], message, hint, "key");
      }
      if (!needsCredentials(operation.security ?? ofRoot)) return;
      if (!statuses.some((status) => /^4\d\d$/.test(status)) || statuses.some((status) => /^(401|4XX|default)$/i.test(status))) return;
      const message = "The operation needs credentials, but has no 401 response.";
      const hint = "add the 401 response, or `security: []` if it needs none";
      tell(ctx, ["responses"], message, hint, "key");
    },
  };
};

/** An empty object among the requirements makes the others optional. */
function needsCredentials(security: unknown): boolean {
  return Array.isArray(security) && security.length > 0 && security.every((requirement) => keysOf(requirement).length > 0);
}

import type { Oas3Rule } from "@redocly/openapi-core";
import { follow, isNode, keysOf } from "../nodes/nodes.js";
import { tell } from "../../read/rule-report.js";

const METHODS_WITHOUT_BODY = ["get", "head", "trace"];

/** Forbids bodies that HTTP has not: of a GET, HEAD or TRACE request, and of a response with status 1xx, 204, 205 or 304 (RFC 9110). */
export const bodyAllowed: Oas3Rule = () => ({
  Operation(operation, ctx) {
    if (!isNode(operation)) return;
    const method = String(ctx.key);
    if (METHODS_WITHOUT_BODY.includes(method) && operation.requestBody !== undefined) {
      tell(
        ctx,
        ["requestBody"],
        `A ${method.toUpperCase()} must not have a request body.`,
        "use query parameters, or another method",
        "key",
      );
    }
    for (const status of keysOf(operation.responses).filter((key) => /^(1..|204|205|304)$/.test(key))) {
      const at = ctx.location.child(["responses", status]);
      const { node } = follow(ctx, operation.responses[status], at);
      if (!isNode(node) || keysOf(node["content"]).length === 0) continue;
      tell(ctx, at, `A response with status ${status} must not have a body.`, "remove `content`, or use another status", "key");
    }
  },
});

import type { Oas3Rule } from "@redocly/openapi-core";
import { tell } from "../../read/rule-report.js";
import { pointerKeys } from "../../read/spec-node.js";

/** Requires unique summaries, so that operations can be told apart in a list. */
export const summaryUnique: Oas3Rule = () => {
  const seen = new Map<string, string>();
  return {
    Operation({ summary, operationId }, ctx) {
      if (typeof summary !== "string") return;
      const key = summary.toLowerCase();
      const other = seen.get(key);
      const [path, method = ""] = (pointerKeys(ctx.location.pointer.slice(1)) ?? []).slice(-2);
      seen.set(key, other ?? operationId ?? `${method.toUpperCase()} ${path}`);
      if (other === undefined) return;
      const message = `\`${other}\` has the same summary.`;
      tell(ctx, ["summary"], message, "say how this operation differs");
    },
  };
};

import type { Oas3Rule } from "@redocly/openapi-core";
import { tell } from "../../read/rule-report.js";

/** Requires unique summaries, so that operations can be told apart in a list. */
export const summaryUnique: Oas3Rule = () => {
  const seen = new Map<string, string>();
  return {
    Operation({ summary, operationId = "another operation" }, ctx) {
      if (typeof summary !== "string") return;
      const key = summary.toLowerCase();
      const other = seen.get(key);
      if (other === undefined) {
        seen.set(key, operationId);
        return;
      }
      tell(ctx, {
        message: `\`${other}\` has the same summary.`,
        hint: "say how this operation differs",
        at: ctx.location.child(["summary"]),
      });
    },
  };
};

import type { Oas3Rule, UserContext } from "@redocly/openapi-core";
import { isNode } from "../nodes/nodes.js";
import { type Location, tell } from "../../read/rule-report.js";

/** Requires descriptions to begin with a capital or a code span, to end with a period and to close
 * code spans. Markdown files are not checked. */
export const descriptionStyle: Oas3Rule = () => {
  const check = (node: unknown, ctx: UserContext, from: Location): void => {
    const description = isNode(node) ? node["description"] : undefined;
    if (typeof description !== "string" || description.trim() === "") return;
    const at = from.child(["description"]);
    const text = description.trim();
    if (!/^(\p{Lu}|`)/u.test(text)) {
      tell(ctx, at, "The description does not begin with a capital letter.", "begin with a capital letter or a code span");
    }
    if (!text.endsWith(".")) {
      tell(ctx, at, "The description does not end with a period.", "write full sentences");
    }
    if (text.split("`").length % 2 === 0) {
      tell(ctx, at, "The description opens a code span and does not close it.", "add the backtick");
    }
  };
  return {
    any(node: unknown, ctx) {
      if ("description" in ctx.type.properties) check(node, ctx, ctx.location);
    },
    ref(node, ctx) {
      if (ctx.type.name !== "scalar") check(node, ctx, ctx.location);
    },
  };
};

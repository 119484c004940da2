import type { Oas3Rule, UserContext } from "@redocly/openapi-core";
import { isNode } from "../nodes/nodes.js";
import { tell } from "../../read/rule-report.js";

/** Words that say what to use instead, or that nothing replaces it. */
const WAY_OUT = /\b(?:use|instead|see|prefer|replace[ds]?|replacements?|superseded|successors?|migrate|moved|in favou?r of)\b/i;

/** Requires the description of a deprecated part to say what to use instead. */
export const deprecationHint: Oas3Rule = () => {
  const check = (node: unknown, ctx: UserContext): void => {
    if (!isNode(node) || node["deprecated"] !== true) return;
    if (WAY_OUT.test(`${String(node["summary"])} ${String(node["description"])}`)) return;
    tell(
      ctx,
      ["deprecated"],
      "The description does not say what to use instead of the deprecated part.",
      "name the replacement, such as `Use … instead.`, or write `There is no replacement.`",
      "key",
    );
  };
  return { Operation: check, Parameter: check, Header: check, Schema: check, SecurityScheme: check };
};

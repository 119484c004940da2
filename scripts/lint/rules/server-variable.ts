import type { Oas3Rule } from "@redocly/openapi-core";
import { isNode, type Node } from "../nodes/nodes.js";
import { tell } from "../../read/rule-report.js";

/** Requires the default of a server's variable to be one of its values, at any server. */
export const serverVariable: Oas3Rule = () => ({
  ServerVariable(variable, ctx) {
    const { enum: listed, default: initial }: Node = isNode(variable) ? variable : {};
    if (!Array.isArray(listed)) return;
    // In YAML, a port without quotes is a number.
    const textOf = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value));
    const values = listed.map(textOf);
    if (values.length === 0) tell(ctx, ["enum"], "`enum` lists no value.", "list the values, the default among them");
    else if (initial !== undefined && !values.includes(textOf(initial)))
      tell(
        ctx,
        ["default"],
        `The default \`${textOf(initial)}\` is none of the values of \`enum\`.`,
        `use one of ${values.map((value) => `\`${value}\``).join(", ")}, or add it to \`enum\``,
      );
  },
});

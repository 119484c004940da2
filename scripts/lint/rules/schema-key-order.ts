import type { Oas3Rule } from "@redocly/openapi-core";
import { keysOf } from "../nodes/nodes.js";
import { tell } from "../../read/rule-report.js";

const HEAD = ["type", "description"];

/** Requires `type` and `description` first in a schema, and `required` directly before `properties` or `allOf`. */
export const schemaKeyOrder: Oas3Rule = () => ({
  Schema(schema, ctx) {
    const keys = keysOf(schema);
    const head = HEAD.filter((key) => keys.includes(key));
    const late = head.find((key, index) => keys[index] !== key);
    if (late !== undefined) {
      tell(ctx, {
        message: `\`${late}\` is not at the start of the schema.`,
        hint: `begin the schema with ${head.join(", ")}`,
        at: ctx.location.child([late]),
        on: "key",
      });
    }
    const next = keys[keys.indexOf("required") + 1];
    const due = ["properties", "allOf"].filter((key) => keys.includes(key));
    if (keys.includes("required") && due.length > 0 && !due.includes(next ?? "")) {
      tell(ctx, {
        message: `\`required\` is not directly before \`${due.join("` or `")}\`.`,
        hint: `move \`required\` to the line above \`${due.join("` or `")}\``,
        at: ctx.location.child(["required"]),
        on: "key",
      });
    }
  },
});

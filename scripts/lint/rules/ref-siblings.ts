import type { Oas3Rule } from "@redocly/openapi-core";
import { tell } from "../../read/rule-report.js";

/** Beside the `$ref` of a schema a `description` may stand, which OpenAPI 3.1 allows; nothing else, and nowhere else. */
export const refSiblings: Oas3Rule = () => ({
  ref(node, ctx) {
    for (const key of Object.keys(node)) {
      if (key === "$ref" || (key === "description" && ctx.type.name === "Schema")) continue;
      tell(ctx, {
        message: `\`${key}\` stands beside a \`$ref\`.`,
        hint:
          ctx.type.name === "Schema"
            ? "join both by `allOf`; only a description may stand beside a `$ref`"
            : "move it to the file that the `$ref` names",
        at: ctx.location.child([key]),
        on: "key",
      });
    }
  },
});

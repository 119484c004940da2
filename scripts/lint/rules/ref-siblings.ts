import type { Oas3Rule } from "@redocly/openapi-core";
import { tell } from "../../read/rule-report.js";

/** Forbids keys beside a `$ref`, except `description` beside a schema's `$ref`, which OpenAPI 3.1 allows. */
export const refSiblings: Oas3Rule = () => ({
  ref(node, ctx) {
    const isSchema = ctx.type.name === "Schema";
    const hint = isSchema ? "combine both with `allOf`; only `description` may be beside a `$ref`" : "move it to the referenced file";
    for (const key of Object.keys(node)) {
      if (key === "$ref" || (key === "description" && isSchema)) continue;
      tell(ctx, [key], `\`${key}\` is not allowed beside a \`$ref\`.`, hint, "key");
    }
  },
});

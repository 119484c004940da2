import type { Oas3Rule } from "@redocly/openapi-core";
import { tell } from "../../read/rule-report.js";

/** A component is a file, and a `$ref` names the whole file: one component, one file, one name. */
export const fileRef: Oas3Rule = () => ({
  ref(node, ctx) {
    if (!node.$ref.includes("#")) return;
    tell(ctx, {
      message: `\`${node.$ref}\` names a part of a document.`,
      hint: "move the part into a file of its own and refer to the file",
      at: ctx.location.child(["$ref"]),
    });
  },
});

import type { Oas3Rule } from "@redocly/openapi-core";
import { tell } from "../../read/rule-report.js";

/** Requires a `$ref` to point to a whole file, since each component is one file. */
export const fileRef: Oas3Rule = () => ({
  ref(node, ctx) {
    if (!node.$ref.includes("#")) return;
    tell(ctx, ["$ref"], `\`${node.$ref}\` points to part of a file.`, "move that part to a file of its own and refer to it");
  },
});

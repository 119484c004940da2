import type { Oas3Rule } from "@redocly/openapi-core";
import { isNode } from "../nodes/nodes.js";
import { tell } from "../../read/rule-report.js";

const REFUSED: Record<string, string> = {
  title: "remove it; the file name is the schema's name",
  format: "remove it; the API shows no formats, so say in the description what the string holds",
  default: "remove it; the API shows no defaults",
  example: "move it to a file under examples/ and refer to it from the body",
  examples: "move them to files under examples/ and refer to them from the body",
};

/** A schema says only what the API shows, and its name and its examples stand elsewhere. */
export const schemaKeywords: Oas3Rule = () => ({
  Schema(schema, ctx) {
    if (!isNode(schema)) return;
    for (const [keyword, hint] of Object.entries(REFUSED)) {
      if (!(keyword in schema)) continue;
      tell(ctx, { message: `The schema has the keyword \`${keyword}\`.`, hint, at: ctx.location.child([keyword]), on: "key" });
    }
  },
});

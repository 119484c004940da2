import type { Oas3Rule } from "@redocly/openapi-core";
import { isNode } from "../nodes/nodes.js";
import { tell } from "../../read/rule-report.js";

const REFUSED: Record<string, string> = {
  title: "remove it; the file name is the schema's name",
  format: "remove it; the API documents no formats, so describe the format in the description",
  default: "remove it; the API documents no defaults",
  example: "move it to a file under examples/ and refer to it from the body",
  examples: "move them to files under examples/ and refer to them from the body",
};

/** Forbids keywords that the API does not document, and those whose content belongs in the file name or in example files. */
export const schemaKeywords: Oas3Rule = () => ({
  Schema(schema, ctx) {
    if (!isNode(schema)) return;
    for (const [keyword, hint] of Object.entries(REFUSED)) {
      if (!(keyword in schema)) continue;
      tell(ctx, [keyword], `The keyword \`${keyword}\` is not allowed in a schema.`, hint, "key");
    }
  },
});

import type { Oas3Rule } from "@redocly/openapi-core";
import { isRef, keysOf } from "../nodes/nodes.js";
import { tell } from "../../read/rule-report.js";

/** The root document is an index: paths sorted by URL, each a `$ref`, and no components but the security schemes. */
export const rootIndex: Oas3Rule = () => ({
  Root(root, ctx) {
    const urls = keysOf(root.paths);
    urls.forEach((url, index) => {
      const at = ctx.location.child(["paths", url]);
      const before = urls[index - 1];
      if (before !== undefined && before > url) {
        tell(ctx, { message: `\`${url}\` stands after \`${before}\`.`, hint: "sort the paths by URL", at, on: "key" });
      }
      if (!isRef(root.paths?.[url])) {
        tell(ctx, {
          message: `\`${url}\` is written in the root document.`,
          hint: "move it to a file under paths/ of its group and refer to that",
          at,
          on: "key",
        });
      }
    });
    for (const kind of keysOf(root.components).filter((key) => key !== "securitySchemes")) {
      tell(ctx, {
        message: `The root document holds \`${kind}\`.`,
        hint: "move each to a file of its own and refer to it where it is used",
        at: ctx.location.child(["components", kind]),
        on: "key",
      });
    }
  },
});

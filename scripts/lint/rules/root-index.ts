import type { Oas3Rule } from "@redocly/openapi-core";
import { isRef, keysOf } from "../nodes/nodes.js";
import { tell } from "../../read/rule-report.js";

/** Requires the root document to be an index: sorted paths, each a `$ref`, and no components except security schemes. */
export const rootIndex: Oas3Rule = () => ({
  Root(root, ctx) {
    const urls = keysOf(root.paths);
    urls.forEach((url, index) => {
      const at = ctx.location.child(["paths", url]);
      const before = urls[index - 1];
      if (before !== undefined && before > url) {
        tell(ctx, at, `\`${url}\` is after \`${before}\`.`, "sort the paths by URL", { on: "key", fixable: true });
      }
      const message = `\`${url}\` is defined in the root document.`;
      const hint = "move it to a file under paths/ in its group and refer to it";
      if (!isRef(root.paths?.[url])) tell(ctx, at, message, hint, "key");
    });
    for (const kind of keysOf(root.components).filter((key) => key !== "securitySchemes")) {
      const message = `\`${kind}\` is not allowed in the root document.`;
      const hint = "move each component to a file of its own and refer to it";
      tell(ctx, ["components", kind], message, hint, "key");
    }
  },
});

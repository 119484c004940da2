import type { Oas3Rule } from "@redocly/openapi-core";
import { follow, isNode } from "../nodes/nodes.js";
import { tell } from "../../read/rule-report.js";

/** Requires a body to be required itself for required properties, of those that requests have: `required` is false by default. */
export const bodyRequired: Oas3Rule = () => ({
  RequestBody(body, ctx) {
    if (!isNode(body) || body.required !== undefined) return;
    const at = ctx.location.child(["content"]);
    const [name] = Object.values(isNode(body.content) ? body.content : {}).flatMap((media) => {
      const { node } = follow(ctx, isNode(media) ? media["schema"] : undefined, at);
      const { properties, required } = isNode(node) ? node : {};
      const isSent = (name: unknown): name is string =>
        typeof name === "string" && !(isNode(properties) && isNode(properties[name]) && properties[name]["readOnly"] === true);
      return Array.isArray(required) ? required.filter(isSent) : [];
    });
    if (name === undefined) return;
    tell(
      ctx,
      at,
      `The body may be left out, but its \`${name}\` may not.`,
      "add `required: true`, or `required: false` if the operation works without a body",
      "key",
    );
  },
});

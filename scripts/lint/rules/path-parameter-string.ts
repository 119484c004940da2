import type { Oas3Rule } from "@redocly/openapi-core";
import { follow, isNode } from "../nodes/nodes.js";
import { tell } from "../../read/rule-report.js";

/** Requires path parameters to be strings; the API documents no other type. */
export const pathParameterString: Oas3Rule = () => ({
  Parameter(parameter, ctx) {
    if (parameter.in !== "path") return;
    const { node, at } = follow(ctx, parameter.schema, ctx.location.child(["schema"]));
    if (isNode(node) && node["type"] === "string") return;
    tell(
      ctx,
      isNode(node) && "type" in node ? at.child(["type"]) : at,
      `The path parameter \`${parameter.name}\` is not a string.`,
      "use `type: string` in its schema",
    );
  },
});

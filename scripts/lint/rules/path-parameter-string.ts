import type { Oas3Rule } from "@redocly/openapi-core";
import { follow, isNode } from "../nodes/nodes.js";
import { tell } from "../../read/rule-report.js";

/** A path parameter is one segment of the URL, so a string; the API shows no other type. */
export const pathParameterString: Oas3Rule = () => ({
  Parameter(parameter, ctx) {
    if (parameter.in !== "path") return;
    const { node, at } = follow(ctx, parameter.schema, ctx.location.child(["schema"]));
    if (isNode(node) && node["type"] === "string") return;
    tell(ctx, {
      message: `The path parameter \`${parameter.name}\` is not a string.`,
      hint: "give its schema `type: string`",
      at: isNode(node) && "type" in node ? at.child(["type"]) : at,
    });
  },
});

import type { Oas3Rule } from "@redocly/openapi-core";
import { follow, isNode, type Node } from "../nodes/nodes.js";
import { tell } from "../../read/rule-report.js";

/** The styles of each place, https://spec.openapis.org/oas/v3.2.0.html#style-values. */
const STYLES: Readonly<Record<string, readonly string[]>> = {
  path: ["simple", "label", "matrix"],
  query: ["form", "spaceDelimited", "pipeDelimited", "deepObject"],
  header: ["simple"],
  cookie: ["form", "cookie"],
};

const SCALARS = ["boolean", "integer", "number", "string"];

/** Requires a parameter to be one that can be sent: required in a path, with a style of its place, and in one media type. */
export const parameterShape: Oas3Rule = () => ({
  Parameter(parameter, ctx) {
    if (!isNode(parameter)) return;
    const { name, in: place, style, required, schema, content }: Node = parameter;
    const report = (key: string, message: string, hint: string): void => tell(ctx, [key], message, hint);
    if (place === "path" && required !== true) {
      const hint = "add `required: true`: a path has no place without its value";
      report(required === undefined ? "name" : "required", `The path parameter \`${String(name)}\` is not required.`, hint);
    }
    const styles = STYLES[String(place)];
    if (typeof style === "string" && styles?.includes(style) === false)
      report("style", `A parameter in ${String(place)} cannot have the style \`${style}\`.`, `use ${styles.join(" or ")}`);
    const { node } = follow(ctx, schema, ctx.location.child(["schema"]));
    if (style === "deepObject" && isNode(node) && SCALARS.includes(String(node["type"]))) {
      const message = `The style \`deepObject\` is for objects, but the type is ${String(node["type"])}.`;
      report("style", message, "remove the style, or use an object");
    }
    if (isNode(content) && Object.keys(content).length !== 1) {
      const message = `The parameter has ${Object.keys(content).length} media types.`;
      tell(ctx, ["content"], message, "keep exactly one in `content`, or use `schema`", "key");
    }
  },
});

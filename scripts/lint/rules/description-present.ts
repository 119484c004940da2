import type { Oas3Rule, UserContext } from "@redocly/openapi-core";
import { follow, isNode, isRef } from "../nodes/nodes.js";
import { type Location, tell } from "../../read/rule-report.js";

/**
 * Whatever a reader meets has a description: operation, parameter, request body, header, security scheme, schema file, property.
 * A `$ref` has one where its target has one. A property that is `false` is refused and needs none.
 * Redocly's own rules ask for those of responses (`struct`) and tags (`tag-description`).
 */
export const descriptionPresent: Oas3Rule = () => {
  const told = new Set<string>();
  const check = (what: string, node: unknown, at: Location, ctx: Pick<UserContext, "report">): void => {
    if (!isNode(node) || isDescription(node["description"]) || told.has(at.absolutePointer)) return;
    told.add(at.absolutePointer);
    tell(ctx, { message: `The ${what} has no description.`, hint: "add a description of one full sentence or more", at, on: "key" });
  };
  return {
    Operation: (operation, ctx) => check("operation", operation, ctx.location, ctx),
    Parameter: (parameter, ctx) => check("parameter", parameter, ctx.location, ctx),
    RequestBody: (body, ctx) => check("request body", body, ctx.location, ctx),
    Header: (header, ctx) => check("header", header, ctx.location, ctx),
    SecurityScheme: (scheme, ctx) => check("security scheme", scheme, ctx.location, ctx),
    SchemaProperties(properties, ctx) {
      for (const [name, property] of Object.entries(properties)) {
        const at = ctx.location.child([name]);
        if (isRef(property) && "description" in property) continue;
        check(`property \`${name}\``, isRef(property) ? follow(ctx, property, at).node : property, at, ctx);
      }
    },
    ref(_node, ctx, target) {
      if (ctx.type.name !== "Schema" || target.location?.pointer !== "#/") return;
      check("schema", target.node, target.location, ctx);
    },
  };
};

/** A text, or the file that holds it. */
function isDescription(value: unknown): boolean {
  return isRef(value) || (typeof value === "string" && value.trim() !== "");
}

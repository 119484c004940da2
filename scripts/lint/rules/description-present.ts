import type { Oas3Rule, UserContext } from "@redocly/openapi-core";
import { follow, isNode, isRef } from "../nodes/nodes.js";
import { type Location, tell } from "../../read/rule-report.js";

/**
 * Requires a description on operations, parameters, request bodies, headers, security schemes, schema files and properties.
 * The description of a `$ref` may be its target's. A property with the schema `false` needs none.
 * Redocly's own rules cover responses without the key (`struct`) and tags (`tag-description`).
 */
export const descriptionPresent: Oas3Rule = () => {
  const told = new Set<string>();
  const check = (what: string, node: unknown, at: Location, ctx: UserContext): void => {
    if (!isNode(node) || isDescription(node["description"], at, ctx) || told.has(at.absolutePointer)) return;
    told.add(at.absolutePointer);
    tell(ctx, at, `The ${what} has no description.`, "add a description of at least one full sentence", "key");
  };
  /** Checks a description that another rule requires; `tag-description` reports an empty text of a tag. */
  const checkGiven = (what: string, node: unknown, ctx: UserContext): void => {
    if (!isNode(node) || !("description" in node) || (what === "tag" && !isRef(node["description"]))) return;
    check(what, node, ctx.location, ctx);
  };
  return {
    Operation: (operation, ctx) => check("operation", operation, ctx.location, ctx),
    Parameter: (parameter, ctx) => check("parameter", parameter, ctx.location, ctx),
    RequestBody: (body, ctx) => check("request body", body, ctx.location, ctx),
    Info: (info, ctx) => checkGiven("API", info, ctx),
    Tag: (tag, ctx) => checkGiven("tag", tag, ctx),
    Response: (response, ctx) => checkGiven("response", response, ctx),
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

/** A text, or a `$ref` to a file with one. `no-unresolved-refs` reports a missing file. */
function isDescription(value: unknown, at: Location, ctx: UserContext): boolean {
  const { node } = follow(ctx, value, at.child(["description"]));
  return typeof node === "string" ? node.trim() !== "" : isRef(value) && node === undefined;
}

import type { UserContext } from "@redocly/openapi-core";
import type { Location } from "../../read/rule-report.js";
import { type Found, follow, isNode } from "./nodes.js";

type Context = Pick<UserContext, "resolve">;

/** Returns the pointers of the properties that a schema declares and none of the values has; those of variants may be absent. */
export function absentFields(values: readonly unknown[], schema: unknown, from: Location, ctx: Context, path = ""): string[] {
  const parts = partsOf(schema, from, ctx);
  const objects = values.filter(isNode);
  const items = values.filter((value) => Array.isArray(value)).flat();
  return parts.flatMap(({ node, at }) => {
    if (!isNode(node)) return [];
    const properties = objects.length > 0 && isNode(node["properties"]) ? Object.entries(node["properties"]) : [];
    const below = properties.flatMap(([name, property]) => {
      const present = objects.filter((value) => Object.hasOwn(value, name)).map((value) => value[name]);
      const place = `${path}/${name}`;
      return present.length === 0 ? [place] : absentFields(present, property, at.child(["properties", name]), ctx, place);
    });
    return items.length > 0 ? [...below, ...absentFields(items, node["items"], at.child(["items"]), ctx, `${path}/*`)] : below;
  });
}

/** Returns a schema and the parts of its `allOf`. */
function partsOf(schema: unknown, from: Location, ctx: Context): Found[] {
  const found = follow(ctx, schema, from);
  const parts: unknown[] = isNode(found.node) && Array.isArray(found.node["allOf"]) ? found.node["allOf"] : [];
  return [found, ...parts.flatMap((part, index) => partsOf(part, found.at.child(["allOf", index]), ctx))];
}

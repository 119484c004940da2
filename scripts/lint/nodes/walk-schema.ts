import type { UserContext } from "@redocly/openapi-core";
import { follow, isNode, type Node } from "./nodes.js";
import type { Location } from "../../read/rule-report.js";
import { SCHEMA_LISTS, SCHEMA_MAPS, SCHEMAS } from "../../read/schema-places.js";

/** Calls `visit` once for a schema and for each of its subschemas. Redocly's nested visitors stop at the outermost schema. */
export function walkSchema(
  ctx: Pick<UserContext, "resolve">,
  schema: unknown,
  from: Location,
  visit: (schema: Node, at: Location) => void,
  seen = new Set<unknown>(),
): void {
  const { node, at } = follow(ctx, schema, from);
  if (!isNode(node) || seen.has(node)) return;
  seen.add(node);
  visit(node, at);
  for (const [path, part] of parts(node)) walkSchema(ctx, part, at.child(path), visit, seen);
}

function* parts(node: Node): Generator<[path: (string | number)[], part: unknown]> {
  for (const keyword of SCHEMAS) yield [[keyword], node[keyword]];
  for (const keyword of SCHEMA_LISTS) {
    const list = node[keyword];
    if (Array.isArray(list)) for (const [index, part] of list.entries()) yield [[keyword, index], part];
  }
  for (const keyword of SCHEMA_MAPS) {
    const map = node[keyword];
    if (isNode(map)) for (const [name, part] of Object.entries(map)) yield [[keyword, name], part];
  }
}

import { dirname, relative } from "node:path";
import type { Oas3Rule } from "@redocly/openapi-core";
import { follow, isNode } from "../nodes/nodes.js";
import { type Location, tell } from "../../read/rule-report.js";

/** Names of path parameters that are of another thing in each path. */
const GENERIC = /^(?:id|key|name|slug|code|type|value|version)$/i;

/** Requires parameters of one name and place to have one type in all operations. */
export const parameterType: Oas3Rule = () => {
  const first = new Map<string, { type: string; at: Location }>();
  return {
    Parameter(parameter, ctx) {
      if (!isNode(parameter) || (parameter.in === "path" && GENERIC.test(parameter.name))) return;
      const at = ctx.location.child(["schema"]);
      const type = typeOf(follow(ctx, parameter.schema, at).node);
      if (type === undefined) return;
      const key = `${parameter.in} ${parameter.name}`;
      const other = first.get(key);
      if (other === undefined) first.set(key, { type, at });
      else if (other.type !== type)
        tell(
          ctx,
          at,
          `\`${parameter.name}\` in ${parameter.in} has type ${type} here and ${other.type} in another operation.`,
          `use one type; the other is in ${placeOf(other.at, at)}`,
          "key",
        );
    },
  };
};

function typeOf(schema: unknown): string | undefined {
  const type = isNode(schema) ? schema["type"] : undefined;
  const types = [type].flat().filter((each): each is string => typeof each === "string" && each !== "null");
  return types.length === 0 ? undefined : types.sort().join(" or ");
}

function placeOf({ source, pointer }: Location, from: Location): string {
  if (source === from.source) return `\`${pointer}\``;
  return `\`${relative(dirname(from.source.absoluteRef), source.absoluteRef).replaceAll("\\", "/")}\``;
}

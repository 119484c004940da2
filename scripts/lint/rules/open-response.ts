import type { Oas3Rule, UserContext } from "@redocly/openapi-core";
import { isNode, type Node } from "../nodes/nodes.js";
import { type Location, tell } from "../../read/rule-report.js";
import { walkSchema } from "../nodes/walk-schema.js";

/** Forbids closed schemas in responses, since the API may add properties at any time. A variant without properties may be closed. */
export const openResponse: Oas3Rule = () => {
  const seen = new Set<unknown>();
  return {
    Response(response, ctx) {
      for (const [type, { schema }] of Object.entries(response.content ?? {}))
        walkSchema(ctx, schema, ctx.location.child(["content", type, "schema"]), (node, at) => checkOpen(ctx, node, at), seen);
    },
  };
};

function checkOpen(ctx: UserContext, schema: Node, at: Location): void {
  const keyword = ["additionalProperties", "unevaluatedProperties"].find((each) => schema[each] === false);
  const properties = isNode(schema["properties"]) ? Object.values(schema["properties"]) : [];
  if (keyword === undefined || properties.every((property) => property === false)) return;
  const message = "A response schema must allow additional properties.";
  tell(ctx, at.child([keyword]), message, "remove the keyword; only an empty object may be closed", "key");
}

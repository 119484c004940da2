import type { Oas3Rule } from "@redocly/openapi-core";
import { isNode, type Node } from "../nodes/nodes.js";
import { tell } from "../../read/rule-report.js";
import { walkSchema } from "../nodes/walk-schema.js";

/** Forbids closed schemas in responses, since the API may add properties at any time. A variant without properties may be closed. */
export const openResponse: Oas3Rule = () => {
  const seen = new Set<unknown>();
  return {
    Response(response, ctx) {
      for (const [type, mediaType] of Object.entries(response.content ?? {})) {
        const from = ctx.location.child(["content", type, "schema"]);
        walkSchema(
          ctx,
          mediaType.schema,
          from,
          (schema, at) => {
            if (!isClosed(schema)) return;
            tell(ctx, {
              message: "A response schema must allow additional properties.",
              hint: "remove the keyword; only an empty object may be closed",
              at: at.child([schema["additionalProperties"] === false ? "additionalProperties" : "unevaluatedProperties"]),
              on: "key",
            });
          },
          seen,
        );
      }
    },
  };
};

function isClosed(schema: Node): boolean {
  if (schema["additionalProperties"] !== false && schema["unevaluatedProperties"] !== false) return false;
  const properties = isNode(schema["properties"]) ? Object.values(schema["properties"]) : [];
  return properties.some((property) => property !== false);
}

import type { Oas3Rule } from "@redocly/openapi-core";
import { isNode, type Node } from "../nodes/nodes.js";
import { tell } from "../../read/rule-report.js";
import { walkSchema } from "../nodes/walk-schema.js";

/** An answer may gain properties without notice, so its schema refuses none. The empty side of a variant is the exception. */
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
              message: "The schema of a response refuses further properties.",
              hint: "remove the keyword; only an empty object may refuse them",
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

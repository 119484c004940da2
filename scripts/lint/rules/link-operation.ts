import type { Oas3Rule } from "@redocly/openapi-core";
import { isNode } from "../nodes/nodes.js";
import { type Location, tell } from "../../read/rule-report.js";

/** Requires a link to name an operation of the document. */
export const linkOperation: Oas3Rule = () => {
  const operations = new Set<unknown>();
  const links: [name: string, at: Location][] = [];
  return {
    Operation(operation) {
      operations.add(operation.operationId);
    },
    Link(link, ctx) {
      if (isNode(link) && typeof link["operationId"] === "string") links.push([link["operationId"], ctx.location.child(["operationId"])]);
    },
    Root: {
      leave(_root, ctx) {
        for (const [name, at] of links.filter(([id]) => !operations.has(id)))
          tell(ctx, { message: `No operation has the operationId \`${name}\`.`, hint: "name an operation of this document", at });
      },
    },
  };
};

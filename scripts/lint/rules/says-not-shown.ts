import type { Oas3Rule } from "@redocly/openapi-core";
import { detailOf } from "../nodes/nodes.js";
import { tell } from "../../read/rule-report.js";

/** Requires the description of a partly known operation to name the unknown parts, since readers do not see its extension. */
export const saysNotShown: Oas3Rule = () => ({
  Operation(operation, ctx) {
    if (detailOf(operation) === undefined || typeof operation.description !== "string") return;
    if (/\bnot shown\b/.test(operation.description.replace(/\s+/g, " "))) return;
    tell(ctx, {
      message: "The description does not name the parts that are not shown.",
      hint: "add a sentence with the words `not shown`",
      at: ctx.location.child(["description"]),
    });
  },
});

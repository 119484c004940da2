import type { Oas3Rule } from "@redocly/openapi-core";
import { detailOf } from "../nodes/nodes.js";
import { tell } from "../../read/rule-report.js";

/** An operation that is known in part says so where people read, not only in its extension. */
export const saysNotShown: Oas3Rule = () => ({
  Operation(operation, ctx) {
    if (detailOf(operation) === undefined || typeof operation.description !== "string") return;
    if (/\bnot shown\b/.test(operation.description.replace(/\s+/g, " "))) return;
    tell(ctx, {
      message: "The description does not say what is not shown.",
      hint: "add a sentence that names the parts that are not shown",
      at: ctx.location.child(["description"]),
    });
  },
});

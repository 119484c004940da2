import type { Oas3Rule } from "@redocly/openapi-core";
import { detailOf } from "../nodes/nodes.js";
import { tell } from "../../read/rule-report.js";

/** Requires the description of an operation with `x-detail` to name the undocumented parts, since readers do not see the extension. */
export const namesUndocumentedParts: Oas3Rule = () => ({
  Operation(operation, ctx) {
    if (detailOf(operation) === undefined || typeof operation.description !== "string") return;
    if (/\bnot documented\b/.test(operation.description.replace(/\s+/g, " "))) return;
    tell(ctx, ["description"], "The description does not name the undocumented parts.", "add a sentence with the words `not documented`");
  },
});

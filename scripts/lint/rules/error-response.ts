import type { Oas3Rule } from "@redocly/openapi-core";
import { detailOf, keysOf } from "../nodes/nodes.js";
import { tell } from "../../read/rule-report.js";

/** Requires an error response: a 4xx status for a documented operation, `default` for an indexed one. */
export const errorResponse: Oas3Rule = () => ({
  Operation(operation, ctx) {
    const indexed = detailOf(operation) === "index";
    if (keysOf(operation.responses).some((status) => (indexed ? status === "default" : /^4(\d\d|XX)$/.test(status)))) return;
    const message = `The operation has no ${indexed ? "`default`" : "4xx"} response.`;
    const hint = indexed ? "refer to shared/responses/NotShownError.yaml under `default`" : "add the error statuses that the API documents";
    tell(ctx, ["responses"], message, hint, "key");
  },
});

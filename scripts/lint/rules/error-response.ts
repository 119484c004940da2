import type { Oas3Rule } from "@redocly/openapi-core";
import { detailOf, keysOf } from "../nodes/nodes.js";
import { tell } from "../../read/rule-report.js";

/** An operation says how it fails: a documented one by a status of 400 to 499, an indexed one under `default`. */
export const errorResponse: Oas3Rule = () => ({
  Operation(operation, ctx) {
    const indexed = detailOf(operation) === "index";
    if (keysOf(operation.responses).some((status) => (indexed ? status === "default" : /^4(\d\d|XX)$/.test(status)))) return;
    tell(ctx, {
      message: `The operation has no response under ${indexed ? "`default`" : "a status of 400 to 499"}.`,
      hint: indexed ? "refer to shared/responses/NotShownError.yaml under `default`" : "add the error statuses that the API states",
      at: ctx.location.child(["responses"]),
      on: "key",
    });
  },
});

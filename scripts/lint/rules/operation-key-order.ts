import type { Oas3Rule } from "@redocly/openapi-core";
import { checkKeyOrder } from "../nodes/key-order.js";

const ORDER = [
  "tags",
  "summary",
  "operationId",
  "description",
  "deprecated",
  "security",
  "x-detail",
  "x-pagination",
  "parameters",
  "requestBody",
  "responses",
];

/** The keys of an operation stand in one order, so that two operations can be read side by side. */
export const operationKeyOrder: Oas3Rule = () => ({
  Operation(operation, ctx) {
    checkKeyOrder(ctx, operation, ctx.location, ORDER);
  },
});

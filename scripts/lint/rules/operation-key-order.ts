import type { Oas3Rule } from "@redocly/openapi-core";
import { checkKeyOrder } from "../nodes/key-order.js";

/** The keys of an operation in their order. */
export const OPERATION_KEYS = [
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

/** Requires one order of keys in operations, so that two operations are easy to compare. */
export const operationKeyOrder: Oas3Rule = () => ({
  Operation(operation, ctx) {
    checkKeyOrder(ctx, operation, ctx.location, OPERATION_KEYS);
  },
});

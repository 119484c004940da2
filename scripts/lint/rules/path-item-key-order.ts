import type { Oas3Rule } from "@redocly/openapi-core";
import { checkKeyOrder } from "../nodes/key-order.js";
import { METHODS } from "../nodes/nodes.js";

/** A Path Item has its parameters first, then its methods: those that read before those that write. */
export const pathItemKeyOrder: Oas3Rule = () => ({
  PathItem(item, ctx) {
    checkKeyOrder(ctx, item, ctx.location, ["parameters", ...METHODS]);
  },
});

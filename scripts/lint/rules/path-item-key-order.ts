import type { Oas3Rule } from "@redocly/openapi-core";
import { checkKeyOrder } from "../nodes/key-order.js";
import { METHODS } from "../nodes/nodes.js";

/** Requires `parameters` first in a Path Item, then the methods, read methods before write methods. */
export const pathItemKeyOrder: Oas3Rule = () => ({
  PathItem(item, ctx) {
    checkKeyOrder(ctx, item, ctx.location, ["parameters", ...METHODS]);
  },
});

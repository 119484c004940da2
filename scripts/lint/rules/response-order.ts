import type { Oas3Rule } from "@redocly/openapi-core";
import { tell } from "../../read/rule-report.js";
import { keysInText } from "../nodes/text-keys.js";

/** Statuses are quoted and rise, a range such as 2XX stands with its numbers, and `default` comes last. */
export const responseOrder: Oas3Rule = () => ({
  Responses(_responses, ctx) {
    const keys = keysInText(ctx.location.source.body, ctx.location.pointer) ?? [];
    const order = keys.map(({ name }) => name).sort((a, b) => (a === b ? 0 : a === "default" || (b !== "default" && a > b) ? 1 : -1));
    const early = keys.find(({ name }, index) => name !== order[index]);
    if (early !== undefined) {
      tell(ctx, {
        message: `\`${early.name}\` stands too early.`,
        hint: `put the responses in this order: ${order.join(", ")}`,
        at: ctx.location.child([early.name]),
        on: "key",
      });
    }
    for (const { name } of keys.filter((key) => !key.quoted && key.name !== "default")) {
      tell(ctx, { message: `\`${name}\` is not quoted.`, hint: `write "${name}"`, at: ctx.location.child([name]), on: "key" });
    }
  },
});

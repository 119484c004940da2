import type { Oas3Rule } from "@redocly/openapi-core";
import { tell } from "../../read/rule-report.js";
import { keysInText } from "../nodes/text-keys.js";

/** Requires status codes to be quoted and in ascending order, with a range such as 2XX after its codes and `default` last. */
export const responseOrder: Oas3Rule = () => ({
  Responses(_responses, ctx) {
    const keys = keysInText(ctx.location.source.body, ctx.location.pointer) ?? [];
    const order = statusOrder(keys.map(({ name }) => name));
    const early = keys.find(({ name }, index) => name !== order[index]);
    const report = (name: string, message: string, hint: string): void =>
      tell(ctx, [name], `\`${name}\` ${message}`, hint, { on: "key", fixable: true });
    if (early !== undefined) report(early.name, "is out of order.", `use this order: ${order.join(", ")}`);
    for (const { name } of keys.filter((key) => !key.quoted && key.name !== "default")) report(name, "is not quoted.", `write "${name}"`);
  },
});

export function statusOrder(statuses: readonly string[]): string[] {
  return [...statuses].sort((a, b) => (a === b ? 0 : a === "default" || (b !== "default" && a > b) ? 1 : -1));
}

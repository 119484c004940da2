import type { UserContext } from "@redocly/openapi-core";
import { keysOf } from "./nodes.js";
import { type Location, tell } from "../../read/rule-report.js";

/** Reports the first key that is out of order. Ignores keys that `order` does not list. */
export function checkKeyOrder(ctx: UserContext, node: unknown, at: Location, order: readonly string[]): void {
  const keys = keysOf(node).filter((key) => order.includes(key));
  const wanted = [...keys].sort((a, b) => order.indexOf(a) - order.indexOf(b));
  const wrong = keys.findIndex((key, index) => key !== wanted[index]);
  const key = keys[wrong];
  const due = wanted[wrong];
  if (key === undefined || due === undefined) return;
  tell(ctx, at.child([key]), `\`${key}\` is before \`${due}\`.`, `use this order: ${wanted.join(", ")}`, { on: "key", fixable: true });
}

import type { Oas3Rule, UserContext } from "@redocly/openapi-core";
import { isNode, type Node } from "../nodes/nodes.js";
import { tell } from "../../read/rule-report.js";

const LOWER = ["minimum", "exclusiveMinimum"];
const UPPER = ["maximum", "exclusiveMaximum"];

/** Each lower bound with an upper one of the same values. */
const RANGES = [
  ...["Length", "Items", "Properties"].map((count) => [`min${count}`, `max${count}`] as const),
  ...LOWER.flatMap((lower) => UPPER.map((upper) => [lower, upper] as const)),
];

/** Forbids a lower bound above the upper one, since no value is valid then, and a default beyond a bound. */
export const schemaBounds: Oas3Rule = () => ({
  Schema(schema, ctx) {
    if (!isNode(schema)) return;
    for (const [lower, upper] of RANGES) checkRange(schema, lower, upper, ctx);
    for (const [keyword, size] of boundsOf(schema["default"])) {
      const bound = schema[keyword];
      if (typeof bound !== "number") continue;
      const isBeyond = /min/i.test(keyword) ? size < bound : size > bound;
      if (!isBeyond && (size !== bound || !isExclusive(schema, keyword))) continue;
      tell(ctx, ["default"], `\`default\` is beyond \`${keyword}\` ${bound}.`, "fix the default or the bound");
    }
  },
});

function checkRange(schema: Node, lower: string, upper: string, ctx: UserContext): void {
  const [least, most] = [schema[lower], schema[upper]];
  if (typeof least !== "number" || typeof most !== "number") return;
  const excludes = isExclusive(schema, lower) || isExclusive(schema, upper);
  if (excludes ? least < most : least <= most) return;
  const [fault, hint] =
    least > most ? ["is above", "swap the two, or fix one of them"] : ["leaves no value below", "use bounds with a value between them"];
  tell(ctx, [lower], `\`${lower}\` ${least} ${fault} \`${upper}\` ${most}.`, hint);
}

/** Returns the bounds of a value with what each of them counts. */
function boundsOf(value: unknown): [keyword: string, size: number][] {
  if (typeof value === "number") return [...LOWER, ...UPPER].map((keyword) => [keyword, value]);
  if (typeof value === "string") return ["minLength", "maxLength"].map((keyword) => [keyword, Array.from(value).length]);
  return Array.isArray(value) ? ["minItems", "maxItems"].map((keyword) => [keyword, value.length]) : [];
}

/** OpenAPI 3.0 has an exclusive bound in `minimum` or `maximum`. */
function isExclusive(schema: Node, keyword: string): boolean {
  return keyword.startsWith("exclusive") || schema[`exclusiveM${keyword.slice(1)}`] === true;
}

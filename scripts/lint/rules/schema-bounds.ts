import type { Oas3Rule } from "@redocly/openapi-core";
import { isNode, type Node } from "../nodes/nodes.js";
import { tell } from "../../read/rule-report.js";

const COUNTS = ["Length", "Items", "Properties"];

/** Forbids a lower bound above the upper one, since no value is valid then, and a default beyond a bound. */
export const schemaBounds: Oas3Rule = () => ({
  Schema(schema, ctx) {
    if (!isNode(schema)) return;
    for (const [lower, upper] of [...COUNTS.map((count) => [`min${count}`, `max${count}`]), ...ranges(schema)]) {
      if (lower === undefined || upper === undefined) continue;
      const [least, most] = [schema[lower], schema[upper]];
      if (typeof least !== "number" || typeof most !== "number") continue;
      const excludes = isExclusive(schema, lower) || isExclusive(schema, upper);
      if (excludes ? least < most : least <= most) continue;
      tell(
        ctx,
        [lower],
        `\`${lower}\` ${least} ${least > most ? "is above" : "leaves no value below"} \`${upper}\` ${most}.`,
        least > most ? `swap the two, or fix one of them` : "use bounds with a value between them",
      );
    }
    for (const [keyword, size] of boundsOf(schema["default"])) {
      const bound = schema[keyword];
      if (typeof bound !== "number") continue;
      const isBeyond = /min/i.test(keyword) ? size < bound : size > bound;
      if (!isBeyond && (size !== bound || !isExclusive(schema, keyword))) continue;
      tell(ctx, ["default"], `\`default\` is beyond \`${keyword}\` ${bound}.`, "fix the default or the bound");
    }
  },
});

/** Returns the bounds of a value with what each of them counts. */
function boundsOf(value: unknown): [keyword: string, size: number][] {
  if (typeof value === "number") return ["minimum", "exclusiveMinimum", "maximum", "exclusiveMaximum"].map((keyword) => [keyword, value]);
  const [count, size] =
    typeof value === "string" ? ["Length", Array.from(value).length] : Array.isArray(value) ? ["Items", value.length] : [];
  return count === undefined || size === undefined
    ? []
    : [
        [`min${count}`, size],
        [`max${count}`, size],
      ];
}

/** Returns each pair of a lower and an upper bound of numbers; OpenAPI 3.0 has an exclusive bound in `minimum` or `maximum`. */
function ranges(schema: Node): [lower: string, upper: string][] {
  const present = (...keywords: string[]): string[] => keywords.filter((keyword) => typeof schema[keyword] === "number");
  return present("minimum", "exclusiveMinimum").flatMap((lower) =>
    present("maximum", "exclusiveMaximum").map((upper): [string, string] => [lower, upper]),
  );
}

function isExclusive(schema: Node, keyword: string): boolean {
  return keyword.startsWith("exclusive") || schema[`exclusiveM${keyword.slice(1)}`] === true;
}

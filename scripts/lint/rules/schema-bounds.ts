import type { Oas3Rule } from "@redocly/openapi-core";
import { isNode, type Node } from "../nodes/nodes.js";
import { tell } from "../../read/rule-report.js";

const COUNTS = ["Length", "Items", "Properties"];

/** Forbids a lower bound above the upper one, since no value is valid then. */
export const schemaBounds: Oas3Rule = () => ({
  Schema(schema, ctx) {
    if (!isNode(schema)) return;
    for (const [lower, upper] of [...COUNTS.map((count) => [`min${count}`, `max${count}`]), ...ranges(schema)]) {
      if (lower === undefined || upper === undefined) continue;
      const [least, most] = [schema[lower], schema[upper]];
      if (typeof least !== "number" || typeof most !== "number") continue;
      const excludes = isExclusive(schema, lower) || isExclusive(schema, upper);
      if (excludes ? least < most : least <= most) continue;
      tell(ctx, {
        message: `\`${lower}\` ${least} ${least > most ? "is above" : "leaves no value below"} \`${upper}\` ${most}.`,
        hint: least > most ? `swap the two, or fix one of them` : "use bounds with a value between them",
        at: ctx.location.child([lower]),
      });
    }
  },
});

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

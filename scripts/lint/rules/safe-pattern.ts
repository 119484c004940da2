import type { Oas3Rule } from "@redocly/openapi-core";
import { type PatternFault, PatternSpeed } from "../nodes/pattern-speed.js";
import { tell } from "../../read/rule-report.js";

/** Forbids patterns that nothing matches, and those with exponential backtracking, since clients and servers run them on untrusted input. */
export const safePattern: Oas3Rule = () => {
  const speed = new PatternSpeed();
  const withheld: (() => void)[] = [];
  return {
    Schema(schema, ctx) {
      const { pattern } = schema;
      if (typeof pattern !== "string") return;
      const fault = patternFault(pattern, speed);
      if (fault === undefined) return;
      tell(ctx, ["pattern"], fault.message, fault.hint);
      // The rules of examples run it on leaving a parent of the schema, which might not end.
      withheld.push(() => Object.assign(schema, { pattern }));
      Object.assign(schema, { pattern: undefined });
    },
    Root: {
      leave() {
        for (const giveBack of withheld) giveBack();
      },
    },
  };
};

/** Returns what is wrong with a pattern. */
export function patternFault(pattern: string, speed: PatternSpeed): PatternFault | undefined {
  return syntaxFault(pattern) ?? speed.faultOf(pattern);
}

function syntaxFault(pattern: string): PatternFault | undefined {
  try {
    new RegExp(pattern, "u");
    if (!/^\/\^|(?<!\\)\$\/[a-z]*$/.test(pattern)) return undefined;
    return { message: "No text matches the slashes.", hint: "remove the slashes and flags around the expression" };
  } catch (error) {
    return { message: (error as Error).message, hint: "write an ECMA-262 regular expression that compiles with the `u` flag" };
  }
}

import { createRequire } from "node:module";
import { RegExpParser, visitRegExpAST } from "@eslint-community/regexpp";
import type { Oas3Rule } from "@redocly/openapi-core";
import { tell } from "./support/report.js";

const require = createRequire(import.meta.url);

interface PatternFault {
  message: string;
  hint: string;
}

/** A pattern is a regular expression that no input makes back-track exponentially: clients and servers run it on what strangers send. */
export const safePattern: Oas3Rule = () => ({
  Schema(schema, ctx) {
    const { pattern } = schema;
    if (typeof pattern !== "string") return;
    const fault = syntaxFault(pattern) ?? (canBeExponential(pattern) ? speedFault(pattern) : undefined);
    if (fault !== undefined) tell(ctx, { ...fault, at: ctx.location.child(["pattern"]) });
  },
});

function syntaxFault(pattern: string): PatternFault | undefined {
  try {
    new RegExp(pattern, "u");
    return undefined;
  } catch (error) {
    return { message: (error as Error).message, hint: "write an ECMA-262 regular expression that compiles with the flag `u`" };
  }
}

/** Exponential back-tracking needs a choice inside a repetition; most patterns have none and need no closer look. */
function canBeExponential(pattern: string): boolean {
  let repetitions = 0;
  let choice = false;
  visitRegExpAST(new RegExpParser().parsePattern(pattern, 0, pattern.length, { unicode: true }), {
    onQuantifierEnter(node) {
      if (repetitions > 0 && node.max !== node.min) choice = true;
      if (node.max > 1) repetitions += 1;
    },
    onQuantifierLeave(node) {
      if (node.max > 1) repetitions -= 1;
    },
    onAlternativeEnter(node) {
      if (repetitions > 0 && "alternatives" in node.parent && node.parent.alternatives.length > 1) choice = true;
    },
    onBackreferenceEnter() {
      if (repetitions > 0) choice = true;
    },
  });
  return choice;
}

function speedFault(pattern: string): PatternFault | undefined {
  // Takes a tenth of a second to load.
  const { checkSync } = require("recheck") as typeof import("recheck");
  const result = checkSync(pattern, "u");
  if (result.status === "safe") return undefined;
  const hint = "let no two ways through a repetition match the same text, as `(a+)+` and `(a|a)*` do";
  if (result.status === "unknown") return { message: "Whether the pattern back-tracks exponentially cannot be told.", hint };
  if (result.complexity.type === "polynomial") return undefined;
  const pumped = result.attack.pumps.map(({ pump }) => JSON.stringify(pump)).join(" and ");
  return { message: `The pattern back-tracks exponentially on ${pumped} repeated.`, hint };
}

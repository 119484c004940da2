import { createRequire } from "node:module";
import { type AST, RegExpParser, visitRegExpAST } from "@eslint-community/regexpp";

const require = createRequire(import.meta.url);

/** Time limit for one repetition, in milliseconds. */
const PATIENCE = 5_000;

/** Time limit for all patterns of a run, in milliseconds. Later patterns are not checked. */
const PATIENCE_IN_ALL = 20_000;

const HINT = "rewrite repetitions in which two alternatives match the same text, such as `(a+)+` and `(a|a)*`";

/** The fault of a pattern and its fix. */
export interface PatternFault {
  message: string;
  hint: string;
}

/** Finds exponential backtracking in the patterns of a document. Checks each pattern once, within a time limit. */
export class PatternSpeed {
  readonly #known = new Map<string, PatternFault | undefined>();
  readonly #look: typeof speedFault;
  #left = PATIENCE_IN_ALL;

  /** @param look finds the fault of one repetition within the given time in milliseconds */
  constructor(look: typeof speedFault = speedFault) {
    this.#look = look;
  }

  /** @param pattern must compile with the `u` flag */
  faultOf(pattern: string): PatternFault | undefined {
    for (const part of ambiguousParts(pattern)) {
      if (!this.#known.has(part)) this.#known.set(part, this.#check(part));
      const fault = this.#known.get(part);
      if (fault !== undefined) return fault;
    }
    return undefined;
  }

  #check(part: string): PatternFault | undefined {
    if (this.#left <= 0) {
      const message = `Backtracking of the pattern was not checked: the patterns before it took ${PATIENCE_IN_ALL / 1000} seconds.`;
      return { message, hint: HINT };
    }
    const start = performance.now();
    const fault = this.#look(part, Math.min(PATIENCE, this.#left));
    this.#left -= performance.now() - start;
    return fault;
  }
}

/**
 * Returns the parts of a pattern that may backtrack exponentially, each as a pattern of its own: the outermost repetitions with a
 * choice inside. The rest of the pattern adds a polynomial factor at most, and checking it as well takes a hundred times as long.
 */
function ambiguousParts(pattern: string): string[] {
  const parts: string[] = [];
  const outermost: { node?: AST.Quantifier; hasChoice: boolean } = { hasChoice: false };
  let references = 0;
  visitRegExpAST(new RegExpParser().parsePattern(pattern, 0, pattern.length, { unicode: true }), {
    onQuantifierEnter(node) {
      if (outermost.node !== undefined && node.max !== node.min) outermost.hasChoice = true;
      if (node.max > 1) outermost.node ??= node;
    },
    onQuantifierLeave(node) {
      if (node !== outermost.node) return;
      if (outermost.hasChoice) parts.push(`^(?:${node.raw})$`);
      delete outermost.node;
      outermost.hasChoice = false;
    },
    onAlternativeEnter(node) {
      if (outermost.node !== undefined && "alternatives" in node.parent && node.parent.alternatives.length > 1) outermost.hasChoice = true;
    },
    onBackreferenceEnter() {
      references += 1;
      if (outermost.node !== undefined) outermost.hasChoice = true;
    },
  });
  // A part may refer back to a group outside of it.
  return references > 0 && parts.length > 0 ? [pattern] : [...new Set(parts)];
}

function speedFault(pattern: string, timeout: number): PatternFault | undefined {
  // Loads in about 100 ms, so only on demand.
  const { checkSync } = require("#recheck") as typeof import("recheck");
  const result = checkSync(pattern, "u", { timeout });
  if (result.status === "safe") return undefined;
  if (result.status === "unknown") {
    const when = result.error.kind === "timeout" ? ` within ${Math.ceil(timeout / 1000)} seconds` : "";
    return { message: `Backtracking of the pattern could not be analyzed${when}.`, hint: HINT };
  }
  if (result.complexity.type === "polynomial") return undefined;
  const pumped = result.attack.pumps.map(({ pump }) => JSON.stringify(pump)).join(" and ");
  return { message: `The pattern backtracks exponentially on repeated ${pumped}.`, hint: HINT };
}

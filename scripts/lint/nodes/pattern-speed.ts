import { createRequire } from "node:module";
import { type AST, RegExpParser, visitRegExpAST } from "@eslint-community/regexpp";

const require = createRequire(import.meta.url);

/** How long one repetition is looked at, in milliseconds. */
const PATIENCE = 5_000;

/** How long all the patterns of a run are looked at, in milliseconds; what comes later is not. */
const PATIENCE_IN_ALL = 20_000;

const HINT = "let no two ways through a repetition match the same text, as `(a+)+` and `(a|a)*` do";

/** What is wrong with a pattern, and what to do about it. */
export interface PatternFault {
  message: string;
  hint: string;
}

/** What can be exponential in the patterns of a document: each is looked at once, and all of them for a time that has an end. */
export class PatternSpeed {
  readonly #known = new Map<string, PatternFault | undefined>();
  readonly #look: typeof speedFault;
  #left = PATIENCE_IN_ALL;

  /** @param look says what is wrong with one repetition, and is given how long it may take, in milliseconds */
  constructor(look: typeof speedFault = speedFault) {
    this.#look = look;
  }

  /** @param pattern compiles with the flag `u` */
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
      const message = `Whether the pattern back-tracks exponentially was not looked at: the patterns before it took ${PATIENCE_IN_ALL / 1000} seconds.`;
      return { message, hint: HINT };
    }
    const start = performance.now();
    const fault = this.#look(part, Math.min(PATIENCE, this.#left));
    this.#left -= performance.now() - start;
    return fault;
  }
}

/**
 * The parts of a pattern that can make it back-track exponentially, each as a pattern of its own: the outermost repetitions with a choice
 * inside. What stands beside them adds a power at most, and to look at it together with them takes a hundred times as long.
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
  // What a part refers back to may stand outside of it.
  return references > 0 && parts.length > 0 ? [pattern] : [...new Set(parts)];
}

function speedFault(pattern: string, timeout: number): PatternFault | undefined {
  // Takes a tenth of a second to load.
  const { checkSync } = require("recheck") as typeof import("recheck");
  const result = checkSync(pattern, "u", { timeout });
  if (result.status === "safe") return undefined;
  if (result.status === "unknown") {
    const when = result.error.kind === "timeout" ? ` within ${Math.ceil(timeout / 1000)} seconds` : "";
    return { message: `Whether the pattern back-tracks exponentially cannot be told${when}.`, hint: HINT };
  }
  if (result.complexity.type === "polynomial") return undefined;
  const pumped = result.attack.pumps.map(({ pump }) => JSON.stringify(pump)).join(" and ");
  return { message: `The pattern back-tracks exponentially on ${pumped} repeated.`, hint: HINT };
}

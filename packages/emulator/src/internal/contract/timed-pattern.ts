import { createContext, Script } from "node:vm";

/** Most milliseconds of a match. */
const LONGEST = 100;

const sandbox: { expression?: RegExp; text?: string } = {};
let script: Script | undefined;

/**
 * Compiles a pattern of a document. A repeated group may take exponential time, which would stop a whole server: such a match ends after
 * 100 ms, and the text is accepted.
 */
export function timedPattern(source: string, flags: string): RegExp {
  const expression = new RegExp(source, flags);
  if (!/\)[*+{]/.test(source)) return expression;
  return Object.assign(expression, { test: (text: string) => isMatch(expression, text) });
}

/** The name of the function, which ajv writes into code that it never prints. */
timedPattern.code = "timedPattern";

function isMatch(expression: RegExp, text: string): boolean {
  if (script === undefined) {
    createContext(sandbox);
    script = new Script("expression.exec(text) !== null");
  }
  Object.assign(sandbox, { expression, text });
  try {
    return script.runInContext(sandbox, { timeout: LONGEST }) as boolean;
  } catch {
    return true;
  }
}

import { createContext, Script } from "node:vm";

/** Most milliseconds of a match. */
const LONGEST = 100;

const sandbox: { expression?: RegExp; text?: string } = {};
let script: Script | undefined;

/** Matches in a row that may end so, before a pattern is not tried again. */
const MOST = 3;

/**
 * Compiles a pattern. A repeated group may take exponential time, which would stop a whole server: such a match ends after 100 ms, and the
 * text is accepted.
 *
 * @param otherwise False for patterns of users, whose matches are all limited: a text that takes too long does not match.
 */
export function timedPattern(source: string, flags: string, otherwise = true): RegExp {
  const expression = new RegExp(source, flags);
  if (!(otherwise ? /\)[*+{]/ : /[*+{]/).test(source)) return expression;
  let ended = 0;
  const test = (text: string): boolean => {
    const found = ended < MOST ? isMatch(expression, text) : undefined;
    ended = found === undefined ? ended + 1 : 0;
    return found ?? otherwise;
  };
  return Object.assign(expression, { test });
}

/** The name of the function, which ajv writes into code that it never prints. */
timedPattern.code = "timedPattern";

/** Returns `undefined` if a match takes too long. */
function isMatch(expression: RegExp, text: string): boolean | undefined {
  if (script === undefined) {
    createContext(sandbox);
    script = new Script("expression.exec(text) !== null");
  }
  Object.assign(sandbox, { expression, text });
  try {
    return script.runInContext(sandbox, { timeout: LONGEST }) as boolean;
  } catch {
    return undefined;
  }
}

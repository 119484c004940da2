import { parseArgs, type ParseArgsConfig } from "node:util";
import leven from "leven";
import { UsageError } from "./spec-command.js";

/** A wrong flag that differs in more letters is no slip. */
const MOST_LETTERS = 2;

/**
 * Reads a command's arguments with node's `parseArgs`. A flag that does not exist is answered with the nearest one, and an empty value is
 * refused.
 *
 * @throws UsageError
 */
export function parseCommand<Config extends ParseArgsConfig>(config: Config): ReturnType<typeof parseArgs<Config>> {
  const parsed = attempt(config);
  for (const [name, value] of Object.entries(parsed.values)) if (value === "") throw new UsageError(`--${name} needs a value.`);
  return parsed;
}

function attempt<Config extends ParseArgsConfig>(config: Config): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config);
  } catch (error) {
    if (!isParseArgsError(error)) throw error;
    const [flag = "", name = ""] = /(?<=^Unknown option ')--?([^']+)/.exec(error.message) ?? [];
    if (name === "") throw new UsageError(error.message);
    const nearest = nearestOf(name, Object.keys(config.options ?? {}));
    throw new UsageError(`Unknown option '${flag}'${nearest === undefined ? "" : `\n(Did you mean --${nearest}?)`}`);
  }
}

function nearestOf(name: string, known: readonly string[]): string | undefined {
  const near = known.filter((each) => each.endsWith(name) || leven(each, name) <= MOST_LETTERS);
  return near.sort((a, b) => leven(a, name) - leven(b, name))[0];
}

/** `parseArgs` throws a TypeError with a code of its own; any other TypeError is a fault of ours and keeps its stack. */
function isParseArgsError(error: unknown): error is Error {
  return error instanceof TypeError && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS");
}

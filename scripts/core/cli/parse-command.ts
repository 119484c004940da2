import { parseArgs, type ParseArgsConfig } from "node:util";
import { nearestOf } from "./nearest.js";
import { UsageError } from "./spec-command.js";

/** Options of other tools, and what does the same here. */
export type Elsewhere = readonly (readonly [names: string, hint: string])[];

/**
 * Parses a command's arguments with Node's `parseArgs`. Suggests the nearest option for an unknown one and refuses empty values.
 *
 * @throws UsageError
 */
export function parseCommand<Config extends ParseArgsConfig>(
  config: Config,
  elsewhere: Elsewhere = [],
): ReturnType<typeof parseArgs<Config>> {
  const parsed = attempt(config, elsewhere);
  for (const [name, value] of Object.entries(parsed.values)) if (value === "") throw new UsageError(`--${name} needs a value.`);
  return parsed;
}

function attempt<Config extends ParseArgsConfig>(config: Config, elsewhere: Elsewhere): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config);
  } catch (error) {
    if (!isParseArgsError(error)) throw error;
    const [flag = "", name = ""] = /(?<=^Unknown option ')--?([^']+)/.exec(error.message) ?? [];
    if (name === "") throw new UsageError(error.message);
    const hint = elsewhere.find(([names]) => names.split(" ").includes(flag))?.[1];
    if (hint !== undefined) throw new UsageError(`Unknown option ${flag}.`, { hint });
    const nearest = nearestOf(name, Object.keys(config.options ?? {}));
    throw new UsageError(`Unknown option ${flag}.${nearest === undefined ? "" : ` Did you mean --${nearest}?`}`);
  }
}

/** `parseArgs` errors have a code; any other TypeError is a bug and keeps its stack. */
function isParseArgsError(error: unknown): error is Error {
  return error instanceof TypeError && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS");
}

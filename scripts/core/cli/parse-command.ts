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
    const unknown = unknownOption(config, error);
    if (unknown === undefined) throw new UsageError(error.message);
    const { name, rawName: flag } = unknown;
    const hint = elsewhere.find(([names]) => names.split(" ").includes(flag))?.[1];
    if (hint !== undefined) throw new UsageError(`Unknown option ${flag}.`, { hint });
    const nearest = nearestOf(name, Object.keys(config.options ?? {}));
    throw new UsageError(`Unknown option ${flag}.${nearest === undefined ? "" : ` Did you mean --${nearest}?`}`);
  }
}

/** Returns the option that an error of `parseArgs` is about, if it is unknown. */
function unknownOption(config: ParseArgsConfig, error: { code: string }): { name: string; rawName: string } | undefined {
  if (error.code !== "ERR_PARSE_ARGS_UNKNOWN_OPTION") return undefined;
  const { tokens } = parseArgs({ ...config, strict: false, allowPositionals: true, tokens: true });
  return tokens.flatMap((token) => (token.kind === "option" && !Object.hasOwn(config.options ?? {}, token.name) ? [token] : []))[0];
}

/** `parseArgs` errors have a code; any other TypeError is a bug and keeps its stack. */
function isParseArgsError(error: unknown): error is TypeError & { code: string } {
  return error instanceof TypeError && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS");
}

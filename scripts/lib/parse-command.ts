import type { parseArgs, ParseArgsConfig } from "node:util";
import { Command, CommanderError, Option } from "commander";
import { UsageError } from "./spec-command.js";

type Value = string | boolean | string[] | boolean[];

/**
 * Reads a command's arguments as node's `parseArgs` does, and is told its options the same way. It refuses more, and says what to do:
 * flags that there are none of, with the nearest one that there is; a flag given twice; a flag in the place of a value.
 *
 * @throws UsageError
 */
export function parseCommand<Config extends ParseArgsConfig>(config: Config): ReturnType<typeof parseArgs<Config>> {
  const { args = [], options = {}, allowPositionals = false } = config;
  const values = new Map<string, Value>(
    Object.entries(options).flatMap(([name, { default: value }]) => (value === undefined ? [] : [[name, value]])),
  );
  const seen = new Set<string>();
  const command = commandOf(options);
  for (const [name, { type, multiple = false }] of Object.entries(options)) {
    command.on(`option:${name}`, (value: string | undefined) => {
      if (seen.has(name) && !multiple) throw new UsageError(`--${name} is given twice.`, { hint: "leave one of them out" });
      if (type === "string") refuseNoValue(name, value ?? "", options);
      const before = seen.has(name) ? (values.get(name) as string[]) : [];
      values.set(name, type === "boolean" ? true : multiple ? [...before, value ?? ""] : (value ?? ""));
      seen.add(name);
    });
  }
  try {
    command.parse(args, { from: "user" });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    throw explain(error, options);
  }
  if (!allowPositionals && command.args.length > 0) throw excess(command.args, options);
  const parsed = { values: Object.fromEntries(values), positionals: command.args };
  return parsed as ReturnType<typeof parseArgs<Config>>;
}

type Options = NonNullable<ParseArgsConfig["options"]>;

function commandOf(options: Options): Command {
  const command = new Command()
    .helpOption(false)
    .exitOverride()
    .allowExcessArguments()
    // The caller says what is wrong, and where.
    .configureOutput({ outputError: () => undefined });
  for (const [name, { type, short }] of Object.entries(options)) {
    command.addOption(new Option(`${short === undefined ? "" : `-${short}, `}--${name}${type === "string" ? " <value>" : ""}`));
  }
  return command;
}

function refuseNoValue(name: string, value: string, options: Options): void {
  const flag = /^--([^=]+)/.exec(value)?.[1];
  if (value === "" || (flag !== undefined && Object.hasOwn(options, flag))) {
    const found = value === "" ? "an empty text stands" : `the flag ${value} stands`;
    throw new UsageError(`--${name} needs a value, and ${found} in its place.`);
  }
}

function explain({ code, message }: CommanderError, options: Options): UsageError {
  const wrong = /^error: unknown option '([^]*)'(?:\n\(Did you mean|$)/.exec(message)?.[1];
  if (code === "commander.unknownOption" && wrong !== undefined) {
    const [flag = wrong] = wrong.split("=");
    const name = flag.replace(/^-+/, "");
    if (flag !== wrong && flag === `--${name}` && Object.hasOwn(options, name)) return new UsageError(`${flag} takes no value.`);
    return new UsageError(`Unknown option '${flag}'${suggestion(name, options)}`);
  }
  const flags = /^error: option '(?:-\w, )?(--\S+)/.exec(message)?.[1];
  if (code === "commander.optionMissingArgument" && flags !== undefined) return new UsageError(`${flags} needs a value.`);
  return new UsageError(message.replace(/^error: /, ""));
}

function excess([first = ""]: readonly string[], options: Options): UsageError {
  return new UsageError(`'${first}' is no flag of this command, and it takes nothing else.${suggestion(first, options)}`);
}

/** The nearest flags, as the library words it: a line of its own. It looks for none where two dashes are missing. */
function suggestion(name: string, options: Options): string {
  if (Object.hasOwn(options, name)) return `\n(Did you mean --${name}?)`;
  try {
    commandOf(options).parse([`--${name}`], { from: "user" });
  } catch (error) {
    if (error instanceof CommanderError) return /\n\(Did you mean [^]*$/.exec(error.message)?.[0] ?? "";
    throw error;
  }
  return "";
}

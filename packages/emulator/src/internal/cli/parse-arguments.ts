import { parseArgs, type ParseArgsConfig } from "node:util";
import { nearestOf } from "../nearest.js";

/** Begins the names of the variables that set options. */
const PREFIX = "HOSTING_PLATFORM_EMULATOR_";

export class UsageError extends Error {
  override name = "UsageError";
}

/** The options with their lines of the help. Lists are separated by commas or spaces in a variable of the environment. */
export const OPTIONS = {
  port: { type: "string", short: "p", value: "NUMBER", help: "port to listen on; 0 picks a free port (default: 4010; with exec: 0)" },
  host: {
    type: "string",
    value: "HOST",
    help: "address to listen on; other machines can reach a non-loopback address (default: 127.0.0.1)",
  },
  seed: { type: "string", value: "FILE", help: "JSON file with the initial state (default: a small built-in seed)" },
  stubs: {
    type: "string",
    multiple: true,
    value: "FILE",
    help: "JSON file with stubs, or with fixed responses by operationId, taken over when it changes",
  },
  fixtures: { type: "string", multiple: true, value: "FILE", help: "the same as --stubs" },
  data: {
    type: "string",
    value: "FILE",
    help: "file to persist the state in; --seed is used only if the file is new (default: memory only)",
  },
  "allow-host": {
    type: "string",
    multiple: true,
    isList: true,
    value: "NAME",
    help: "accept this name in the Host header, as of a proxy; .example.com is all names below it; repeatable",
  },
  "allow-origin": {
    type: "string",
    multiple: true,
    isList: true,
    value: "ORIGIN",
    help: "allow browser pages of this origin, such as http://localhost:3000; repeatable",
  },
  json: { type: "boolean", help: "print one line of JSON when ready: url, token, port, pid" },
  log: {
    type: "string",
    value: "FORMAT",
    help: "log each request as text or json, one line each (default: text on a terminal, else none)",
  },
  "exit-with-parent": { type: "boolean", help: "stop when the parent process ends (default under npx)" },
  quiet: { type: "boolean", help: "disable the request log" },
  help: { type: "boolean", short: "h", help: "print this help" },
  version: { type: "boolean", help: "print the version" },
} as const;

function helpLine([name, { help, ...option }]: [name: string, option: (typeof OPTIONS)[keyof typeof OPTIONS]]): string {
  const head = `--${name}${"short" in option ? `, -${option.short}` : ""}${"value" in option ? ` ${option.value}` : ""}`;
  return `  ${head.length < 15 ? head.padEnd(15) : `${head}\n${" ".repeat(17)}`}${help}`;
}

export const HELP = `Usage: hosting-platform-emulator [options]
       hosting-platform-emulator exec [options] -- COMMAND [ARGUMENT ...]
       hosting-platform-emulator record --upstream URL --token-from VARIABLE --stubs FILE [--port NUMBER] [--host HOST]
       hosting-platform-emulator compare FILE --upstream URL --token-from VARIABLE [--json]

Run the Hosting Platform REST API on this machine: stateful, offline, validated against its contract.

Options:
${Object.entries(OPTIONS).map(helpLine).join("\n")}

Each option is also a variable of the environment: ${PREFIX} and its name, such as ${PREFIX}ALLOW_HOST.

exec runs a command with the emulator: with HOSTING_PLATFORM_BASE_URL and HOSTING_PLATFORM_TOKEN, and ends with its exit code.

record passes requests on to the platform, and keeps the responses in a file, as stubs without secrets:
  --upstream URL
                 origin of the platform, such as https://api.example.com
  --token-from VARIABLE
                 environment variable with the token for the platform
  --stubs FILE   JSON file to add the stubs to

compare sends the reads of FILE, which has the response of GET /_emulator/requests, to the platform, and prints where status or types differ.
FILE may be - for standard input. The exit code is 1 if something differs. --json prints one line of JSON.

SIGINT, SIGTERM and SIGHUP stop the emulator after active requests; a second signal stops it immediately.
`;

export function parseArguments(args: readonly string[], env: NodeJS.ProcessEnv = {}, port = "4010") {
  const { values } = orUsageError({ args: [...args], options: OPTIONS }, env);
  const { help, version, stubs: [stubs] = [], fixtures: [fixtures] = [] } = values;
  if (help) return "help";
  if (version) return "version";
  if (stubs !== undefined && fixtures !== undefined) throw new UsageError("use --stubs or --fixtures, not both");
  // The last one would replace the others.
  if ((values.stubs ?? values.fixtures ?? []).length > 1) throw new UsageError("--stubs takes one file; put all stubs into its list");
  for (const name of ["host", "seed", "stubs", "fixtures", "data"] as const)
    if ([values[name]].flat().includes("")) throw new UsageError(`--${name} needs a value`);
  return { ...values, port: readPort(values.port ?? port), stubs: stubs ?? fixtures, log: readLog(values.log) };
}

/** Returns the arguments before those of another command. */
export function ownArguments(args: readonly string[]): readonly string[] {
  return args.includes("--") ? args.slice(0, args.indexOf("--")) : args;
}

export function parseExec(args: readonly string[], env: NodeJS.ProcessEnv) {
  const own = ownArguments(args);
  const command = args.slice(own.length + 1);
  if (command.length === 0) throw new UsageError("exec needs a command after --, such as: exec -- npm test");
  const options = parseArguments(own, env, "0");
  if (options === "help" || options === "version") throw new UsageError(`exec has no --${options}`);
  return { options, command };
}

export type CommandOptions = Exclude<ReturnType<typeof parseArguments>, string>;

/** Options of other servers, and those for the same. */
const OF_OTHERS: Readonly<Record<string, string>> = { cors: "allow-origin", delay: "stubs", latency: "stubs", db: "data" };

/** Parses arguments, of which `config` has a copy: options of the environment are added to it. */
export function orUsageError<Config extends ParseArgsConfig & { args: string[] }>(
  config: Config,
  env: NodeJS.ProcessEnv,
): ReturnType<typeof parseArgs<Config>> {
  try {
    config.args.unshift(...argumentsOf(config, env));
    return parseArgs(config);
  } catch (error) {
    if (error instanceof UsageError) throw error;
    const unknown = unknownOption(config, error);
    if (unknown === undefined) throw new UsageError((error as Error).message);
    const { name, rawName } = unknown;
    const nearest = rawName.startsWith("--") ? (OF_OTHERS[name] ?? nearestOf(name, Object.keys(config.options ?? {}))) : undefined;
    throw new UsageError(`Unknown option '${rawName}'${nearest === undefined ? "" : `. Did you mean --${nearest}?`}`);
  }
}

/** Returns the option that an error of `parseArgs` is about, without its advice on positional arguments, of which none starts with a dash. */
function unknownOption(config: ParseArgsConfig, error: unknown): { name: string; rawName: string } | undefined {
  if ((error as { code?: unknown }).code !== "ERR_PARSE_ARGS_UNKNOWN_OPTION") return undefined;
  const { tokens } = parseArgs({ ...config, strict: false, allowPositionals: true, tokens: true });
  return tokens.flatMap((token) => (token.kind === "option" && !Object.hasOwn(config.options ?? {}, token.name) ? [token] : []))[0];
}

/** Returns the variables that have a value, by the names of their options, unless an argument has the option. */
function variablesOf(names: readonly string[], args: readonly string[], env: NodeJS.ProcessEnv): Map<string, string> {
  const isGiven = (name: string): boolean =>
    args.some((each) => each === `--${name}` || each.startsWith(`--${name}=`) || (name === "port" && each.startsWith("-p")));
  const all = names.map((name): [string, string] => [name, PREFIX + name.replaceAll("-", "_").toUpperCase()]);
  return new Map(all.filter(([name, variable]) => (env[variable] ?? "") !== "" && !isGiven(name)));
}

/** Returns the options of the environment as arguments. */
function argumentsOf({ options = {}, args = [] }: ParseArgsConfig, env: NodeJS.ProcessEnv): string[] {
  const names = Object.keys(options).filter((name) => name !== "help" && name !== "version");
  return [...variablesOf(names, args, env)].flatMap(([name, variable]) => {
    const value = env[variable] ?? "";
    if (options[name]?.type === "boolean") {
      if (!/^(?:true|false|1|0)$/.test(value)) throw new UsageError(`${variable} must be true or false, not ${JSON.stringify(value)}`);
      return value === "true" || value === "1" ? [`--${name}`] : [];
    }
    return ("isList" in (options[name] ?? {}) ? value.split(/[\s,]+/) : [value]).map((each) => `--${name}=${each}`);
  });
}

/** Returns the message of an error with the names of variables in place of those of the options that they set. */
export function withVariables(message: string, args: readonly string[], env: NodeJS.ProcessEnv): string {
  const variables = [...variablesOf(Object.keys(OPTIONS), args, env)];
  const told = variables.reduce((text, [name, variable]) => text.replaceAll(new RegExp(`--${name}(?![\\w-])`, "g"), variable), message);
  const isTold = variables.length === 0 || variables.some(([, variable]) => told.includes(variable));
  return isTold ? told : `${told}\nOptions of the environment: ${variables.map(([, variable]) => variable).join(", ")}`;
}

/** Returns the format of the request log; `undefined` for text on a terminal, else none. */
function readLog(format: string | undefined): "text" | "json" | undefined {
  if (format === undefined || format === "text" || format === "json") return format;
  throw new UsageError(`--log must be text or json, not ${JSON.stringify(format)}`);
}

export function readPort(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) throw new UsageError(`--port must be an integer from 0 to 65535, not ${JSON.stringify(text)}`);
  return port;
}

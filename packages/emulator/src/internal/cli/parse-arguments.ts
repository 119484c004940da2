import { parseArgs, type ParseArgsConfig } from "node:util";
import { nearestOf } from "../nearest.js";

export class UsageError extends Error {
  override name = "UsageError";
}

export const HELP = `Usage: hosting-platform-emulator [options]
       hosting-platform-emulator record --upstream URL --token-from VARIABLE --stubs FILE [--port NUMBER] [--host HOST]
       hosting-platform-emulator compare FILE --upstream URL --token-from VARIABLE [--json]

Run the Hosting Platform REST API on this machine: stateful, offline, validated against its contract.

Options:
  --port, -p NUMBER
                 port to listen on; 0 picks a free port (default: 4010)
  --host HOST    address to listen on; other machines can reach a non-loopback address (default: 127.0.0.1)
  --seed FILE    JSON file with the initial state (default: a small built-in seed)
  --stubs FILE   JSON file with stubs, or with fixed responses by operationId, taken over when it changes
                 (--fixtures is the same)
  --data FILE    file to persist the state in; --seed is used only if the file is new (default: memory only)
  --allow-host NAME
                 accept this name in the Host header, as of a proxy; .example.com is all names below it; repeatable
  --allow-origin ORIGIN
                 allow browser pages of this origin, such as http://localhost:3000; repeatable
  --json         print one line of JSON when ready: url, token, port, pid
  --log FORMAT   log each request as text or json, one line each (default: text on a terminal, else none)
  --exit-with-parent
                 stop when the parent process ends (default under npx)
  --quiet        disable the request log
  --help, -h     print this help
  --version      print the version

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

export const OPTIONS = {
  port: { type: "string", short: "p", default: "4010" },
  host: { type: "string" },
  seed: { type: "string" },
  stubs: { type: "string", multiple: true },
  fixtures: { type: "string", multiple: true },
  data: { type: "string" },
  "allow-host": { type: "string", multiple: true, default: [] as string[] },
  "allow-origin": { type: "string", multiple: true, default: [] as string[] },
  json: { type: "boolean", default: false },
  quiet: { type: "boolean", default: false },
  "exit-with-parent": { type: "boolean", default: false },
  log: { type: "string" },
  help: { type: "boolean", short: "h", default: false },
  version: { type: "boolean", default: false },
} as const;

export function parseArguments(args: readonly string[]) {
  const { values } = orUsageError({ args: [...args], options: OPTIONS });
  const { help, version, stubs: [stubs] = [], fixtures: [fixtures] = [] } = values;
  if (help) return "help";
  if (version) return "version";
  if (stubs !== undefined && fixtures !== undefined) throw new UsageError("use --stubs or --fixtures, not both");
  // The last one would replace the others.
  if ((values.stubs ?? values.fixtures ?? []).length > 1) throw new UsageError("--stubs takes one file; put all stubs into its list");
  for (const name of ["host", "seed", "stubs", "fixtures", "data"] as const)
    if ([values[name]].flat().includes("")) throw new UsageError(`--${name} needs a value`);
  return { ...values, port: readPort(values.port), stubs: stubs ?? fixtures, log: readLog(values.log) };
}

export type CommandOptions = Exclude<ReturnType<typeof parseArguments>, string>;

/** Options of other servers, and those for the same. */
const OF_OTHERS: Readonly<Record<string, string>> = { cors: "allow-origin", delay: "stubs", latency: "stubs", db: "data" };

export function orUsageError<Config extends ParseArgsConfig>(config: Config): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config);
  } catch (error) {
    // Drop Node's advice on positional arguments, since none starts with a dash.
    const [message = ""] = (error as Error).message.split(". To specify");
    const [, unknown] = /^Unknown option '--(.+)'/.exec(message) ?? [];
    const nearest = unknown === undefined ? undefined : (OF_OTHERS[unknown] ?? nearestOf(unknown, Object.keys(config.options ?? {})));
    throw new UsageError(message + (nearest === undefined ? "" : `. Did you mean --${nearest}?`));
  }
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

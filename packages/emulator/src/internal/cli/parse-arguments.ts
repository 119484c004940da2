import { parseArgs } from "node:util";

/** What the command is asked for. */
export interface CommandOptions {
  port: number;
  host: string | undefined;
  seed: string | undefined;
  data: string | undefined;
  origins: string[];
  json: boolean;
  quiet: boolean;
}

/** Arguments that the command does not understand. */
export class UsageError extends Error {
  override name = "UsageError";
}

export const HELP = `Usage: hosting-platform-emulator [options]

The Hosting Platform REST API on this machine: stateful, offline, held against its contract.

Options:
  --port NUMBER  the port to listen on; 0 takes one that is free (default: 4010)
  --host HOST    the address to listen on; any but a loopback one lets others reach the emulator (default: 127.0.0.1)
  --seed FILE    a JSON file with what there is at the beginning (default: a team with a user, a token, projects)
  --data FILE    keep the state in this file; the seed is for a new file alone (default: in memory)
  --allow-origin ORIGIN
                 let pages of this origin call the operations, such as http://localhost:3000; may be given more than once
  --json         print one line of JSON once requests are taken: url, token, port, pid
  --quiet        no request log; it is for a terminal only anyway
  --help         print this
  --version      print the version

Signals: SIGINT, SIGTERM and SIGHUP let requests end and the state be written; a second one ends the emulator at once.
`;

/**
 * Reads the command's arguments.
 *
 * @throws {UsageError} where they are wrong.
 */
export function parseArguments(args: readonly string[]): CommandOptions | "help" | "version" {
  const values = parse(args);
  if (values.help === true) return "help";
  if (values.version === true) return "version";
  for (const name of ["host", "seed", "data"] as const) if (values[name] === "") throw new UsageError(`--${name} needs a value`);
  return {
    port: readPort(values.port ?? "4010"),
    host: values.host,
    seed: values.seed,
    data: values.data,
    origins: values["allow-origin"] ?? [],
    json: values.json ?? false,
    quiet: values.quiet ?? false,
  };
}

function parse(args: readonly string[]): ReturnType<typeof parseStrictly>["values"] {
  try {
    return parseStrictly(args).values;
  } catch (error) {
    // Node's own messages go on with advice on positional arguments, which there are none of.
    throw new UsageError((error as Error).message.split(". To specify")[0] ?? "");
  }
}

function parseStrictly(args: readonly string[]) {
  return parseArgs({
    args: [...args],
    strict: true,
    allowPositionals: false,
    options: {
      port: { type: "string" },
      host: { type: "string" },
      seed: { type: "string" },
      data: { type: "string" },
      "allow-origin": { type: "string", multiple: true },
      json: { type: "boolean" },
      quiet: { type: "boolean" },
      help: { type: "boolean", short: "h" },
      version: { type: "boolean" },
    },
  });
}

function readPort(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535)
    throw new UsageError(`--port has to be a whole number from 0 to 65535, not ${JSON.stringify(text)}`);
  return port;
}

import { type Stats, unwatchFile, watchFile } from "node:fs";
import { readFile } from "node:fs/promises";
import {
  type Emulator,
  EmulatorError,
  type EmulatorErrorCode,
  type EmulatorOptions,
  type Fixtures,
  type RequestLogEntry,
  type Seed,
  startEmulator,
  type Stub,
} from "../../index.js";
import { formatFailure } from "../failure.js";
import { JsonError, parseJson, STATE_DEPTH_LIMIT } from "../parse-json.js";
import { compare } from "../record/compare.js";
import { record } from "../record/record.js";
import { formatEntry } from "../request-log.js";
import { isObject } from "../state/json.js";
import { version } from "../version.js";
import { runWith } from "./exec.js";
import { type CommandOptions, HELP, ownArguments, parseArguments, parseExec, UsageError, withVariables } from "./parse-arguments.js";

export type CommandProcess = Pick<NodeJS.Process, "on" | "exit" | "env" | "pid" | "ppid"> & {
  stdin?: { isTTY?: boolean };
  stdout: { write: (text: string) => unknown; isTTY?: boolean };
  stderr: { write: (text: string) => unknown };
};

type Output = Pick<CommandProcess, "env" | "stdout" | "stderr">;

/** Runs the command until a signal stops it; returns the exit code. */
export async function runCommand(args: readonly string[], process: CommandProcess): Promise<number> {
  try {
    const [name, ...rest] = args;
    const isHelp = ownArguments(rest).some((each) => each === "--help" || each === "-h");
    if (name === "record" && !isHelp) return await record(rest, process, () => endOf(process, false));
    if (name === "compare" && !isHelp) return await compare(rest, process);
    if (name === "exec" && !isHelp) return await exec(rest, process);
    const options = isHelp ? "help" : parseArguments(args, process.env);
    if (options === "help" || options === "version") {
      process.stdout.write(options === "help" ? HELP : `${version()}\n`);
      return 0;
    }
    // Before the start, during which the parent may end.
    const end = endOf(process, options["exit-with-parent"]);
    return await run(options, process, async (emulator) => {
      process.stdout.write(`${startLine(emulator, options, process)}\n`);
      await end;
      return 0;
    });
  } catch (error) {
    const tell = ({ message }: Error): string => withVariables(message, ownArguments(args), process.env);
    if (error instanceof UsageError) {
      process.stderr.write(`hosting-platform-emulator: ${tell(error)}\nRun hosting-platform-emulator --help for usage.\n`);
      return 2;
    }
    // By name, since the built command has a class of its own beside that of the package.
    if (!(error instanceof Error) || error.name !== "EmulatorError") throw error;
    process.stderr.write(`hosting-platform-emulator: ${tell(error)}\n`);
    return 1;
  }
}

/** Runs `exec`. Standard output is that of the command. */
async function exec(args: readonly string[], process: CommandProcess): Promise<number> {
  const { options, command } = parseExec(args, process.env);
  const parent = isBound(process, options["exit-with-parent"]) ? parentEnd(process) : undefined;
  const { env, stderr } = process;
  const quiet = { env, stderr, stdout: { write: (text: string) => stderr.write(text) } };
  return run(options, quiet, (emulator) => runWith(emulator, command, process, parent));
}

/** Starts an emulator, and closes it after its use. */
async function run(options: CommandOptions, process: Output, use: (emulator: Emulator) => Promise<number>): Promise<number> {
  // Before the file is read, so that no change is missed.
  const unwatch = options.stubs === undefined ? undefined : watchStubs(options.stubs, () => starting, process);
  const starting = start(options, process);
  try {
    const emulator = await starting;
    const code = await use(emulator);
    await emulator.close();
    return code;
  } finally {
    unwatch?.();
  }
}

async function start(
  { port, host, seed, stubs, data, "allow-host": allowedHosts, "allow-origin": allowedOrigins, json, quiet, log }: CommandOptions,
  process: Output,
): Promise<Emulator> {
  const { stdout, stderr, env } = process;
  const isColored = (env["NO_COLOR"] ?? "") === "";
  const format = quiet ? undefined : (log ?? (stdout.isTTY === true && !json ? "text" : undefined));
  const lineOf = (entry: RequestLogEntry): string =>
    format === "json" ? JSON.stringify(entry) : formatEntry(entry, isColored && stdout.isTTY === true);
  return startEmulator({
    ...{ port, allowedHosts: allowedHosts ?? [], allowedOrigins: allowedOrigins ?? [] },
    ...(host !== undefined && { host }),
    ...(stubs !== undefined && (await readStubs(stubs))),
    ...(seed !== undefined && { seed: (await readJsonFile("seed", seed)) as EmulatorOptions["seed"] & object }),
    ...(data !== undefined && { data }),
    onFailure: (failure) => void stderr.write(`${formatFailure(failure)}\n`),
    ...(format !== undefined && { log: (entry) => void stdout.write(`${lineOf(entry)}\n`) }),
  });
}

/** Reads a file of stubs, or of fixtures, which have no form but that of the options. */
async function readStubs(file: string): Promise<Pick<EmulatorOptions, "stubs" | "fixtures" | "seed">> {
  const content = await readJsonFile("stubs", file);
  const has = (name: string): boolean => isObject(content) && name in content;
  const stubs = has("stubs") ? (content as { stubs: unknown }).stubs : has("respond") || has("effect") ? [content] : content;
  if (stubs === content && isObject(content) && !Object.values(content).some(isFixture)) {
    const way = '{ "stubs": [{ "operation": "listTeams", "respond": { "body": {} } }] }; the files of other tools must be converted';
    throw new EmulatorError("invalid-stub", `The file of --stubs, ${file}, has neither stubs nor responses by operationId. Write ${way}`);
  }
  if (stubs === content && !Array.isArray(stubs)) return { fixtures: stubs as Fixtures };
  return { stubs: stubs as readonly Stub[], ...(has("stubs") && has("seed") && { seed: (content as { seed: Seed }).seed }) };
}

/** Checks for a fixed response, which may have no field. */
function isFixture(value: unknown): boolean {
  const names = isObject(value) ? Object.keys(value) : [""];
  return names.length === 0 || names.some((name) => ["status", "headers", "body", "bodyBase64", "examples", "schema"].includes(name));
}

/** Takes over the stubs of a file when it changes; wrong ones are told, and those before remain. Returns a function that ends it. */
function watchStubs(file: string, started: () => Promise<Emulator>, { stderr }: Output): () => void {
  const take = (): void =>
    void Promise.all([started(), readStubs(file)])
      .then(([emulator, { stubs, fixtures }]) => {
        // The checked one first, since a wrong one replaces nothing.
        if (stubs !== undefined) emulator.setStubs(stubs);
        emulator.setFixtures(fixtures ?? {});
        if (stubs === undefined) emulator.setStubs([]);
      })
      .catch((error: unknown) => void stderr.write(`hosting-platform-emulator: ${(error as Error).message}\n`));
  // By looking at it: events come neither from the target of a link nor from outside a container.
  const look = ({ mtimeMs, ino }: Stats, former: Stats): void => {
    if (mtimeMs !== former.mtimeMs || ino !== former.ino) take();
  };
  watchFile(file, { interval: 200 }, look);
  return () => unwatchFile(file, look);
}

async function readJsonFile(option: "seed" | "stubs", file: string): Promise<unknown> {
  const code: EmulatorErrorCode = option === "seed" ? "invalid-seed" : "invalid-stub";
  const bytes = await readFile(file).catch((error: unknown) => {
    throw new EmulatorError(code, `Cannot read --${option} ${file}: ${(error as Error).message}`, { cause: error });
  });
  try {
    return parseJson(bytes, STATE_DEPTH_LIMIT);
  } catch (error) {
    if (!(error instanceof JsonError)) throw error;
    const advice = /\.ya?ml$/i.test(file) ? `. Convert YAML to JSON first, such as with: npx js-yaml ${file}` : "";
    throw new EmulatorError(code, `The file of --${option}, ${file}, ${error.message}${advice}`, { cause: error });
  }
}

function startLine({ url, port, token }: Emulator, { json }: CommandOptions, { pid }: CommandProcess): string {
  if (json) return JSON.stringify({ url, token: token ?? null, port, pid });
  return `Hosting Platform emulator: ${url} token: ${token ?? "none in the seed"}`;
}

/** Returns true for a process that ends with its parent. npm ends without passing SIGTERM or SIGHUP on to the command that npx runs. */
function isBound(process: CommandProcess, exitsWithParent = false): boolean {
  return exitsWithParent || process.env["npm_command"] === "exec";
}

function endOf(process: CommandProcess, exitsWithParent?: boolean): Promise<void> {
  return isBound(process, exitsWithParent) ? Promise.race([nextSignal(process), parentEnd(process)]) : nextSignal(process);
}

function nextSignal(process: CommandProcess): Promise<void> {
  return new Promise((resolve) => {
    let isEnding = false;
    for (const [signal, number] of [
      ["SIGHUP", 1],
      ["SIGINT", 2],
      ["SIGTERM", 15],
    ] as const) {
      process.on(signal, () => {
        if (isEnding) process.exit(128 + number);
        isEnding = true;
        resolve();
      });
    }
  });
}

/** Milliseconds between looks at the parent process. No system tells a process that its parent has ended. */
const INTERVAL = 250;

export function parentEnd(process: Pick<NodeJS.Process, "ppid">): Promise<void> {
  const parent = process.ppid;
  return new Promise((resolve) => {
    const timer = setInterval(() => {
      if (process.ppid === parent && isRunning(parent)) return;
      clearInterval(timer);
      resolve();
    }, INTERVAL);
    timer.unref();
  });
}

/** On Windows, `ppid` stays the same. */
function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { PassThrough } from "node:stream";

const MOST_OUTPUT = 64 * 1024 * 1024;

/** The longest wait for a line of output, in milliseconds. */
const PATIENCE = 120_000;

/** No colors, and no telemetry of third-party commands. */
const QUIET = { NO_COLOR: "1", REDOCLY_TELEMETRY: "off", KUBB_DISABLE_TELEMETRY: "1", DO_NOT_TRACK: "1" };

export interface Command {
  /** Default: this Node.js. */
  program?: string;
  args: readonly string[];
  cwd: string;
}

/** Milliseconds of a command: elapsed, and of processor time, including processes that it waited for. */
export interface Cost {
  wall: number;
  cpu: number;
}

/** A program failed. */
export class ProgramError extends Error {
  override readonly name = "ProgramError";

  /** @param output what the program printed */
  constructor(
    message: string,
    readonly output: string,
  ) {
    super(`${message}\n${output}`);
  }
}

/** Runs a program and returns its output; throws with the output unless it exits with 0 within `timeout` milliseconds. */
export function execute(program: string, args: readonly string[], cwd: string, timeout?: number): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile(program, args, { cwd, timeout, maxBuffer: MOST_OUTPUT, env: { ...process.env, ...QUIET } }, (error, stdout, stderr) => {
      if (error === null) resolve(stdout);
      else reject(new ProgramError(error.message, `${stdout}${stderr}`));
    });
  });
}

/** Runs a command and measures it; throws with the output unless it exits with 0 and its output matches `expected`. */
export async function timed({ args, cwd, program = process.execPath }: Command, expected = /(?:)/): Promise<Cost> {
  // The shell's `time` counts whole trees of processes, which Node.js cannot.
  const script = 'TIMEFORMAT="%3R %3U %3S"; time "$@" 2>&1';
  return new Promise((resolve, reject) => {
    execFile(
      "bash",
      ["-c", script, "bash", program, ...args],
      { cwd, maxBuffer: MOST_OUTPUT, env: { ...process.env, ...QUIET } },
      (error, output, times) => {
        const [wall = NaN, user = NaN, system = NaN] = times.trim().split(" ").map(Number);
        if (error === null && expected.test(output)) resolve({ wall: wall * 1000, cpu: (user + system) * 1000 });
        else reject(new ProgramError(error?.message ?? `${args.join(" ")} printed something else than ${expected.source}`, output));
      },
    );
  });
}

/** A Node.js process that keeps running while it is measured. */
export class Running {
  readonly child: ChildProcess;
  readonly #output = new PassThrough();
  readonly #ended = new AbortController();
  #text = "";

  constructor({ args, cwd }: Command, stdio: "ignore" | "ipc" = "ignore") {
    this.child = spawn(process.execPath, args, { cwd, stdio: ["ignore", "pipe", "pipe", stdio], env: { ...process.env, ...QUIET } });
    for (const stream of [this.child.stdout, this.child.stderr]) stream?.pipe(this.#output, { end: false });
    this.#output.setEncoding("utf8").on("data", (text: string) => (this.#text += text));
    this.child.once("exit", () => this.#ended.abort());
  }

  /** Resolves with the first match in what the process prints from now on. */
  async next(pattern: RegExp): Promise<string> {
    this.#text = "";
    const signal = AbortSignal.any([this.#ended.signal, AbortSignal.timeout(PATIENCE)]);
    for (;;) {
      const [found] = pattern.exec(this.#text) ?? [];
      if (found !== undefined) return found;
      await once(this.#output, "data", { signal }).catch(() => {
        throw new Error(`${this.child.spawnargs.join(" ")} did not print ${pattern.source}:\n${this.#text}`);
      });
    }
  }

  async stop(): Promise<void> {
    if (this.#ended.signal.aborted) return;
    this.child.kill("SIGTERM");
    await once(this.child, "exit");
  }
}

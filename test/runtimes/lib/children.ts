import { type ChildProcess, spawn } from "node:child_process";

/** The processes that were started here and have not ended. */
const running = new Set<ChildProcess>();

/** Leaves no process behind, however this one ends. */
export function endChildrenAtExit(): void {
  process.on("exit", () => running.forEach((child) => child.kill("SIGKILL")));
  for (const [signal, code] of [
    ["SIGHUP", 129],
    ["SIGINT", 130],
    ["SIGTERM", 143],
  ] as const)
    process.once(signal, () => process.exit(code));
}

export interface ChildOptions {
  cwd: string;
  /** All that the process gets of an environment, beside `PATH`. */
  env: Record<string, string | undefined>;
  /** How long it may take, in milliseconds; then it is ended and counts as failed. */
  timeout: number;
}

/** A process that is under way. */
export interface Child {
  /** What it printed, once it has ended with 0. */
  ended: Promise<string>;
  /** The first match in what it prints; rejects where it ends without one. */
  prints(pattern: RegExp): Promise<RegExpExecArray>;
  /** Ends it, and waits for that. */
  end(): Promise<void>;
}

export function startChild(program: string, args: readonly string[], { cwd, env, timeout }: ChildOptions): Child {
  // The pipe to its input breaks where this process is killed; the drivers end by that.
  const child = spawn(program, args, { cwd, env: { PATH: process.env["PATH"], ...env }, stdio: ["pipe", "pipe", "pipe"], timeout });
  running.add(child);
  let [stdout, stderr] = ["", ""];
  child.stdout.setEncoding("utf8").on("data", (text: string) => (stdout += text));
  child.stderr.setEncoding("utf8").on("data", (text: string) => (stderr += text));
  // A program that reads no input may have closed it.
  child.stdin.on("error", () => undefined);
  const ended = new Promise<string>((resolve, reject) => {
    child.on("error", (cause) => reject(new Error(`${program} cannot be started`, { cause })));
    child.on("close", (code, signal) => {
      if (code === 0) resolve(stdout);
      else reject(new Error(`${program} ended with ${signal ?? code}\n${stdout}${stderr}`.trimEnd()));
    });
  }).finally(() => running.delete(child));
  // Whoever ends it need not ask how it ended.
  ended.catch(() => undefined);
  return {
    ended,
    async prints(pattern) {
      const match = new Promise<RegExpExecArray>((resolve) => {
        child.stdout.on("data", () => {
          const found = pattern.exec(stdout);
          if (found) resolve(found);
        });
      });
      const silent = ended.then(() => {
        throw new Error(`${program} ended without a word`);
      });
      return Promise.race([match, silent]);
    },
    async end() {
      child.kill("SIGTERM");
      const timer = setTimeout(() => child.kill("SIGKILL"), 3_000);
      await ended.catch(() => undefined);
      clearTimeout(timer);
    },
  };
}

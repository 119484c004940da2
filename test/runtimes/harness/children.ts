import { type ChildProcess, spawn } from "node:child_process";
import { PATIENCE } from "../../harness/patience.js";

const running = new Set<ChildProcess>();

/** Leaves no process behind, however this one ends. */
export function endChildrenAtExit(): void {
  process.on("exit", () => running.forEach((child) => signalGroup(child, "SIGKILL")));
  for (const [signal, code] of Object.entries({ SIGHUP: 129, SIGINT: 130, SIGTERM: 143 }))
    // A terminal sends it to all that run there, and tsx, which runs this program, passes it on once more; it kills a program that does
    // not tell within 30 ms that the signal has come, as one does not that ends at once.
    process.on(signal, () => setTimeout(() => process.exit(code), 100));
}

export interface ChildOptions {
  cwd: string;
  /** All that the process gets of an environment, beside `PATH`. */
  env: Record<string, string | undefined>;
  /** Runs until it is ended, however long the others take. */
  isServer?: boolean;
}

export class FailedChild extends Error {
  override readonly name = "FailedChild";

  constructor(
    program: string,
    /** Its exit code; undefined where a signal ended it. */
    readonly code: number | undefined,
    end: string,
    readonly stdout: string,
    readonly stderr: string,
  ) {
    super(`${program} ended with ${end}\n${stdout}${stderr}`.trimEnd());
  }
}

export interface Child {
  ended: Promise<string>;
  /** The first match in what it prints; rejects where it ends without one. */
  prints(pattern: RegExp): Promise<RegExpExecArray>;
  end(): Promise<void>;
}

export function startChild(program: string, args: readonly string[], { cwd, env, isServer = false }: ChildOptions): Child {
  const child = spawn(program, args, {
    cwd,
    env: { PATH: process.env["PATH"], ...env },
    // Where this process is killed, the pipes break, by which the drivers and the browser end: those by the first, that by the last two.
    stdio: ["pipe", "pipe", "pipe", "pipe", "pipe"],
    // A group of its own, so that it is ended with all that it has started.
    detached: true,
  });
  running.add(child);
  let [stdout, stderr, late] = ["", "", false];
  child.stdout.setEncoding("utf8").on("data", (text: string) => (stdout += text));
  child.stderr.setEncoding("utf8").on("data", (text: string) => (stderr += text));
  // A program that reads none of its input may have closed it.
  for (const pipe of child.stdio) pipe?.on("error", () => undefined);
  const timer = isServer ? undefined : setTimeout(() => (late = signalGroup(child, "SIGKILL")), PATIENCE);
  const ended = new Promise<string>((resolve, reject) => {
    child.on("error", (cause) => reject(new Error(`${program} cannot be started`, { cause })));
    // What it has started may hold its output open.
    child.on("exit", () => signalGroup(child, "SIGKILL"));
    child.on("close", (code, signal) => {
      if (code === 0) resolve(stdout);
      else {
        const end = late ? `nothing after ${PATIENCE} ms` : String(signal ?? code);
        reject(new FailedChild(program, code ?? undefined, end, stdout, stderr));
      }
    });
  }).finally(() => {
    clearTimeout(timer);
    running.delete(child);
  });
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
        throw new Error(`${program} ended without what it should have printed\n${stdout}${stderr}`.trimEnd());
      });
      return Promise.race([match, silent]);
    },
    async end() {
      signalGroup(child, "SIGTERM");
      const timer = setTimeout(() => signalGroup(child, "SIGKILL"), 3_000);
      await ended.catch(() => undefined);
      clearTimeout(timer);
    },
  };
}

/** Whether there was anybody to signal. */
function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): boolean {
  // Without an ID it was never started; 0 would be the group of this process.
  if (!pid) return false;
  try {
    return process.kill(-pid, signal);
  } catch {
    return false;
  }
}

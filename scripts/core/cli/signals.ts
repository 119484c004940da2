import type { ChildProcess } from "node:child_process";

/** Signals that end a command. */
export const ENDING_SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

const endings = new Set<(signal: NodeJS.Signals) => void>();
let isHeld = false;
let isQuiet = false;

/**
 * Lets SIGINT, SIGTERM and SIGHUP end the process only while it waits. Without a handler, a signal could end it between two renames of
 * files that belong together.
 */
export function holdSignals(): void {
  if (isHeld) return;
  isHeld = true;
  for (const signal of ENDING_SIGNALS) {
    process.once(signal, () => {
      // The handler is removed by now: a second signal ends the process at once.
      for (const end of [...endings].reverse()) end(signal);
      if (endsQuietly(signal)) process.exit(0);
      process.kill(process.pid, signal);
    });
  }
}

/** Makes Ctrl+C a successful exit, for commands that run until interrupted. */
export function endQuietly(): void {
  if (isQuiet) return;
  isQuiet = true;
  // SIGINT may arrive twice, from the terminal and from the parent process.
  process.on("SIGINT", () => undefined);
}

/** Checks if the signal is a successful exit. */
export function endsQuietly(signal: NodeJS.Signals): boolean {
  return isQuiet && signal === "SIGINT";
}

/** Registers a handler for ending signals and returns a function that removes it. Handlers run in reverse order and must not throw. */
export function beforeEnding(end: (signal: NodeJS.Signals) => void): () => void {
  endings.add(end);
  return () => void endings.delete(end);
}

/** Kills a child process when a signal ends this process. */
export function endWith(child: ChildProcess): void {
  const callOff = beforeEnding(() => void child.kill("SIGKILL"));
  child.once("exit", callOff);
  child.once("error", callOff);
}

/** Lets signals be handled that arrived during synchronous work. Waits for two turns, since the first may already be over. */
export async function hearSignals(): Promise<void> {
  for (let turn = 0; turn < 2; turn++) await new Promise((resolve) => setImmediate(resolve));
}

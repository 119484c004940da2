import type { ChildProcess } from "node:child_process";

/** The signals by which a terminal or a supervisor ends a command. */
export const ENDING_SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

const endings = new Set<(signal: NodeJS.Signals) => void>();
let isHeld = false;
let isQuiet = false;

/**
 * Lets the process end of SIGINT, SIGTERM and SIGHUP only where it waits for something. Without a handler a signal ends it
 * wherever it is, also between two renames of files that belong together.
 */
export function holdSignals(): void {
  if (isHeld) return;
  isHeld = true;
  for (const signal of ENDING_SIGNALS) {
    process.once(signal, () => {
      // The handler is gone by now: a second signal ends the process at once.
      for (const end of [...endings].reverse()) end(signal);
      if (endsQuietly(signal)) process.exit(0);
      process.kill(process.pid, signal);
    });
  }
}

/** From now on Ctrl+C is how a command is ended that has no end of its own: it has done what it should. */
export function endQuietly(): void {
  isQuiet = true;
  // One that comes a second time, from the terminal and from who started this, must not end it otherwise.
  process.on("SIGINT", () => undefined);
}

/** Whether the signal is the end that the command waits for. */
export function endsQuietly(signal: NodeJS.Signals): boolean {
  return isQuiet && signal === "SIGINT";
}

/** Does something before a signal ends the process, at once and without throwing, the latest first; gives what calls it off. */
export function beforeEnding(end: (signal: NodeJS.Signals) => void): () => void {
  endings.add(end);
  return () => void endings.delete(end);
}

/** A child that ends with this process, whoever of the two is signalled. */
export function endWith(child: ChildProcess): void {
  const callOff = beforeEnding(() => void child.kill("SIGKILL"));
  child.once("exit", callOff);
  child.once("error", callOff);
}

/** Gives signals that came during a long calculation the time to be heard. The first turn of the loop may be over already. */
export async function hearSignals(): Promise<void> {
  for (let turn = 0; turn < 2; turn++) await new Promise((resolve) => setImmediate(resolve));
}

import type { ChildProcess } from "node:child_process";

/** Signals that end a command. */
export const ENDING_SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

const endings = new Set<(signal: NodeJS.Signals) => void>();
let isQuiet = false;
let isFree = false;
let isListening = false;

/** Runs the handlers. They are removed by then: a second signal ends the process at once. */
function end(signal: NodeJS.Signals): void {
  listen(false);
  for (const each of [...endings].reverse()) each(signal);
  if (endsQuietly(signal)) process.exit(0);
  process.kill(process.pid, signal);
}

/** Handles signals only while there is something to do: a handler waits for synchronous work, the system does not. */
function update(): void {
  listen(endings.size > 0 || (isQuiet && !isFree));
}

function listen(isHeld: boolean): void {
  // Without a listener for a moment, Node would lose the signals that have arrived.
  if (isHeld === isListening) return;
  isListening = isHeld;
  for (const name of ENDING_SIGNALS) process[isHeld ? "on" : "off"](name, end);
}

/** Makes Ctrl+C a successful exit, for commands that run until interrupted. */
export function endQuietly(): void {
  isQuiet = true;
  update();
}

/** Runs long synchronous work of a command that runs until interrupted: a signal ends the process at once. */
export async function interruptible<T>(work: () => Promise<T>): Promise<T> {
  isFree = true;
  update();
  try {
    return await work();
  } finally {
    isFree = false;
    update();
  }
}

/** Checks if the signal is a successful exit. */
export function endsQuietly(signal: NodeJS.Signals): boolean {
  return isQuiet && signal === "SIGINT";
}

/** Registers a handler for ending signals and returns a function that removes it. Handlers run in reverse order and must not throw. */
export function beforeEnding(handle: (signal: NodeJS.Signals) => void): () => void {
  endings.add(handle);
  update();
  return () => {
    endings.delete(handle);
    // A signal that arrived during synchronous work is still to be heard.
    void hearSignals().then(update);
  };
}

/** Runs synchronous work that a signal must not end halfway, such as renaming files that belong together. */
export async function withoutSignals<T>(work: () => T): Promise<T> {
  const callOff = beforeEnding(() => undefined);
  try {
    return work();
  } finally {
    await hearSignals();
    callOff();
  }
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

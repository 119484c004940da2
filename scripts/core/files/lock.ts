import { relative } from "node:path";
import { CommandError } from "../cli/command-error.js";
import { beforeEnding } from "../cli/signals.js";
import { lockFileOf, lockTurn, ownerOf, release, take } from "./lock-file.js";

export interface LockOptions {
  /** How long the other run is waited for, in milliseconds; a minute by default. */
  patience?: number;
  /** Where the lock stands; by default {@link lockFileOf} says it. */
  file?: string;
}

const MINUTE = 60_000;
const POLL_MILLISECONDS = 50;

/**
 * Does some work while no other run writes to the same output. Where one does, it is said, and waited for.
 *
 * @param folder what the lock is on: the repository for all that is made of our contract, else the output folder
 * @param say is told who is waited for
 * @throws CommandError where the other run does not end in time
 */
export async function withLock<T>(
  folder: string,
  work: () => Promise<T>,
  say: (line: string) => void,
  { patience = MINUTE, file = lockFileOf(folder) }: LockOptions = {},
): Promise<T> {
  if (!(await acquire(folder, file, patience, say))) return work();
  const callOff = beforeEnding(() => release(file));
  try {
    return await work();
  } finally {
    callOff();
    release(file);
  }
}

/**
 * Compares without a lock. Where the outcome is that something is stale, and a run wrote meanwhile, it may have been seen half written: it
 * is waited for, and compared again.
 */
export async function whileNobodyWrites<T>(
  folder: string,
  compare: () => Promise<T>,
  isStale: (value: T) => boolean,
  say: (line: string) => void,
  { patience = MINUTE, file = lockFileOf(folder) }: LockOptions = {},
): Promise<T> {
  const end = performance.now() + patience;
  for (;;) {
    const turn = lockTurn(file);
    const owner = ownerOf(file);
    const value = await compare();
    if (!isStale(value) || (owner === undefined && lockTurn(file) === turn)) return value;
    if (performance.now() > end) throw stillBusy(folder, file, owner);
    await untilFree(file, end, (other) => say(waitingFor(folder, other)));
  }
}

/** Says on the standard error who is waited for. */
export function tellWaiting(line: string): void {
  process.stderr.write(`${line}\n`);
}

/** False where no lock can be made: what keeps it from being made says more of itself when the output is written. */
async function acquire(folder: string, file: string, patience: number, say: (line: string) => void): Promise<boolean> {
  const end = performance.now() + patience;
  let told: number | undefined;
  for (;;) {
    let owner: number | undefined;
    try {
      owner = take(file);
    } catch (error) {
      const { code = "" } = error as NodeJS.ErrnoException;
      if (!/^E[A-Z]+$/.test(code)) throw error;
      const danger = (place: string): string => `nothing keeps another run from writing ${place} at the same time`;
      say(`${placed(folder, danger)}: no lock can be made (${code})`);
      return false;
    }
    if (owner === undefined) return true;
    if (performance.now() > end) throw stillBusy(folder, file, owner);
    if (told !== owner) say(waitingFor(folder, owner));
    told = owner;
    await pause();
  }
}

async function untilFree(file: string, end: number, tell: (owner: number) => void): Promise<void> {
  let isTold = false;
  for (let owner = ownerOf(file); owner !== undefined && performance.now() <= end; owner = ownerOf(file)) {
    if (!isTold) tell(owner);
    isTold = true;
    await pause();
  }
}

function waitingFor(folder: string, owner: number): string {
  return `${busy(folder, `process ${owner}`)}: waiting for it to end`;
}

function stillBusy(folder: string, file: string, owner: number | undefined): CommandError {
  const who = owner === undefined ? "another run" : `process ${owner}`;
  return new CommandError(`${busy(folder, who)} and does not end; nothing was written`, {
    hint: `wait for it or end it; where it is no run of this command, remove ${file}`,
  });
}

function busy(folder: string, who: string): string {
  return placed(folder, (place) => `${who} is generating ${place}`);
}

/** What is said of a folder, with its name before it, unless it is the working directory. */
function placed(folder: string, text: (place: "here" | "there") => string): string {
  const name = relative(process.cwd(), folder).replaceAll("\\", "/");
  return name === "" ? text("here") : `${name}: ${text("there")}`;
}

async function pause(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, POLL_MILLISECONDS));
}

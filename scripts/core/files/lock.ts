import { relative } from "node:path";
import { CommandError } from "../cli/command-error.js";
import { beforeEnding } from "../cli/signals.js";
import { lockFileOf, lockTurn, ownerOf, release, take } from "./lock-file.js";

export interface LockOptions {
  /** Maximum wait for another run, in milliseconds. Default: one minute. */
  patience?: number;
  /** Path of the lock. Default: {@link lockFileOf}. */
  file?: string;
}

const MINUTE = 60_000;
const POLL_MILLISECONDS = 50;

/**
 * Runs `work` while no other run writes to the same output. Waits for a running one.
 *
 * @param folder the output folder, or the repository for everything generated from our contract
 * @param say prints a line when waiting
 * @throws CommandError if the other run does not end in time
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
 * Compares without taking the lock. If the result is stale and another run wrote in the meantime, the output may have been half written:
 * waits for that run and compares again.
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

/** Prints to the standard error that another run is being waited for. */
export function tellWaiting(line: string): void {
  process.stderr.write(`${line}\n`);
}

/** Returns false if no lock can be created. The cause is reported in detail when the output is written. */
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
      const danger = (place: string): string => `another run may write ${place} at the same time`;
      say(`${placed(folder, danger)}: cannot create a lock (${code})`);
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
  return new CommandError(`${busy(folder, who)} and has not ended; nothing was written`, {
    hint: `wait for it or stop it; if no such run exists, remove ${file}`,
  });
}

function busy(folder: string, who: string): string {
  return placed(folder, (place) => `${who} is generating ${place}`);
}

/** Prefixes a text with the folder's name, unless the folder is the working directory. */
function placed(folder: string, text: (place: "here" | "there") => string): string {
  const name = relative(process.cwd(), folder).replaceAll("\\", "/");
  return name === "" ? text("here") : `${name}: ${text("there")}`;
}

async function pause(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, POLL_MILLISECONDS));
}

import { linkSync, lstatSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { EmulatorError } from "../../emulator-error.js";

/** The process that holds a lock. Process IDs are reused, with another start time. */
interface Holder {
  pid: number;
  start: string | undefined;
  host: string;
}

/** A takeover counts as unfinished for so many milliseconds. A crash may leave one. */
const WRITING = 5_000;

/**
 * Locks a file with `<path>.lock`, and takes over the lock of a process that has ended. Synchronous, to keep the window for races with other
 * processes short.
 */
export function lockFile(path: string): () => void {
  const lock = `${path}.lock`;
  const holder: Holder = { pid: process.pid, start: processStart(process.pid), host: hostname() };
  const own = JSON.stringify(holder);
  try {
    if (!create(lock, own)) takeOver(path, lock, own);
  } catch (error) {
    if (error instanceof EmulatorError) throw error;
    const advice = "Check that its folder exists and is writable, then start again";
    throw new EmulatorError("data-unusable", `Cannot write ${lock}: ${(error as Error).message}. ${advice}`, { cause: error });
  }
  return () => rmSync(lock, { force: true });
}

/** Creates the file with its text at once, so that no other process sees it empty; returns false if it exists. */
function create(lock: string, text: string): boolean {
  const draft = `${lock}.${process.pid}`;
  const write = (path: string): void => writeFileSync(path, text, { flag: "wx", mode: 0o600 });
  // An earlier process with this ID may have left it.
  rmSync(draft, { force: true });
  write(draft);
  try {
    return isFree(() => linkSync(draft, lock));
  } catch {
    // Some file systems have no hard links.
    return isFree(() => write(lock));
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Returns false if a file exists that must not. */
function isFree(make: () => void): boolean {
  try {
    make();
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}

/** Replaces the lock of a process that has ended. `<lock>.new` lets one process do so at a time, and becomes the lock. */
function takeOver(path: string, lock: string, own: string): void {
  const found = textOf(lock);
  if (found !== undefined && !isOwn(lock, found)) throw foreign(lock);
  const holder = parseHolder(found ?? "");
  if (found === undefined || (holder !== undefined && isRunning(holder))) throw locked(path, holder);
  const next = `${lock}.new`;
  if (!isBeingWritten(next)) rmSync(next, { force: true });
  if (!create(next, own)) throw locked(path, undefined);
  if (textOf(lock) !== found) {
    // Another process was faster.
    rmSync(next);
    throw locked(path, undefined);
  }
  renameSync(next, lock);
}

/** Processes of other hosts cannot be seen from here, and count as running. */
function isRunning({ pid, start, host }: Holder): boolean {
  return host !== hostname() || (isAlive(pid) && (start === undefined || start === processStart(pid)));
}

export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** Returns when a process started, on Linux (proc(5)), and `gone` for one that has ended; `undefined` elsewhere. */
function processStart(pid: number): string | undefined {
  if (process.platform !== "linux") return undefined;
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "latin1");
    // The second field is the name, which may hold spaces and parentheses; the third is the state, the 22nd the start.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return fields[0] === "Z" ? "gone" : fields[19];
  } catch {
    return undefined;
  }
}

function isBeingWritten(lock: string): boolean {
  const found = statSync(lock, { throwIfNoEntry: false });
  return found !== undefined && Date.now() - found.mtimeMs < WRITING;
}

function textOf(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

function parseHolder(text: string): Holder | undefined {
  try {
    const { pid, start, host } = JSON.parse(text) as Partial<Holder>;
    return typeof pid === "number" && pid > 0 && typeof host === "string" ? { pid, start, host } : undefined;
  } catch {
    return undefined;
  }
}

/** Returns true for a file that an emulator has written, or has begun to write. */
function isOwn(lock: string, text: string): boolean {
  return lstatSync(lock).isFile() && (text === "" || text.startsWith('{"pid":'));
}

function foreign(lock: string): EmulatorError {
  return new EmulatorError("data-unusable", `${lock} is not a lock of the emulator. Move it away, or use another data file`);
}

function locked(path: string, holder: Holder | undefined): EmulatorError {
  const isHere = holder?.pid === process.pid && holder.host === hostname();
  const by = holder === undefined ? "another process" : `process ${holder.pid} on ${holder.host}${isHere ? ", which is this one" : ""}`;
  const stop = isHere ? "Await close() of the emulator that has it" : "Stop it";
  const advice = `${stop}, or use another file. If ${isHere ? "its worker thread" : "it"} has ended, remove ${path}.lock`;
  return new EmulatorError("data-locked", `${path} is used by ${by}. ${advice}`);
}

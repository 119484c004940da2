import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { link, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import { EmulatorError } from "../../emulator-error.js";

/** Who holds a lock: a process number comes again, with another start. */
interface Holder {
  pid: number;
  start: string | undefined;
  host: string;
}

/** How long a lock without a holder's name is taken for one that is being written, in milliseconds. */
const WRITING = 5_000;

/**
 * Takes the lock of a file, `<path>.lock`, until the function that it resolves to is called. The lock of a process that is gone is taken
 * over.
 *
 * @throws {EmulatorError} `data-locked` where another process holds it, or this one does already.
 */
export async function lockFile(path: string): Promise<() => Promise<void>> {
  const lock = `${path}.lock`;
  const own = JSON.stringify({ pid: process.pid, start: processStart(process.pid), host: hostname() });
  try {
    if (!(await tryLock(lock, own))) {
      await takeOver(path, lock);
      if (!(await tryLock(lock, own))) throw locked(path, "another process");
    }
  } catch (error) {
    if (error instanceof EmulatorError) throw error;
    const advice = "See that its folder is there and can be written to, then start again";
    throw new EmulatorError("data-unusable", `${lock} cannot be made: ${(error as Error).message}. ${advice}`, { cause: error });
  }
  return () => rm(lock, { force: true });
}

/** What a file system answers that has no hard links. */
const NO_LINKS = new Set(["EPERM", "ENOTSUP", "ENOSYS", "EOPNOTSUPP"]);

/** A link to what is written already: whoever is killed meanwhile leaves no lock that names nobody. */
async function tryLock(lock: string, own: string): Promise<boolean> {
  const written = `${lock}.${randomUUID()}`;
  try {
    await writeFile(written, own, { flag: "wx", mode: 0o600 });
    return await isNew(link(written, lock));
  } catch (error) {
    if (!NO_LINKS.has((error as NodeJS.ErrnoException).code ?? "")) throw error;
    return await isNew(writeFile(lock, own, { flag: "wx", mode: 0o600 }));
  } finally {
    await rm(written, { force: true });
  }
}

/** Whether what is being made was not there. */
async function isNew(made: Promise<void>): Promise<boolean> {
  try {
    await made;
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}

/** Takes away the lock of a process that is gone. */
async function takeOver(path: string, lock: string): Promise<void> {
  const found = await textOf(lock);
  if (found === undefined) return;
  const holder = parseHolder(found);
  if (holder === undefined ? await isBeingWritten(lock) : isHeld(holder)) throw locked(path, describe(holder));
  const aside = `${lock}.${randomUUID()}`;
  await rename(lock, aside).catch(() => undefined);
  const taken = await textOf(aside);
  // Another process was quicker, and what was moved is its fresh lock.
  if (taken !== undefined && taken !== found) await link(aside, lock).catch(() => undefined);
  await rm(aside, { force: true });
  if (taken !== found) throw locked(path, "another process");
}

function isHeld({ pid, start, host }: Holder): boolean {
  // Whether a process of another machine runs cannot be seen from here.
  if (host !== hostname()) return true;
  return isRunning(pid) && (start === undefined || start === processStart(pid));
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** When a process began, where the system shows it as Linux does (proc(5)); `undefined` elsewhere, `gone` for one that has ended. */
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

async function isBeingWritten(lock: string): Promise<boolean> {
  const found = await stat(lock).catch(() => undefined);
  return found !== undefined && Date.now() - found.mtimeMs < WRITING;
}

async function textOf(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, "utf8");
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

function describe(holder: Holder | undefined): string {
  return holder === undefined ? "another process" : `the process ${holder.pid} on ${holder.host}`;
}

function locked(path: string, by: string): EmulatorError {
  const advice = `Stop it or give another file; where it does not run any more, remove ${path}.lock`;
  return new EmulatorError("data-locked", `${path} is used by ${by}. ${advice}`);
}

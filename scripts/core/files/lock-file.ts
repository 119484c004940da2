import { createHash, randomBytes } from "node:crypto";
import { linkSync, lstatSync, mkdirSync, readFileSync, realpathSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { basename, dirname, join, resolve } from "node:path";
import { REPOSITORY } from "./repository.js";
import { isRunning } from "./temporary-names.js";

/**
 * Where the lock of an output folder stands: below the repository's `.cache/` for the repository itself; else in the system's folder for
 * temporary files, by where the folder's links lead, so that nothing of it is seen among the output. One user's runs see each other's.
 */
export function lockFileOf(folder: string): string {
  const path = realPathOf(resolve(folder));
  if (path === realPathOf(REPOSITORY)) return join(REPOSITORY, ".cache/generate/lock");
  const name = createHash("sha256").update(path).digest("hex").slice(0, 24);
  return join(tmpdir(), `openapi-generate-${userInfo().uid}`, name);
}

/** A folder that is not there yet is known by the one that it will stand in. */
function realPathOf(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return dirname(path) === path ? path : join(realPathOf(dirname(path)), basename(path));
  }
}

/** Takes the lock, or returns the number of the process that has it. The lock of a process that has ended is taken over. */
export function take(file: string): number | undefined {
  makeOwnFolder(dirname(file));
  for (;;) {
    const owner = readOwner(file);
    if (owner !== undefined && isRunning(owner)) return owner;
    if (owner !== undefined) removeDead(file);
    if (create(file)) return undefined;
  }
}

/** Gives the lock back. */
export function release(file: string): void {
  rmSync(file, { force: true });
}

/** Returns the number of the process that has the lock at this moment; undefined where none has. */
export function ownerOf(file: string): number | undefined {
  const owner = readOwner(file);
  return owner !== undefined && isRunning(owner) ? owner : undefined;
}

/** Differs after each time that a lock was taken or given back. */
export function lockTurn(file: string): number {
  return statSync(dirname(file), { throwIfNoEntry: false })?.ctimeMs ?? 0;
}

/** By a link, since it is there with its content at once, and is refused where one is there already. */
function create(file: string): boolean {
  const own = `${file}.${process.pid}-${randomBytes(4).toString("hex")}`;
  try {
    writeFileSync(own, identityOf(process.pid), { mode: 0o600 });
    linkSync(own, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  } finally {
    rmSync(own, { force: true });
  }
}

/** One at a time: of two that found the same dead lock, the second would remove the one that the first has made in its place. */
function removeDead(file: string): void {
  const guard = `${file}.takeover`;
  if (create(guard)) {
    try {
      const owner = readOwner(file);
      if (owner !== undefined && !isRunning(owner)) rmSync(file, { force: true });
    } finally {
      rmSync(guard, { force: true });
    }
    return;
  }
  // Killed in the middle of the three lines above.
  const other = readOwner(guard);
  if (other !== undefined && !isRunning(other)) rmSync(guard, { force: true });
}

/** The number of the process that made the lock, or 0 where it has ended; undefined where there is no lock. */
function readOwner(file: string): number | undefined {
  try {
    const text = readFileSync(file, "utf8");
    const pid = Number.parseInt(text);
    return text === identityOf(pid) ? pid : 0;
  } catch {
    return undefined;
  }
}

/** The number of a process, on Linux with its state, if it has ended, and its start: a container uses the same numbers each time. */
function identityOf(pid: number): string {
  let stat = "";
  try {
    stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  } catch {
    // There is no such process, or no /proc.
  }
  // See proc(5): the second field may hold spaces and brackets, the third is the state, the 22nd the start.
  const [state = "", ...fields] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return `${pid} ${/[ZX]/.test(state) ? state : ""}${fields[18] ?? ""}`;
}

/** Whoever may write into the folder may say who has the lock, so nobody else's is taken for ours. */
function makeOwnFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { uid } = userInfo();
  const found = lstatSync(folder);
  if (!found.isDirectory() || (uid !== -1 && found.uid !== uid && folder.startsWith(tmpdir()))) {
    throw Object.assign(new Error(`${folder} belongs to another user`), { code: "EACCES" });
  }
}

import { createHash, randomBytes } from "node:crypto";
import { linkSync, lstatSync, readFileSync, realpathSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { basename, dirname, join, resolve } from "node:path";
import { REPOSITORY } from "./repository.js";
import { isRunning } from "./temporary-names.js";
import { makeFolder } from "./write-whole.js";

/**
 * Returns the path of an output folder's lock. The repository's lock is in `.cache/`. Others are in the system's temporary folder, to keep
 * the output clean, and are named by the folder's real path. Locks are per user.
 */
export function lockFileOf(folder: string): string {
  const path = realPathOf(resolve(folder));
  if (path === realPathOf(REPOSITORY)) return join(REPOSITORY, ".cache/generate/lock");
  const name = createHash("sha256").update(path).digest("hex").slice(0, 24);
  return join(tmpdir(), `openapi-generate-${userInfo().uid}`, name);
}

/** Resolves links; for a missing folder, those of its nearest existing parent. */
function realPathOf(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return dirname(path) === path ? path : join(realPathOf(dirname(path)), basename(path));
  }
}

/** Takes the lock, or returns the PID of its owner. Takes over the lock of a process that has ended. */
export function take(file: string): number | undefined {
  makeOwnFolder(dirname(file));
  for (;;) {
    const owner = readOwner(file);
    if (owner !== undefined && isRunning(owner)) return owner;
    if (owner !== undefined) removeDead(file);
    if (create(file)) return undefined;
  }
}

/** Releases the lock. */
export function release(file: string): void {
  rmSync(file, { force: true });
}

/** Returns the PID of the current owner, or undefined if the lock is free. */
export function ownerOf(file: string): number | undefined {
  const owner = readOwner(file);
  return owner !== undefined && isRunning(owner) ? owner : undefined;
}

/** Returns a number that changes each time a lock is taken or released. */
export function lockTurn(file: string): number {
  return statSync(dirname(file), { throwIfNoEntry: false })?.ctimeMs ?? 0;
}

/** Creates the lock as a link, which is atomic: it has its content at once and fails if the lock exists. */
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

/** Removes a dead lock under a guard. Otherwise a second process could remove the lock that the first has just taken. */
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
  // The owner of the guard was killed above.
  const other = readOwner(guard);
  if (other !== undefined && !isRunning(other)) rmSync(guard, { force: true });
}

/** Returns the PID of the lock's owner, 0 if the owner has ended, or undefined if there is no lock. */
function readOwner(file: string): number | undefined {
  try {
    const text = readFileSync(file, "utf8");
    const pid = Number.parseInt(text);
    return text === identityOf(pid) ? pid : 0;
  } catch {
    return undefined;
  }
}

/** Identifies a process by PID and, on Linux, start time, since containers reuse PIDs. */
function identityOf(pid: number): string {
  let stat = "";
  try {
    stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  } catch {
    // No such process, or no /proc.
  }
  // proc(5): field 2 may contain spaces and parentheses, field 3 is the state, field 22 the start time.
  const [state = "", ...fields] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return `${pid} ${/[ZX]/.test(state) ? state : ""}${fields[18] ?? ""}`;
}

/** Creates the lock folder, or refuses one of another user, who could forge locks. */
function makeOwnFolder(folder: string): void {
  makeFolder(folder, 0o700);
  const { uid } = userInfo();
  const found = lstatSync(folder);
  if (!found.isDirectory() || (uid !== -1 && found.uid !== uid && folder.startsWith(tmpdir()))) {
    throw Object.assign(new Error(`${folder} belongs to another user`), { code: "EACCES" });
  }
}

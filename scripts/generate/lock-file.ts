import { createHash, randomBytes } from "node:crypto";
import { linkSync, lstatSync, mkdirSync, readFileSync, realpathSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { basename, dirname, join, resolve } from "node:path";
import { REPOSITORY } from "../lib/repository.js";
import { isRunning, ownIdentity, type ProcessIdentity } from "./process-identity.js";

/** How long the lock of another host lives that is not renewed: whether its process runs cannot be asked. */
export const FOREIGN_MILLISECONDS = 30_000;

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

/** Takes the lock, or gives who has it. A lock whose process is gone is taken over. */
export function take(file: string): ProcessIdentity | undefined {
  makeOwnFolder(dirname(file));
  for (;;) {
    const owner = readOwner(file);
    if (owner !== undefined && isAlive(owner, file)) return owner;
    if (owner !== undefined) removeDead(file);
    if (create(file)) return undefined;
  }
}

/** Gives the lock back. */
export function release(file: string): void {
  rmSync(file, { force: true });
}

/** Says that the process still runs, to those who cannot ask for it. */
export function renew(file: string): void {
  const now = new Date();
  try {
    utimesSync(file, now, now);
  } catch {
    // Somebody removed it; the work goes on.
  }
}

/** Who has the lock at this moment; undefined where nobody has. */
export function ownerOf(file: string): ProcessIdentity | undefined {
  const owner = readOwner(file);
  return owner !== undefined && isAlive(owner, file) ? owner : undefined;
}

/** Differs after each time that a lock was taken or given back. */
export function lockTurn(file: string): number {
  return statSync(dirname(file), { throwIfNoEntry: false })?.ctimeMs ?? 0;
}

function isAlive(owner: ProcessIdentity, file: string): boolean {
  if (owner.pid === NOBODY.pid) return false;
  if (owner.host === ownIdentity().host) return isRunning(owner);
  const { mtimeMs } = statSync(file, { throwIfNoEntry: false }) ?? { mtimeMs: 0 };
  return Date.now() - mtimeMs < FOREIGN_MILLISECONDS;
}

/** By a link, since it is there with its content at once, and is refused where one is there already. */
function create(file: string): boolean {
  const own = `${file}.${process.pid}-${randomBytes(4).toString("hex")}`;
  const text = JSON.stringify(ownIdentity());
  try {
    writeFileSync(own, text, { mode: 0o600 });
    linkSync(own, file);
    return true;
  } catch (error) {
    const code = codeOf(error);
    if (code === "EEXIST") return false;
    if (!["EPERM", "ENOTSUP", "EOPNOTSUPP", "ENOSYS"].includes(code)) throw error;
    return createWithoutLinks(file, text);
  } finally {
    rmSync(own, { force: true });
  }
}

function createWithoutLinks(file: string, text: string): boolean {
  try {
    writeFileSync(file, text, { mode: 0o600, flag: "wx" });
    return true;
  } catch (error) {
    if (codeOf(error) === "EEXIST") return false;
    throw error;
  }
}

function codeOf(error: unknown): string {
  return String((error as NodeJS.ErrnoException).code);
}

/** One at a time: of two that found the same dead lock, the second would remove the one that the first has made in its place. */
function removeDead(file: string): void {
  const guard = `${file}.takeover`;
  if (create(guard)) {
    try {
      const owner = readOwner(file);
      if (owner !== undefined && !isAlive(owner, file)) rmSync(file, { force: true });
    } finally {
      rmSync(guard, { force: true });
    }
    return;
  }
  // Killed in the middle of the three lines above.
  const other = readOwner(guard);
  if (other !== undefined && !isAlive(other, guard)) rmSync(guard, { force: true });
}

/** Whoever wrote what is no lock. */
const NOBODY: ProcessIdentity = { pid: 0, host: "", start: "" };

/** Undefined where there is no lock; one that cannot be understood belongs to nobody. */
function readOwner(file: string): ProcessIdentity | undefined {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
  try {
    const value = JSON.parse(text) as Partial<ProcessIdentity> | null;
    const { pid, host, start } = value ?? {};
    return Number.isSafeInteger(pid) && typeof host === "string" && typeof start === "string" ? { pid: Number(pid), host, start } : NOBODY;
  } catch {
    return NOBODY;
  }
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

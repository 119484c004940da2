import { randomBytes } from "node:crypto";
import { basename, dirname, join } from "node:path";

/** Maximum length of a file name on common file systems, in bytes. */
const LONGEST_NAME = 255;

/** Returns a temporary name beside a file, `<name>.<pid>-<random>.tmp`. The PID tells leftovers of killed runs from files in use. */
export function temporaryFor(target: string): string {
  const suffix = `.${process.pid}-${randomBytes(4).toString("hex")}.tmp`;
  let name = basename(target);
  while (Buffer.byteLength(name) > LONGEST_NAME - suffix.length) name = name.slice(0, -1);
  return join(dirname(target), `${name}${suffix}`);
}

/** Checks if a path is that of a temporary file, which a killed run may have left. */
export function isTemporary(path: string): boolean {
  return /\.\d+-[\da-f]{8}\.tmp$/.test(path);
}

/** Checks if a name is that of a temporary file for `owner`. */
export function isTemporaryOf(name: string, owner: string): boolean {
  const stem = /^(.+)\.\d+-[\da-f]{8}\.tmp$/.exec(name)?.[1];
  return stem !== undefined && stem === owner;
}

/** Checks if another running process owns the temporary file. */
export function isBeingWritten(name: string): boolean {
  const pid = Number(/\.(\d+)-[\da-f]{8}\.tmp$/.exec(name)?.[1]);
  return !Number.isNaN(pid) && pid !== process.pid && isRunning(pid);
}

/** Checks if a process with this PID exists. */
export function isRunning(pid: number): boolean {
  // PID 0 would signal the whole process group.
  if (pid === 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

import { randomBytes } from "node:crypto";
import { basename, dirname, join } from "node:path";

/** The longest name of a file that every usual file system takes, in bytes. */
const LONGEST_NAME = 255;

/** A new name beside a file, `<name>.<process>-<random>.tmp`: a later run tells what a killed one left from what another is writing. */
export function temporaryFor(target: string): string {
  const suffix = `.${process.pid}-${randomBytes(4).toString("hex")}.tmp`;
  let name = basename(target);
  while (Buffer.byteLength(name) > LONGEST_NAME - suffix.length) name = name.slice(0, -1);
  return join(dirname(target), `${name}${suffix}`);
}

/** Whether a file was written to take the place of another one. */
export function isTemporaryOf(name: string, owner: string): boolean {
  const stem = /^(.+)\.\d+-[\da-f]{8}\.tmp$/.exec(name)?.[1];
  return stem !== undefined && stem === owner;
}

/** Whether another process that runs still is to move the file to its place. */
export function isBeingWritten(name: string): boolean {
  const pid = Number(/\.(\d+)-[\da-f]{8}\.tmp$/.exec(name)?.[1]);
  return !Number.isNaN(pid) && pid !== process.pid && isRunning(pid);
}

/** Whether there is a process of this number. */
export function isRunning(pid: number): boolean {
  // A signal to 0 is one to all the processes of the group.
  if (pid === 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

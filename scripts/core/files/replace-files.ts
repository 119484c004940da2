import { linkSync, lstatSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { OutputError } from "./output-error.js";
import { temporaryFor } from "./temporary-names.js";
import { makeFolder } from "./write-whole.js";

export type FileContent = string | Uint8Array;

/** A file and its new text; without a text, the file is removed. */
export interface Replacement {
  target: string;
  text?: FileContent;
}

/** The file system operations that may fail; tests replace them. */
export interface Disk {
  write: (file: string, text: FileContent) => void;
  rename: (from: string, to: string) => void;
  /** Creates a hard link. */
  link: (file: string, name: string) => void;
}

export const DISK: Disk = { write: writeFileSync, rename: renameSync, link: linkSync };

interface Step {
  file: string;
  act: () => void;
  undo: () => void;
}

/** Replaces all files or none: if a step fails, undoes those before it. */
export function replaceFiles(replacements: readonly Replacement[], disk: Disk): void {
  const moves = replacements.map((replacement) => ({ ...replacement, temporary: temporaryFor(replacement.target) }));
  const kept = new Map<string, Kept>();
  const steps: Step[] = [
    ...moves.flatMap(({ target, temporary, text }) => (text === undefined ? [] : [writing(target, temporary, text, disk)])),
    ...moves.flatMap(({ target, text }) => (text === undefined ? [] : [keeping(target, kept, disk)])),
    ...moves.map(({ target, temporary, text }): Step => {
      if (text !== undefined) {
        return { file: target, act: () => disk.rename(temporary, target), undo: () => putBack(target, kept.get(target)) };
      }
      kept.set(target, { name: temporary });
      return { file: target, act: () => disk.rename(target, temporary), undo: () => renameSync(temporary, target) };
    }),
  ];
  for (const [index, { file, act }] of steps.entries()) {
    try {
      act();
    } catch (error) {
      const lost = undoAll(steps.slice(0, index));
      throw OutputError.from(error, file, "written", lost);
    }
  }
  for (const { name } of kept.values()) remove(name);
}

/** The old file: as a hard link, which needs no space on a full disk, or as its bytes. */
interface Kept {
  name?: string;
  bytes?: Buffer;
}

function writing(target: string, temporary: string, text: FileContent, disk: Disk): Step {
  let made: string | undefined;
  const undo = (): void => {
    rmSync(temporary, { force: true });
    if (made !== undefined) rmSync(made, { recursive: true, force: true });
  };
  const act = (): void => {
    try {
      made = makeFolder(dirname(target));
      disk.write(temporary, text);
    } catch (error) {
      undo();
      throw error;
    }
  };
  return { file: target, act, undo };
}

function keeping(target: string, kept: Map<string, Kept>, disk: Disk): Step {
  const name = temporaryFor(target);
  return {
    file: target,
    act: () => {
      if (lstatSync(target, { throwIfNoEntry: false }) === undefined) return;
      try {
        disk.link(target, name);
        kept.set(target, { name });
      } catch (error) {
        if (!LINKLESS.has(codeOf(error))) throw error;
        kept.set(target, { bytes: readFileSync(target) });
      }
    },
    undo: () => rmSync(name, { force: true }),
  };
}

/** Error codes of file systems without hard links. */
const LINKLESS = new Set(["EPERM", "ENOTSUP", "EOPNOTSUPP", "ENOSYS", "EMLINK", "EXDEV"]);

function putBack(target: string, kept: Kept | undefined): void {
  if (kept?.name !== undefined) renameSync(kept.name, target);
  else if (kept?.bytes !== undefined) writeFileSync(target, kept.bytes);
  else rmSync(target, { force: true });
}

/** Returns the files that could not be restored. */
function undoAll(steps: readonly Step[]): string[] {
  return [...steps].reverse().flatMap(({ file, undo }) => {
    try {
      undo();
      return [];
    } catch {
      return [file];
    }
  });
}

/** Removes a backup. The next run removes it if this fails. */
function remove(name: string | undefined): void {
  if (name === undefined) return;
  try {
    rmSync(name, { force: true });
  } catch {
    // All files are in place already.
  }
}

function codeOf(error: unknown): string {
  return String((error as NodeJS.ErrnoException).code);
}

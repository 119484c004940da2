import { lstatSync, readdirSync, readFileSync } from "node:fs";
import { basename, isAbsolute, join, posix } from "node:path";
import { entriesBelow } from "./entries-below.js";
import { compare } from "../cli/finding.js";
import { OutputError } from "./output-error.js";
import { withoutSignals } from "../cli/signals.js";
import { withLock } from "./lock.js";
import { isBeingWritten, isTemporaryOf } from "./temporary-names.js";
import { type Disk, DISK, type FileContent, replaceFiles, type Replacement } from "./replace-files.js";
import { rememberWritten } from "./written.js";

export type { Disk } from "./replace-files.js";

/** A generated file: its path below the output folder, with `/`, and its text. */
export interface OutputFile {
  path: string;
  text: string;
}

/** A file of text, or of bytes that are no text. */
export interface AnyFile {
  path: string;
  text: FileContent;
}

/** The expected content of a folder. */
export interface Output {
  folder: string;
  files: readonly AnyFile[];
  /** Entries of the folder that others own. They are not touched. */
  ignored?: readonly string[];
  /** The files that an earlier run wrote. Others are not removed. */
  owned?: (path: string) => boolean;
  /** The file that lists the others: it is written before them, so that a killed run leaves none that is not listed. */
  list?: string;
  /** The folder has other content: only the listed files are compared and written. */
  shared?: boolean;
}

/** Differences between a folder and the generated files; sorted paths below the folder. */
export interface Changes {
  added: string[];
  changed: string[];
  removed: string[];
}

/** Compares folders with their expected content, in the order of the list. */
export async function compareOutputs(outputs: readonly Output[]): Promise<Changes[]> {
  return Promise.resolve(outputs.map((output) => plan(output).changes));
}

/**
 * Updates folders, all or none. Writes new content to temporary files first, then renames all of them and removes files that are no longer
 * generated. Runs synchronously from the first comparison to the last rename, so handled signals wait. Restores everything if a write fails.
 *
 * @param verify throws to abort before writing, for example if a source has changed
 */
export async function writeOutputs(
  outputs: readonly Output[],
  disk: Disk = DISK,
  verify: () => void = () => undefined,
): Promise<Changes[]> {
  return withoutSignals(() => {
    const plans = outputs.map(plan);
    verify();
    replaceFiles(
      plans.flatMap(({ replacements }) => replacements),
      disk,
    );
    for (const [index, output] of outputs.entries()) remember(output, plans[index]?.changes ?? NO_CHANGES);
    return plans.map(({ changes }) => changes);
  });
}

function remember({ folder, shared = false }: Output, changes: Changes): void {
  if (!shared) rememberWritten(folder, countChanges(changes));
  else for (const path of [...changes.added, ...changes.changed]) rememberWritten(join(folder, path));
}

const NO_CHANGES: Changes = { added: [], changed: [], removed: [] };

/**
 * Updates a folder that belongs to one document, while no other run writes to it.
 *
 * @param prepare returns the output; it reads what earlier runs left
 * @param say prints a line when waiting
 */
export async function writeOwned(
  folder: string,
  prepare: () => Output,
  say: (line: string) => void,
  verify?: () => void,
): Promise<Changes> {
  const [changes] = await withLock(folder, () => writeOutputs([prepare()], DISK, verify), say);
  return changes ?? NO_CHANGES;
}

/** Returns the number of changed files. */
export function countChanges(changes: Changes): number {
  return changes.added.length + changes.changed.length + changes.removed.length;
}

/** Returns the sorted paths of changed files, prefixed with `folder`. */
export function listChanges(folder: string, changes: Changes): string[] {
  return [...changes.added, ...changes.changed, ...changes.removed].map((path) => posix.join(folder, path)).sort(compare);
}

interface Plan {
  changes: Changes;
  replacements: Replacement[];
}

function plan({ folder, files, ignored = [], owned, list, shared = false }: Output): Plan {
  const expected = new Map(files.map(({ path, text }) => [path, text]));
  for (const path of expected.keys()) if (!staysInside(path)) throw new Error(`${JSON.stringify(path)} is outside the output folder`);
  if (expected.size < files.length) throw new Error(`${folder}: a file is generated twice`);
  const present = shared ? leftovers(folder, files) : listFiles(folder, ignored);
  refuseLinkedFolders(folder, expected.keys());
  const removed = present.filter((path) => !expected.has(path) && (owned?.(path) ?? true)).sort(compare);
  const changes: Changes = { added: [], changed: [], removed };
  const replacements: Replacement[] = removed.map((path) => ({ target: join(folder, path) }));
  for (const [path, text] of [...expected].sort(([a], [b]) => compare(a, b))) {
    const target = join(folder, path);
    const old = contentOf(target);
    if (Buffer.isBuffer(old) && (old.equals(Buffer.from(text)) || isCheckedOut(old, text))) continue;
    (old === undefined ? changes.added : changes.changed).push(path);
    replacements.push({ target, text });
  }
  const isFirst = ({ target }: Replacement): boolean => list !== undefined && target === join(folder, list);
  return { changes, replacements: [...replacements.filter(isFirst), ...replacements.filter((each) => !isFirst(each))] };
}

/** Checks for a text whose line feeds git on Windows has replaced. */
function isCheckedOut(old: Buffer, text: FileContent): boolean {
  return typeof text === "string" && old.includes("\r\n") && old.toString().replaceAll("\r\n", "\n") === text;
}

function staysInside(path: string): boolean {
  return path !== "" && !isAbsolute(path) && path.split(/[/\\]/).every((part) => !["", ".", ".."].includes(part));
}

/** Refuses links below the output folder, since writes would follow them out of it. The folder itself may be a link. */
function refuseLinkedFolders(folder: string, paths: Iterable<string>): void {
  const folders = new Set<string>();
  for (const path of paths) for (let at = posix.dirname(path); at !== "."; at = posix.dirname(at)) folders.add(at);
  for (const path of folders) {
    const target = join(folder, path);
    if (isLink(target)) throw OutputError.link(target);
  }
}

/** Lists temporary files that killed runs left beside the files of a shared folder. */
function leftovers(folder: string, files: readonly AnyFile[]): string[] {
  const names = files.map(({ path }) => basename(path));
  return readdirSync(folder).filter((name) => names.some((owner) => isTemporaryOf(name, owner)) && !isBeingWritten(name));
}

function isLink(path: string): boolean {
  try {
    return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true;
  } catch (error) {
    throw OutputError.from(error, path, "read");
  }
}

/** Reads a file; returns undefined if it is missing. A link counts as different, whatever its target. */
function contentOf(path: string): Buffer | "link" | undefined {
  try {
    const found = lstatSync(path, { throwIfNoEntry: false });
    if (found === undefined) return undefined;
    return found.isSymbolicLink() ? "link" : readFileSync(path);
  } catch (error) {
    throw OutputError.from(error, path, "read");
  }
}

function listFiles(folder: string, ignored: readonly string[]): string[] {
  return pathsBelow(folder).filter(
    (path) => !ignored.some((name) => path === name || path.startsWith(`${name}/`)) && !isBeingWritten(path),
  );
}

function pathsBelow(folder: string): string[] {
  try {
    return entriesBelow(folder).map(({ path }) => path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw OutputError.from(error, folder, "read");
  }
}

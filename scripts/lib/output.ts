import { randomBytes } from "node:crypto";
import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { basename, dirname, isAbsolute, join, posix } from "node:path";
import { compare } from "./finding.js";
import { OutputError } from "./output-error.js";

/** A file that a generator yields: its path below the output folder, with `/`, and its whole text. */
export interface OutputFile {
  path: string;
  text: string;
}

/** What a folder, or a part of it, should hold. */
export interface Output {
  folder: string;
  files: readonly OutputFile[];
  /** Entries of the folder that belong to others: whatever lies below them is not looked at. */
  ignored?: readonly string[];
  /** The folder holds much else: nothing but the files is looked at. */
  shared?: boolean;
}

/** How a folder differs from what the generators yield; paths below the folder, sorted. */
export interface Changes {
  added: string[];
  changed: string[];
  removed: string[];
}

/** A file to write: what is there now, and what shall be. */
interface Replacement {
  target: string;
  temporary: string;
  text: string;
  old: Buffer | undefined;
}

/** The two steps that a disk can refuse; a test refuses them in its place. */
export interface Disk {
  write: (file: string, text: string) => void;
  rename: (from: string, to: string) => void;
}

const DISK: Disk = { write: writeFileSync, rename: renameSync };

/** Compares folders with what they should hold, in the order of the list. */
export async function compareOutputs(outputs: readonly Output[]): Promise<Changes[]> {
  return (await Promise.all(outputs.map(plan))).map(({ changes }) => changes);
}

/**
 * Makes folders hold what they should, all of them or none. New content is first written beside its place, whole; then
 * all of it is renamed, and what is no longer yielded is removed. From the first write to the last rename nothing else of
 * this process runs, so that a signal that has a handler waits. Where writing fails, everything is as it was.
 */
export async function writeOutputs(outputs: readonly Output[], disk: Disk = DISK): Promise<Changes[]> {
  const plans = await Promise.all(outputs.map(plan));
  replaceFiles(
    plans.flatMap(({ replacements }) => replacements),
    disk,
  );
  for (const path of plans.flatMap(({ removals }) => removals)) {
    try {
      rmSync(path, { force: true });
    } catch (error) {
      throw OutputError.from(error, path, "removed");
    }
  }
  return plans.map(({ changes }) => changes);
}

/** Compares a folder with what it should hold. */
export async function compareOutput(folder: string, files: readonly OutputFile[], ignored: readonly string[] = []): Promise<Changes> {
  return (await plan({ folder, files, ignored })).changes;
}

/** Makes a folder hold exactly the files; see `writeOutputs`. */
export async function writeOutput(folder: string, files: readonly OutputFile[], ignored: readonly string[] = []): Promise<Changes> {
  const [changes] = await writeOutputs([{ folder, files, ignored }]);
  return changes ?? { added: [], changed: [], removed: [] };
}

/** How many files changes name. */
export function countChanges(changes: Changes): number {
  return changes.added.length + changes.changed.length + changes.removed.length;
}

/** The files that changes name, as paths from the folder that `folder` is given from, sorted. */
export function listChanges(folder: string, changes: Changes): string[] {
  return [...changes.added, ...changes.changed, ...changes.removed].map((path) => posix.join(folder, path)).sort(compare);
}

interface Plan {
  changes: Changes;
  replacements: Replacement[];
  removals: string[];
}

async function plan({ folder, files, ignored = [], shared = false }: Output): Promise<Plan> {
  const expected = new Set(files.map((file) => file.path));
  for (const path of expected) if (!staysInside(path)) throw new Error(`${JSON.stringify(path)} leads out of the output folder`);
  if (expected.size < files.length) throw new Error(`${folder}: one file is yielded twice`);
  const present = shared ? leftovers(folder, files) : await listFiles(folder, ignored);
  const changes: Changes = { added: [], changed: [], removed: present.filter((path) => !expected.has(path)).sort(compare) };
  const suffix = temporarySuffix();
  const compared = await Promise.all(
    files.map(async ({ path, text }) => {
      const target = join(folder, path);
      return { path, target, temporary: `${target}${suffix}`, text, old: await readBytes(target) };
    }),
  );
  const replacements = compared.filter(({ text, old }) => old?.equals(Buffer.from(text)) !== true);
  for (const { path, old } of replacements) (old === undefined ? changes.added : changes.changed).push(path);
  changes.added.sort(compare);
  changes.changed.sort(compare);
  return { changes, replacements, removals: changes.removed.map((path) => join(folder, path)) };
}

function staysInside(path: string): boolean {
  return path !== "" && !isAbsolute(path) && path.split(/[/\\]/).every((part) => !["", ".", ".."].includes(part));
}

function replaceFiles(replacements: readonly Replacement[], disk: Disk): void {
  const renamed: Replacement[] = [];
  let current = "";
  try {
    for (const { target, temporary, text } of replacements) {
      current = target;
      mkdirSync(dirname(target), { recursive: true });
      disk.write(temporary, text);
    }
    for (const replacement of replacements) {
      current = replacement.target;
      disk.rename(replacement.temporary, replacement.target);
      renamed.push(replacement);
    }
  } catch (error) {
    for (const { target, old } of renamed) restore(target, old);
    for (const { temporary } of replacements) rmSync(temporary, { force: true });
    throw OutputError.from(error, current, "written");
  }
}

function restore(target: string, old: Buffer | undefined): void {
  if (old === undefined) rmSync(target, { force: true });
  else writeFileSync(target, old);
}

/** `.<process>-<random>.tmp`: a later run tells a file that a killed one left from one that another run is writing. */
function temporarySuffix(): string {
  return `.${process.pid}-${randomBytes(4).toString("hex")}.tmp`;
}

function isBeingWritten(name: string): boolean {
  const pid = Number(/\.(\d+)-[\da-f]{8}\.tmp$/.exec(name)?.[1]);
  if (Number.isNaN(pid) || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** What killed runs left beside files of a folder that holds much else. */
function leftovers(folder: string, files: readonly OutputFile[]): string[] {
  const names = new Set(files.map(({ path }) => basename(path)));
  return readdirSync(folder).filter((name) => {
    const owner = /^(.+)\.\d+-[\da-f]{8}\.tmp$/.exec(name)?.[1];
    return owner !== undefined && names.has(owner) && !isBeingWritten(name);
  });
}

async function readBytes(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw OutputError.from(error, path, "read");
  }
}

async function listFiles(folder: string, ignored: readonly string[]): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw OutputError.from(error, folder, "read");
  });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll("\\", "/"),
    )
    .filter((path) => !ignored.some((name) => path === name || path.startsWith(`${name}/`)) && !isBeingWritten(path));
}

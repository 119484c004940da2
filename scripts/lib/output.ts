import { randomBytes } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { compare } from "./finding.js";

/** A file that a generator yields: its path below the output folder, with `/`, and its whole text. */
export interface OutputFile {
  path: string;
  text: string;
}

/** How a folder differs from what the generators yield; paths below the folder, sorted. */
export interface Changes {
  added: string[];
  changed: string[];
  removed: string[];
}

/** Compares a folder with what it should hold. Whatever lies below an entry of `ignored` is not looked at. */
export async function compareOutput(folder: string, files: readonly OutputFile[], ignored: readonly string[] = []): Promise<Changes> {
  const changes: Changes = { added: [], changed: [], removed: [] };
  const expected = new Set(files.map((file) => file.path));
  const present = (await listFiles(folder)).filter((path) => !ignored.some((name) => path === name || path.startsWith(`${name}/`)));
  for (const path of present) if (!expected.has(path)) changes.removed.push(path);
  const texts = await Promise.all(files.map(async (file) => ({ file, text: await readText(join(folder, file.path)) })));
  for (const { file, text } of texts) {
    if (text === undefined) changes.added.push(file.path);
    else if (text !== file.text) changes.changed.push(file.path);
  }
  for (const paths of Object.values(changes) as string[][]) paths.sort(compare);
  return changes;
}

/**
 * Makes a folder hold exactly the files. New content is first written beside its place, whole; then all of it is
 * renamed in one go that no signal can come between, and what is no longer yielded is removed. Where writing fails,
 * the folder is as it was.
 */
export async function writeOutput(folder: string, files: readonly OutputFile[], ignored: readonly string[] = []): Promise<Changes> {
  const changes = await compareOutput(folder, files, ignored);
  const stale = new Set([...changes.added, ...changes.changed]);
  const suffix = `.${randomBytes(6).toString("hex")}.tmp`;
  const staged = files.filter((file) => stale.has(file.path)).map((file) => ({ file, target: join(folder, file.path) }));
  try {
    await Promise.all(staged.map(({ file, target }) => writeFileInto(`${target}${suffix}`, file.text)));
  } catch (error) {
    await Promise.all(staged.map(({ target }) => rm(`${target}${suffix}`, { force: true })));
    throw error;
  }
  for (const { target } of staged) renameSync(`${target}${suffix}`, target);
  for (const path of changes.removed) rmSync(join(folder, path));
  return changes;
}

/** Replaces one file by way of a temporary one beside it. */
export async function replaceFile(file: string, text: string): Promise<void> {
  const temporary = `${file}.${randomBytes(6).toString("hex")}.tmp`;
  try {
    await writeFileInto(temporary, text);
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/** How many files changes name. */
export function countChanges(changes: Changes): number {
  return changes.added.length + changes.changed.length + changes.removed.length;
}

/** The files that changes name, below `folder`, sorted. */
export function listChanges(folder: string, changes: Changes): string[] {
  return [...changes.added, ...changes.changed, ...changes.removed].map((path) => `${folder}/${path}`).sort(compare);
}

async function writeFileInto(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}

async function readText(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll("\\", "/"),
    );
}

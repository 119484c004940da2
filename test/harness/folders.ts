import { createHash } from "node:crypto";
import { existsSync, mkdtempSync, realpathSync } from "node:fs";
import { mkdir, readFile, rm, stat, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { entriesBelow } from "../../scripts/core/files/entries-below.js";
import { REPOSITORY } from "../../scripts/core/files/repository.js";

type Files = Readonly<Record<string, string | Uint8Array>>;

/** Begins the names of the folders that `leftovers.ts` removes at the end of each file. */
export const PREFIX = "of-tests-";

/** Makes a folder that is there until the end of the test file. */
export const emptyFolder = (): string => realpathSync(mkdtempSync(join(tmpdir(), PREFIX)));

export async function folderOf(files: Files): Promise<string> {
  const folder = emptyFolder();
  await writeFiles(folder, files);
  return folder;
}

/** Makes a folder of files that find the libraries of this repository. */
export async function projectOf(files: Files = {}): Promise<string> {
  const folder = await folderOf(files);
  await symlink(join(REPOSITORY, "node_modules"), join(folder, "node_modules"), "junction");
  return folder;
}

export async function removeFolder(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
}

/** The files below a folder, sorted; `node_modules` is a link and no file, and caches are nobody's output. */
export function filesBelow(folder: string): Promise<string[]> {
  const entries = existsSync(folder) ? entriesBelow(folder) : [];
  const files = entries.filter(({ path, entry }) => entry.name !== "node_modules" && !path.startsWith(".cache/"));
  return Promise.resolve(files.map(({ path }) => path).sort());
}

async function describeFiles(folder: string, describe: (file: string) => Promise<string>): Promise<Record<string, string>> {
  const described = (await filesBelow(folder)).map(async (file) => [file, await describe(join(folder, file))] as const);
  return Object.fromEntries(await Promise.all(described));
}

const hashOf = async (file: string): Promise<string> =>
  createHash("sha256")
    .update(await readFile(file))
    .digest("hex");

/** Each file's hash, by path. */
export const contentOf = (folder: string): Promise<Record<string, string>> => describeFiles(folder, hashOf);

/** Each file's hash and time of change, by path: equal before and after where nothing was written. */
export const stateOf = (folder: string): Promise<Record<string, string>> =>
  describeFiles(folder, async (file) => `${await hashOf(file)} ${(await stat(file)).mtimeMs}`);

export async function writeFiles(folder: string, files: Files): Promise<void> {
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
}

/** Replaces a text in a file; that it is not there is an error. */
export async function edit(file: string, from: string, to: string): Promise<void> {
  const text = await readFile(file, "utf8");
  if (!text.includes(from)) throw new Error(`${file} does not hold ${from}`);
  const changed = text.replace(from, () => to);
  await writeFile(file, changed);
}

import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve, dirname } from "node:path";
import { entriesBelow } from "../../../scripts/core/files/entries-below.js";
import { REPOSITORY } from "../../../scripts/core/files/repository.js";

const SMALL = resolve(import.meta.dirname, "../../fixtures/pipeline/small");

/** A contract of three operations with the packages' sources, in a folder of its own. */
export async function smallRepository(): Promise<string> {
  const folder = await emptyFolder();
  await cp(SMALL, folder, { recursive: true });
  const packages = await readdir(join(REPOSITORY, "packages"));
  const parts = packages.flatMap((name) => [`packages/${name}/src`, `packages/${name}/package.json`]);
  await copyInto(folder, ["LICENSE", ...parts]);
  return folder;
}

/** The same with the commands: `npm run generate` works in it as in a clone. */
export async function smallRepositoryWithScripts(): Promise<string> {
  const folder = await smallRepository();
  await copyInto(folder, ["scripts", "package.json", "tsconfig.json", "redocly.yaml"]);
  await symlink(join(REPOSITORY, "node_modules"), join(folder, "node_modules"));
  await writeFile(join(folder, ".redocly.lint-ignore.yaml"), "{}\n");
  return folder;
}

async function copyInto(folder: string, names: readonly string[]): Promise<void> {
  await Promise.all(names.map((name) => cp(join(REPOSITORY, name), join(folder, name), { recursive: true })));
}

export const emptyFolder = async (): Promise<string> => mkdtemp(join(tmpdir(), "pipeline-"));

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

export async function writeFiles(folder: string, files: Readonly<Record<string, string | Uint8Array>>): Promise<void> {
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

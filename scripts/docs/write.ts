import { existsSync, readdirSync, readFileSync, rmdirSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { compare } from "../core/cli/finding.js";
import { entriesBelow } from "../core/files/entries-below.js";
import { tellWaiting } from "../core/files/lock.js";
import { type AnyFile, type Changes, type Output, writeOwned } from "../core/files/output.js";
import { OutputError } from "../core/files/output-error.js";
import { isTemporary } from "../core/files/temporary-names.js";
import { UsageError } from "../core/cli/spec-command.js";
import { DEFAULT_OUT, type DocsOptions } from "./options.js";

/** Marks a folder that a build wrote. */
const MARK = "assets/search-index.js";

/** Lists the files of a build, of which the next one removes those that it does not write. With this name, GitHub Pages builds no Markdown. */
const LIST = ".nojekyll";

/**
 * Writes the files to the folder, and removes those of earlier builds. Unchanged files are not written; the others are written beside their place and
 * renamed.
 */
export async function writeSite(options: Pick<DocsOptions, "root" | "out">, files: readonly AnyFile[]): Promise<Changes> {
  const folder = options.out;
  const prepare = (): Output => {
    refuseForeignFolder(options);
    const before = writtenBefore(folder);
    if (before.has(LIST)) refuseForeignFiles(folder, files, before);
    const names = [...files.map(({ path }) => path), LIST].sort(compare);
    const own = new Set([...names, ...before]);
    const list = { path: LIST, text: `${names.join("\n")}\n` };
    return { folder, files: [...files, list], list: LIST, owned: (path) => own.has(path) || isTemporary(path) };
  };
  const changes = await writeOwned(folder, prepare, tellWaiting);
  for (const path of changes.removed) removeEmptyFolders(options.out, dirname(path));
  return changes;
}

function writtenBefore(folder: string): Set<string> {
  return new Set(namesIn(folder).includes(LIST) ? readFileSync(join(folder, LIST), "utf8").split("\n") : []);
}

/** Refuses a folder with files, of which no build wrote any. */
function refuseForeignFolder({ root, out }: Pick<DocsOptions, "root" | "out">): void {
  if (out === resolve(root, DEFAULT_OUT)) return;
  // A branch of GitHub Pages has the folder of git, and the file of its domain.
  const present = filesIn(out).filter((path) => !path.startsWith(".") && path !== "CNAME" && !isTemporary(path));
  if (present.length === 0 || writtenBefore(out).has(LIST) || present.includes(MARK)) return;
  throw new UsageError(
    `--out ${relative(process.cwd(), out)}: the folder holds files that no build of the reference wrote. Name an empty or new one.`,
  );
}

/** Refuses to replace a file that someone put beside those of the build before. */
function refuseForeignFiles(folder: string, files: readonly AnyFile[], before: ReadonlySet<string>): void {
  const isForeign = ({ path, text }: AnyFile): boolean =>
    !before.has(path) && existsSync(join(folder, path)) && !readFileSync(join(folder, path)).equals(Buffer.from(text));
  const foreign = files.find(isForeign);
  if (foreign === undefined) return;
  const file = relative(process.cwd(), join(folder, foreign.path));
  throw new UsageError(`${file} is not of an earlier build, and would be overwritten. Move or rename it.`);
}

const namesIn = (folder: string): string[] => read(folder, () => readdirSync(folder));

const filesIn = (folder: string): string[] => read(folder, () => entriesBelow(folder).map(({ path }) => path));

function read(folder: string, list: () => string[]): string[] {
  try {
    return list();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw OutputError.from(error, folder, "read");
  }
}

function removeEmptyFolders(out: string, folder: string): void {
  for (let path = folder; path !== "."; path = dirname(path)) {
    try {
      rmdirSync(join(out, path));
    } catch {
      // Not empty, or already removed.
      return;
    }
  }
}

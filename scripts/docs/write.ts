import { existsSync, readdirSync, readFileSync, rmdirSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { compare } from "../core/cli/finding.js";
import { type AnyFile, type Changes, writeOutput } from "../core/files/output.js";
import { OutputError } from "../core/files/output-error.js";
import { UsageError } from "../core/cli/spec-command.js";
import { DEFAULT_OUT, type DocsOptions } from "./options.js";

/** Marks a folder that a build wrote. */
const MARK = "assets/search-index.js";

/** Lists the files of a build, of which the next one removes those that it does not write. With this name, GitHub Pages builds no Markdown. */
const LIST = ".nojekyll";

/**
 * Writes the files to the folder, and removes those of earlier builds. Unchanged files are not written; the others are written beside their place and
 * renamed. Parallel builds need no lock: they write the same bytes for the same input, and do not touch each other's temporary files.
 */
export async function writeSite(options: Pick<DocsOptions, "root" | "out">, files: readonly AnyFile[]): Promise<Changes> {
  refuseForeignFolder(options);
  const folder = options.out;
  const names = [...files.map(({ path }) => path), LIST].sort(compare);
  const before = namesIn(folder).includes(LIST) ? readFileSync(join(folder, LIST), "utf8").split("\n") : [];
  if (before.includes(LIST)) refuseForeignFiles(folder, files, new Set(before));
  const own = new Set([...names, ...before]);
  const isOwn = (path: string): boolean => own.has(path.replace(/\.\d+-[\da-f]{8}\.tmp$/, ""));
  const changes = await writeOutput(folder, [...files, { path: LIST, text: `${names.join("\n")}\n` }], [], isOwn);
  for (const path of changes.removed) removeEmptyFolders(options.out, dirname(path));
  return changes;
}

/** Refuses a folder with files, of which no build wrote any. */
function refuseForeignFolder({ root, out }: Pick<DocsOptions, "root" | "out">): void {
  if (out === resolve(root, DEFAULT_OUT)) return;
  // A branch of GitHub Pages has the folder of git, and the file of its domain.
  const present = namesIn(out).filter((name) => !name.startsWith(".") && name !== "CNAME");
  if (present.length === 0 || namesIn(join(out, dirname(MARK))).includes("search-index.js")) return;
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

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
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

import { existsSync, readFileSync, realpathSync } from "node:fs";
import { homedir } from "node:os";
import { basename, dirname, join, parse, relative, resolve } from "node:path";
import { entriesBelow } from "../../core/files/entries-below.js";
import { isWithin } from "../../read/allowed-refs.js";
import { CommandError } from "../../core/cli/command-error.js";
import { compare } from "../../core/cli/finding.js";
import type { Output, OutputFile } from "../../core/files/output.js";
import { REPOSITORY } from "../../core/files/repository.js";
import { isTemporary } from "../../core/files/temporary-names.js";
import { hashOf, MANIFEST, type Written, writtenBefore } from "./manifest.js";

/** Folders of this repository that contain hand-written files, or the output of other commands. */
const OWN = ["spec", "generated", "scripts", "packages", "test", "node_modules", ".git"];

/** Maximum number of files in a message. */
const NAMED = 5;

/** Refuses an output folder that contains sources of the document or belongs to this repository. */
export function refuseDangerous(out: string, sources: Iterable<string>): void {
  const folder = realOf(resolve(out));
  const repository = realOf(REPOSITORY);
  const isOwn = folder === repository || OWN.some((name) => isWithin(join(repository, name), folder));
  if ([realOf(homedir()), parse(folder).root].includes(folder)) {
    throw new CommandError(`${out}: is ${folder === parse(folder).root ? "the root of the disk" : "your home folder"}.`, {
      hint: "choose a separate output folder, such as ./generated",
    });
  }
  if (isOwn) throw new CommandError(`${out}: belongs to this repository.`, { hint: "choose a separate output folder" });
  if (/\.[cm]?[jt]sx?$/.test(out) && !existsSync(folder))
    throw new CommandError(`${out}: the output is several files.`, { hint: "pass a folder, such as src/api" });
  for (const source of sources) {
    if (/^https?:/.test(source) || !isWithin(folder, realOf(source))) continue;
    const name = relative(process.cwd(), source);
    throw new CommandError(`${out}: contains ${name}, which the document is read from.`, {
      hint: "choose a folder without sources of the document, such as ./generated",
    });
  }
}

/**
 * Returns the output for a folder. The user's own files are neither replaced nor removed. Throws `CommandError` if the folder has files
 * but was never generated, or if a generated file would replace a user's file.
 */
export function ownedOutput(out: string, files: readonly OutputFile[]): Output {
  const folder = resolve(out);
  const present = filesIn(folder, out);
  const known = writtenBefore(folder);
  const names = files.map(({ path }) => path);
  const yielded = new Set(names);
  const isOurs = (path: string): boolean => known?.files.has(path) === true || isTemporary(path);
  const others = present.filter((path) => !isOurs(path) && !isOfTools(path));
  if (known === undefined && others.length > 0) {
    throw new CommandError(`${out}: contains files that were not generated: ${listed(others)}.`, {
      hint: "choose an empty or new folder",
    });
  }
  const taken = others.filter((path) => yielded.has(path) && !isGenerated(join(folder, path), known));
  if (taken.length > 0) {
    throw new CommandError(`${out}: these files would be overwritten, but were not generated: ${listed(taken)}.`, {
      hint: "move them elsewhere",
    });
  }
  // Removes files of earlier runs, unless the user has replaced their content.
  const isStale = (path: string): boolean => isTemporary(path) || (isOurs(path) && isGenerated(join(folder, path), known));
  const rest = present.filter((path) => !yielded.has(path));
  const kept = rest.filter((path) => !isStale(path));
  const ours = [...yielded, ...rest.filter(isStale)];
  return { folder, files, list: MANIFEST, ignored: highest(kept, ours) };
}

/** Collapses paths into the highest folders without generated files, since a package folder has thousands of files. */
function highest(paths: readonly string[], ours: readonly string[]): string[] {
  const shared = new Set(ours.flatMap(foldersAbove));
  return [...new Set(paths.map((path) => foldersAbove(path).find((folder) => !shared.has(folder)) ?? path))];
}

/** `a/b/c.ts` → `a`, `a/b`. */
function foldersAbove(path: string): string[] {
  const parts = path.split("/").slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join("/"));
}

function filesIn(folder: string, out: string): string[] {
  try {
    return entriesBelow(folder)
      .map(({ path }) => path)
      .sort(compare);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT") return [];
    if (code === "ENOTDIR") throw new CommandError(`${fileOn(out)}: not a folder.`, { hint: "--out takes a folder" });
    throw new CommandError(`${out}: cannot be read (${code ?? String(error)}).`, { hint: "choose a readable and writable folder" });
  }
}

/** Returns the existing part of a path that is blocked by a file. */
function fileOn(path: string): string {
  const above = dirname(path);
  return above === path || existsSync(path) ? path : fileOn(above);
}

/** Checks for files of git and file managers. A folder with only these counts as empty. */
function isOfTools(path: string): boolean {
  return /^\.(?:git[^/]*|DS_Store|directory)(?:\/|$)/.test(path);
}

/** Checks for the generated header in the first line. The bundled document has none. */
function isGenerated(file: string, known: Written | undefined): boolean {
  try {
    const text = readFileSync(file, "utf8");
    return (
      /^\/\/ Generated (?:from|by) [^\n]*; edits are lost\.\r?\n/.test(text) || (file.endsWith(".json") && hashOf(text) === known?.bundle)
    );
  } catch {
    return false;
  }
}

/** Resolves links in the existing part of a path. */
function realOf(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    const above = dirname(path);
    return above === path ? path : join(realOf(above), basename(path));
  }
}

function listed(paths: readonly string[]): string {
  const rest = paths.length - NAMED;
  return paths.slice(0, NAMED).join(", ") + (rest > 0 ? ` and ${rest} more` : "");
}

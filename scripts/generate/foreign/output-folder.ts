import { existsSync, readFileSync, realpathSync } from "node:fs";
import { homedir } from "node:os";
import { basename, dirname, join, parse, relative, resolve } from "node:path";
import { entriesBelow } from "../../core/files/entries-below.js";
import { isWithin } from "../../read/allowed-refs.js";
import { CommandError } from "../../core/cli/command-error.js";
import { compare } from "../../core/cli/finding.js";
import type { Output, OutputFile } from "../../core/files/output.js";
import { REPOSITORY } from "../../core/files/repository.js";
import { isTemporaryOf } from "../../core/files/temporary-names.js";
import { MANIFEST, writtenBefore } from "./manifest.js";

/** The parts of this repository that hold what is written by hand, or by other commands. */
const OWN = ["spec", "generated", "scripts", "packages", "test", "node_modules", ".git"];

/** How many files a message names. */
const NAMED = 5;

/** Refuses an output folder that files of the document are read from, or that belongs to this repository. */
export function refuseDangerous(out: string, sources: Iterable<string>): void {
  const folder = realOf(resolve(out));
  const repository = realOf(REPOSITORY);
  const isOwn = folder === repository || OWN.some((name) => isWithin(join(repository, name), folder));
  if ([realOf(homedir()), parse(folder).root].includes(folder)) {
    throw new CommandError(`${out}: is ${folder === parse(folder).root ? "the root of the disk" : "your home folder"}.`, {
      hint: "choose a folder of its own for the output, such as ./generated",
    });
  }
  if (isOwn) throw new CommandError(`${out}: belongs to this repository.`, { hint: "choose a folder of its own for the output" });
  for (const source of sources) {
    if (/^https?:/.test(source) || !isWithin(folder, realOf(source))) continue;
    const name = relative(process.cwd(), source);
    throw new CommandError(`${out}: ${name} is read from it.`, {
      hint: "choose a folder that holds nothing of the document, such as ./generated",
    });
  }
}

/**
 * What the folder should hold, the user's own files in it left alone: what no earlier run wrote is neither replaced nor removed.
 * A folder of other files that no run has written to, and a file of the user's where one is to be written, throw `CommandError`.
 */
export function ownedOutput(out: string, files: readonly OutputFile[]): Output {
  const folder = resolve(out);
  const present = filesIn(folder, out);
  const known = writtenBefore(folder);
  const names = files.map(({ path }) => path);
  const yielded = new Set(names);
  const isOurs = (path: string): boolean => known?.has(path) === true || isLeftover(path, names);
  const others = present.filter((path) => !isOurs(path) && !isOfTools(path));
  if (known === undefined && others.length > 0) {
    throw new CommandError(`${out}: holds files that no run wrote: ${listed(others)}.`, {
      hint: "choose a folder that is empty or not there",
    });
  }
  const taken = others.filter((path) => yielded.has(path) && !isGenerated(join(folder, path)));
  if (taken.length > 0) {
    throw new CommandError(`${out}: these files are to be written, and no run wrote them: ${listed(taken)}.`, {
      hint: "move them elsewhere",
    });
  }
  // What a run wrote and this one does not is removed, unless another text has taken its place.
  const isStale = (path: string): boolean => isLeftover(path, names) || (isOurs(path) && isGenerated(join(folder, path)));
  const rest = present.filter((path) => !yielded.has(path));
  const kept = rest.filter((path) => !isStale(path));
  const ours = [...yielded, ...rest.filter(isStale)];
  return { folder, files, ignored: highest(kept, ours) };
}

/** Each path, or the highest folder above it that none of ours stands in: a folder of packages holds thousands of files. */
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
    if (code === "ENOTDIR") throw new CommandError(`${fileOn(out)}: is a file, and a folder is needed.`, { hint: "--out takes a folder" });
    throw new CommandError(`${out}: cannot be read (${code ?? String(error)}).`, { hint: "choose a folder that can be read and written" });
  }
}

/** The part of a path that is there, where a file stands in its way. */
function fileOn(path: string): string {
  const above = dirname(path);
  return above === path || existsSync(path) ? path : fileOn(above);
}

/** What a killed run left beside a file that it was about to write. */
function isLeftover(path: string, names: readonly string[]): boolean {
  if (!path.endsWith(".tmp")) return false;
  return [...names, MANIFEST].some((name) => dirname(name) === dirname(path) && isTemporaryOf(basename(path), basename(name)));
}

/** What git and file managers keep: a folder that holds nothing else counts as empty. */
function isOfTools(path: string): boolean {
  return /^\.(?:git[^/]*|DS_Store|directory)(?:\/|$)/.test(path);
}

/** Whether the first line of a file says that it is generated. */
function isGenerated(file: string): boolean {
  try {
    return /^\/\/ Generated from [^\n]*; edits are lost\.\n/.test(readFileSync(file, "utf8"));
  } catch {
    return false;
  }
}

/** Where the links of a path lead; of its part that is there, where it is not there whole. */
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

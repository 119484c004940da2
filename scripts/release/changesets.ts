import { readdir, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { parse } from "yaml";
import { compare, type Finding } from "../lib/finding.js";
import { FaultyInput } from "../lib/spec-command.js";
import type { Bump } from "../diff/model.js";
import { isBump, largestBump } from "./versions.js";

export const CHANGESET_FOLDER = ".changeset";

/** A file that says what the next version brings. */
export interface Changeset {
  /** Name of the file in its folder. */
  file: string;
  /** The bump of each package that it names. */
  bumps: ReadonlyMap<string, Bump>;
  /** What it says of it, in Markdown. */
  body: string;
}

/** Whether a file of the folder is a changeset, by its name. */
export function isChangeset(file: string): boolean {
  return file.endsWith(".md") && file !== "README.md" && !file.startsWith(".");
}

/**
 * The changesets that no version has taken in yet, by name.
 *
 * @param names of the packages
 * @throws FaultyInput where one cannot be read
 */
export async function pendingChangesets(root: string, names: readonly string[]): Promise<Changeset[]> {
  const folder = join(root, CHANGESET_FOLDER);
  const files = (await readdir(folder).catch(() => [])).filter(isChangeset).sort(compare);
  const taken = await takenByPreRelease(folder);
  const pending = files.filter((file) => !taken.has(basename(file, ".md")));
  const found = await Promise.all(
    pending.map(async (file) => parseChangeset(file, await readFile(join(folder, file), "utf8"), join(folder, file), names)),
  );
  const findings = found.flatMap((one) => ("findings" in one ? one.findings : []));
  if (findings.length > 0) throw new FaultyInput(findings);
  return found.flatMap((one) => ("findings" in one ? [] : [one]));
}

/** The bump that changesets lead to together: all packages carry one version. */
export function bumpOfChangesets(changesets: readonly Changeset[]): Bump {
  return largestBump(changesets.flatMap(({ bumps }) => [...bumps.values()]));
}

function parseChangeset(file: string, text: string, path: string, names: readonly string[]): Changeset | { findings: Finding[] } {
  const [, head, body] = /^---[ \t]*\r?\n([^]*?)\r?\n?---[ \t]*(?:\r?\n([^]*))?$/.exec(text) ?? [];
  const fault = (message: string, hint: string, line = 1): Finding => ({ file: path, line, column: 1, rule: "changeset", message, hint });
  const shape = 'it begins with lines such as `"@hosting-platform/client": minor` between two lines of `---`';
  if (head === undefined) return { findings: [fault("The changeset has no list of packages and bumps.", shape)] };
  const bumps = bumpsIn(head);
  if (bumps === undefined) return { findings: [fault("The changeset's list of packages and bumps cannot be read.", shape)] };
  const findings = [...bumps].flatMap(([name, bump]) => {
    const line = text.split("\n").findIndex((found) => found.includes(name)) + 1;
    if (!names.includes(name)) return [fault(`There is no package ${name}.`, `the packages are ${names.join(", ")}`, line)];
    return isBump(bump) ? [] : [fault(`${JSON.stringify(bump)} is no bump.`, "write major, minor, patch or none", line)];
  });
  if (findings.length > 0) return { findings };
  const sound = [...bumps].flatMap(([name, bump]): [string, Bump][] => (isBump(bump) ? [[name, bump]] : []));
  return { file, bumps: new Map(sound), body: body ?? "" };
}

function bumpsIn(head: string): Map<string, string> | undefined {
  try {
    const list: unknown = parse(head);
    if (list === null) return new Map();
    if (typeof list !== "object" || Array.isArray(list)) return undefined;
    return new Map(Object.entries(list).map(([name, bump]) => [name, String(bump)]));
  } catch {
    return undefined;
  }
}

/** While pre-releases are made, changesets stay for the version that they lead to; those that one has taken in are listed. */
async function takenByPreRelease(folder: string): Promise<Set<string>> {
  const text = await readFile(join(folder, "pre.json"), "utf8").catch(() => undefined);
  if (text === undefined) return new Set();
  const { mode, changesets } = JSON.parse(text) as { mode: string; changesets: string[] };
  // Once pre-releases have ended, the next version takes all of them in.
  return new Set(mode === "pre" ? changesets : []);
}

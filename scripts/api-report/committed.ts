import { readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { entriesBelow } from "../lib/entries-below.js";
import { compare } from "../lib/finding.js";
import { compareOutputs, type Output, listChanges, writeOutputs } from "../lib/output.js";
import { OutputError } from "../lib/output-error.js";
import { REPORT_FOLDER } from "./entries.js";
import type { Reports } from "./model.js";

/** The reports that stand below `root`, by their paths, sorted; none where there are no packages. */
export function committedReports(root: string): Map<string, string> {
  const folders = list(join(root, "packages")).map((name) => posix.join("packages", name, REPORT_FOLDER));
  const paths = folders.flatMap((folder) => listDeep(join(root, folder)).map((path) => posix.join(folder, path)));
  return new Map(paths.sort(compare).map((path) => [path, readFileSync(join(root, path), "utf8")]));
}

/** The paths, below `root`, of the reports there that are not these, and of what stands among them and is none. */
export async function staleReports(root: string, reports: Reports): Promise<string[]> {
  const outputs = outputsOf(root, reports);
  const changes = await compareOutputs(outputs);
  return changes.flatMap((change, index) => listChanges(outputs[index]?.below ?? "", change));
}

/** Writes all of the reports, or none; gives the paths below `root` of those that changed. */
export async function writeReports(root: string, reports: Reports): Promise<string[]> {
  const outputs = outputsOf(root, reports);
  const changes = await writeOutputs(outputs);
  return changes.flatMap((change, index) => listChanges(outputs[index]?.below ?? "", change));
}

function outputsOf(root: string, reports: Reports): (Output & { below: string })[] {
  const folders = new Map<string, { path: string; text: string }[]>();
  for (const [path, text] of reports) {
    const folder = path.split("/").slice(0, 3).join("/");
    folders.set(folder, [...(folders.get(folder) ?? []), { path: path.slice(folder.length + 1), text }]);
  }
  return [...folders].map(([below, files]) => ({ below, folder: join(root, below), files }));
}

function list(folder: string): string[] {
  return reading(folder, () => readdirSync(folder));
}

function listDeep(folder: string): string[] {
  const entries = reading(folder, () => entriesBelow(folder));
  return entries.filter(({ path, entry }) => entry.isFile() && path.endsWith(".api.md")).map(({ path }) => path);
}

function reading<Value>(folder: string, read: () => Value[]): Value[] {
  try {
    return read();
  } catch (error) {
    if (["ENOENT", "ENOTDIR"].includes(String((error as NodeJS.ErrnoException).code))) return [];
    throw OutputError.from(error, folder, "read");
  }
}

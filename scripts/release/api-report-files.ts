import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { compare } from "../lib/finding.js";

/** The API reports that stand in a folder like the repository, by path. */
export async function reportsIn(root: string): Promise<Map<string, string>> {
  const packages = await readdir(join(root, "packages")).catch(() => []);
  const paths = await Promise.all(packages.map((name) => reportsBelow(root, `packages/${name}/api-report`)));
  const texts = paths.flat().map(async (path): Promise<[string, string]> => [path, await readFile(join(root, path), "utf8")]);
  return new Map((await Promise.all(texts)).sort(([a], [b]) => compare(a, b)));
}

/** The names that differ between the reports of a folder and those that should be there. */
export function staleReports(committed: ReadonlyMap<string, string>, now: ReadonlyMap<string, string>): string[] {
  const paths = new Set([...committed.keys(), ...now.keys()]);
  return [...paths].filter((path) => committed.get(path) !== now.get(path)).sort(compare);
}

async function reportsBelow(root: string, folder: string): Promise<string[]> {
  const files = await readdir(join(root, folder), { recursive: true }).catch(() => []);
  return files.filter((file) => file.endsWith(".api.md")).map((file) => `${folder}/${file.replaceAll("\\", "/")}`);
}

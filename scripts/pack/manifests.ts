import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { CommandError } from "../core/cli/command-error.js";
import { compare } from "../core/cli/finding.js";

/** The fields of a `package.json` that are used here. */
export interface Manifest {
  name: string;
  version: string;
  private?: boolean;
  type?: string;
  engines?: Record<string, string>;
  exports?: Record<string, unknown>;
  bin?: Record<string, string>;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** A published package. */
export interface Package {
  /** Relative to the repository, such as `packages/client`. */
  folder: string;
  manifest: Manifest;
}

/** Reads the packages of a repository, sorted by dependency. */
export async function readPackages(root: string): Promise<Package[]> {
  const names = (await readdir(join(root, "packages"), { withFileTypes: true })).filter((entry) => entry.isDirectory());
  const folders = names.map(({ name }) => `packages/${name}`).filter((folder) => existsSync(join(root, folder, "package.json")));
  const found = await Promise.all(folders.map(async (folder) => ({ folder, manifest: await readManifest(join(root, folder)) })));
  return inOrder(found.filter(({ manifest }) => manifest.private !== true));
}

/** Reads the package.json of a folder. */
export async function readManifest(folder: string): Promise<Manifest> {
  const file = join(folder, "package.json");
  try {
    return JSON.parse(await readFile(file, "utf8")) as Manifest;
  } catch (error) {
    throw new CommandError(`${file} cannot be read: ${(error as Error).message}`, { cause: error });
  }
}

function inOrder(packages: readonly Package[]): Package[] {
  const rest = [...packages].sort((a, b) => compare(a.manifest.name, b.manifest.name));
  const ordered: Package[] = [];
  while (rest.length > 0) {
    const waiting = new Set(rest.map(({ manifest }) => manifest.name));
    const next = rest.findIndex(({ manifest }) => needsOf(manifest).every((name) => !waiting.has(name)));
    if (next === -1) throw new CommandError(`Circular dependency between packages: ${[...waiting].join(", ")}.`);
    ordered.push(...rest.splice(next, 1));
  }
  return ordered;
}

function needsOf({ dependencies, peerDependencies }: Manifest): string[] {
  return Object.keys({ ...dependencies, ...peerDependencies });
}

/** Returns the most frequent version of the packages. */
export function commonVersion(packages: readonly Package[]): string {
  const counts = new Map<string, number>();
  for (const { manifest } of packages) counts.set(manifest.version, (counts.get(manifest.version) ?? 0) + 1);
  const [first] = [...counts].sort(([, a], [, b]) => b - a);
  if (first === undefined) throw new CommandError("packages/: no published packages found.");
  return first[0];
}

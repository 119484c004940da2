import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { CommandError } from "../lib/command-error.js";
import { compare } from "../lib/finding.js";

/** Of a `package.json`, what a release reads. */
export interface Manifest {
  name: string;
  version: string;
  private?: boolean;
  exports?: Record<string, unknown>;
  bin?: Record<string, string>;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
  publishConfig?: { access?: string; provenance?: boolean; registry?: string; tag?: string };
  repository?: string | { type?: string; url?: string; directory?: string };
}

/** A package that is published. */
export interface Package {
  /** Below the repository, such as `packages/client`. */
  folder: string;
  manifest: Manifest;
}

/** The packages of a repository, each after those that it depends on, else by name. */
export async function readPackages(root: string): Promise<Package[]> {
  const names = (await readdir(join(root, "packages"), { withFileTypes: true })).filter((entry) => entry.isDirectory());
  const found = await Promise.all(names.map(({ name }) => readPackage(root, `packages/${name}`)));
  return inOrder(found.flatMap((one) => (one === undefined || one.manifest.private === true ? [] : [one])));
}

async function readPackage(root: string, folder: string): Promise<Package | undefined> {
  const file = `${folder}/package.json`;
  const text = await readFile(join(root, file), "utf8").catch(() => undefined);
  // A folder that a build left behind, when its package has gone, is none.
  if (text === undefined) return undefined;
  try {
    return { folder, manifest: JSON.parse(text) as Manifest };
  } catch (error) {
    throw new CommandError(`${file}: is no JSON: ${(error as Error).message}`, { cause: error });
  }
}

function inOrder(packages: readonly Package[]): Package[] {
  const rest = [...packages].sort((a, b) => compare(a.manifest.name, b.manifest.name));
  const ordered: Package[] = [];
  while (rest.length > 0) {
    const waiting = new Set(rest.map(({ manifest }) => manifest.name));
    const next = rest.findIndex(({ manifest }) => needsOf(manifest).every((name) => !waiting.has(name)));
    if (next === -1) throw new CommandError(`The packages depend on each other in a circle: ${[...waiting].join(", ")}.`);
    ordered.push(...rest.splice(next, 1));
  }
  return ordered;
}

/** The packages that one names, of whomever. */
function needsOf({ dependencies, peerDependencies }: Manifest): string[] {
  return Object.keys({ ...dependencies, ...peerDependencies });
}

/** The version that all packages carry, or that of most of them where they differ. */
export function commonVersion(packages: readonly Package[]): string {
  const counts = new Map<string, number>();
  for (const { manifest } of packages) counts.set(manifest.version, (counts.get(manifest.version) ?? 0) + 1);
  const [first] = [...counts].sort(([, a], [, b]) => b - a);
  if (first === undefined) throw new CommandError("packages/: holds no package that is published.");
  return first[0];
}

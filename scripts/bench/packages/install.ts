// What an installation of a package puts on the disk.
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { REPOSITORY } from "../../lib/redocly-config.js";
import { execute } from "./execute.js";
import { PEERS } from "./peers.js";

/** An installation: a package and all that it needs. */
export interface InstallSize {
  /** Bytes of the files. */
  bytes: number;
  files: number;
  packages: number;
  /** Those of the packages that are of other makers than the package itself. */
  outside: readonly string[];
}

/** What is looked at of a `package-lock.json`, by folder below the root. */
export type LockedPackages = Record<string, LockedPackage>;

interface LockedPackage {
  /** Where a link leads. */
  resolved?: string;
  link?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

const QUIET = ["--ignore-scripts", "--no-audit", "--no-fund", "--no-update-notifier"];
const OWN = ["types", "client", "auth", "pagination", "sdk"];

/** Packs the packages as for the registry, installs them into an empty folder, and measures each as if it were the only one. */
export async function ownInstallSizes(): Promise<Map<string, InstallSize>> {
  const folder = await mkdtemp(join(tmpdir(), "bench-install-"));
  try {
    const [tarballs, project] = [join(folder, "tarballs"), join(folder, "project")];
    await Promise.all([mkdir(tarballs), mkdir(project)]);
    await writeFile(join(project, "package.json"), '{ "private": true }\n');
    await execute("npm", ["pack", ...OWN.map((name) => `./packages/${name}`), "--pack-destination", tarballs, ...QUIET], REPOSITORY);
    const files = (await readdir(tarballs)).map((name) => join(tarballs, name));
    await execute("npm", ["install", ...QUIET, ...files], project);
    return await installSizes(project, ["@hosting-platform/sdk", "@hosting-platform/client"]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The peers, each as if it were the only one. */
export function peerInstallSizes(): Promise<Map<string, InstallSize>> {
  return installSizes(PEERS, ["openapi-fetch", "ky", "@octokit/core", "stripe", "@anthropic-ai/sdk", "@vercel/sdk"]);
}

/** Measures packages that are installed below `root`. */
export async function installSizes(root: string, names: readonly string[]): Promise<Map<string, InstallSize>> {
  const packages = await lockedPackages(root);
  const sizes = names.map(async (name): Promise<[string, InstallSize]> => {
    const folders = closureOf(packages, name);
    const contents = (await Promise.all(folders.map((folder) => filesBelow(join(root, folder))))).flat();
    const bytes = (await Promise.all(contents.map(async (file) => (await stat(file)).size))).reduce((sum, size) => sum + size, 0);
    return [name, { bytes, files: contents.length, packages: folders.length, outside: outsidersOf(folders, name) }];
  });
  return new Map(await Promise.all(sizes));
}

/** What is installed below `root`, by its lock file. */
export async function lockedPackages(root: string): Promise<LockedPackages> {
  const { packages } = JSON.parse(await readFile(join(root, "package-lock.json"), "utf8")) as { packages: LockedPackages };
  return packages;
}

/** The folders of a package and of all that it needs, found as Node finds them. */
export function closureOf(packages: LockedPackages, name: string): string[] {
  const found = new Set<string>();
  const visit = (wanted: string, from: string, optional: boolean): void => {
    const folder = resolveFrom(packages, wanted, from);
    if (folder === undefined && !optional) throw new Error(`${wanted} is not installed.`);
    if (folder === undefined || found.has(folder)) return;
    found.add(folder);
    const entry = packages[folder];
    const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } =
      (entry?.link ? packages[entry.resolved ?? ""] : entry) ?? {};
    for (const dependency of Object.keys({ ...dependencies, ...peerDependencies })) {
      // npm leaves out an optional peer that nothing else asks for.
      if (!peerDependenciesMeta?.[dependency]?.optional) visit(dependency, folder, false);
    }
    for (const dependency of Object.keys(optionalDependencies ?? {})) visit(dependency, folder, true);
  };
  visit(name, "", false);
  return [...found].sort();
}

/** The packages of a closure that do not share the scope of the one that was asked for, or, where it has none, are not that one. */
export function outsidersOf(folders: readonly string[], name: string): string[] {
  const own = name.startsWith("@") ? `${name.split("/")[0] ?? ""}/` : name;
  return folders.map((folder) => folder.replace(/^.*node_modules\//, "")).filter((installed) => !installed.startsWith(own));
}

function resolveFrom(packages: LockedPackages, name: string, from: string): string | undefined {
  for (let folder = from; ; folder = folder.replace(/(^|\/)node_modules\/(@[^/]+\/)?[^/]+$/, "")) {
    const candidate = folder === "" ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (candidate in packages) return candidate;
    if (folder === "") return undefined;
  }
}

/** The files of a package, without those of packages that are installed below it. */
async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const own = entries.filter((entry) => entry.isFile()).map(({ name }) => join(folder, name));
  const folders = entries.filter((entry) => entry.isDirectory() && entry.name !== "node_modules");
  return [...own, ...(await Promise.all(folders.map(({ name }) => filesBelow(join(folder, name))))).flat()];
}

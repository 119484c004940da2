import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { startChild } from "../../runtimes/lib/children.js";

/** A version of a package, as the registry has it. */
export interface Published {
  name: string;
  version: string;
  /** Bytes of the tarball. */
  size: number;
  integrity: string;
  /** When it was published. */
  time: string;
  /** Its files and the bytes of each, in the order of their paths. */
  files: { path: string; size: number }[];
  /** The `package.json` in the tarball. */
  manifest: Manifest;
  /** What the registry tells of it to who installs it. */
  listed: Manifest;
}

export interface Manifest {
  name: string;
  version: string;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  publishConfig?: { access?: string; provenance?: boolean };
}

interface Packument {
  versions: Record<string, Manifest & { dist: { tarball: string; integrity: string } }>;
  time: Record<string, string>;
  "dist-tags": Record<string, string>;
}

/** What the registry knows of a package; undefined where it has none. */
async function packumentOf(registry: string, name: string): Promise<Packument | undefined> {
  const response = await fetch(new URL(name.replace("/", "%2f"), registry));
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`the registry answers ${response.status} for ${name}`);
  return (await response.json()) as Packument;
}

/** The versions of a package that the registry has, by the time of each. */
export async function versionsOf(registry: string, name: string): Promise<Record<string, string>> {
  const packument = await packumentOf(registry, name);
  return Object.fromEntries(Object.keys(packument?.versions ?? {}).map((version) => [version, packument?.time[version] ?? ""]));
}

/** The version that is installed where none is asked for. */
export async function latestOf(registry: string, name: string): Promise<string | undefined> {
  return (await packumentOf(registry, name))?.["dist-tags"]["latest"];
}

/** Fetches a tarball, and unpacks it below a folder. */
export async function fetchPublished(registry: string, name: string, version: string, below: string): Promise<Published> {
  const packument = await packumentOf(registry, name);
  const { dist, ...listed } = packument?.versions[version] ?? {};
  if (packument === undefined || dist === undefined) throw new Error(`the registry has no ${name} ${version}`);
  const bytes = Buffer.from(await (await fetch(dist.tarball)).arrayBuffer());
  const integrity = `sha512-${createHash("sha512").update(bytes).digest("base64")}`;
  if (integrity !== dist.integrity) throw new Error(`the tarball of ${name} ${version} is not the one that was published`);
  const folder = join(below, `${name.replace("/", "-")}-${version}`);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "package.tgz"), bytes);
  await startChild("tar", ["-xzf", "package.tgz"], { cwd: folder, env: {}, timeout: 60_000 }).ended;
  const manifest = JSON.parse(await readFile(join(folder, "package/package.json"), "utf8")) as Manifest;
  const files = await filesBelow(join(folder, "package"));
  return { name, version, size: bytes.length, integrity, time: packument.time[version] ?? "", files, manifest, listed: listed as Manifest };
}

async function filesBelow(folder: string): Promise<{ path: string; size: number }[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const files = paths.map(async (path) => ({ path: path.slice(folder.length + 1), size: (await stat(path)).size }));
  return (await Promise.all(files)).sort((a, b) => (a.path < b.path ? -1 : 1));
}

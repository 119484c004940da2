import { join } from "node:path";
import { CommandError } from "../lib/command-error.js";
import { compare } from "../lib/finding.js";
import type { Manifest, Package } from "./manifests.js";
import { npmErrors, runNpm } from "./program.js";

/** A package as npm packs it. */
export interface Packed extends Package {
  /** Name of the tarball. */
  filename: string;
  /** Bytes of the tarball, and of the files in it. */
  size: number;
  unpackedSize: number;
  /** What a registry and a lock file know it by. */
  integrity: string;
  files: readonly { path: string; size: number }[];
}

/** What npm says of a tarball. */
type Said = Pick<Packed, "filename" | "size" | "unpackedSize" | "integrity"> & { name: string; files: { path: string; size: number }[] };

/**
 * Packs packages, in the order given. npm runs none of their scripts.
 *
 * @param destination the folder of the tarballs; without one, nothing is written
 */
export async function pack(root: string, packages: readonly Package[], destination?: string): Promise<Packed[]> {
  const where = destination === undefined ? ["--dry-run"] : ["--pack-destination", destination];
  const folders = packages.map(({ folder }) => `./${folder}`);
  const outcome = await runNpm(["pack", ...folders, "--json", "--ignore-scripts", ...where], root);
  if (outcome.code !== 0) {
    throw new CommandError(`npm pack failed: ${npmErrors(outcome).lines.join(" ")}`, { hint: "mend the package.json that it names" });
  }
  // A list in npm 10 and 11; by name in npm 12.
  const said = Object.values(JSON.parse(outcome.stdout) as Said[] | Record<string, Said>);
  return packages.map((one) => {
    const found = said.find(({ name }) => name === one.manifest.name);
    if (found === undefined) throw new CommandError(`npm pack did not say what it made of ${one.manifest.name}.`);
    const { filename, size, unpackedSize, integrity } = found;
    const files = found.files.map(({ path, size }) => ({ path, size })).sort((a, b) => compare(a.path, b.path));
    return { ...one, filename, size, unpackedSize, integrity, files };
  });
}

/** What `exports` and `bin` lead to and the tarball does not hold; a pattern leads to one file at least. */
export function missingFiles(manifest: Manifest, files: readonly { path: string }[]): string[] {
  const paths = new Set(files.map(({ path }) => path));
  const targets = [...targetsOf(manifest.exports), ...Object.values(manifest.bin ?? {})].map((target) =>
    join(target).replaceAll("\\", "/"),
  );
  return [...new Set(targets)].filter((target) => !isHeld(target, paths)).sort(compare);
}

function isHeld(target: string, paths: ReadonlySet<string>): boolean {
  const [start = "", end] = target.split("*");
  return end === undefined ? paths.has(target) : [...paths].some((path) => path.startsWith(start) && path.endsWith(end));
}

/** Conditions may stand in conditions. */
function targetsOf(exports: unknown): string[] {
  if (typeof exports === "string") return [exports];
  return typeof exports === "object" && exports !== null ? Object.values(exports).flatMap(targetsOf) : [];
}

import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join, posix } from "node:path";
import { compare } from "../lib/finding.js";
import { OutputError } from "../lib/output-error.js";

/** What `package.json` says of a package's face. */
export interface Manifest {
  name: string;
  type?: string;
  engines?: Record<string, string>;
  bin?: Record<string, string>;
  exports?: Record<string, string | null | { types?: string }>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

/** A module that a package's consumers may import. */
export interface Entry {
  package: string;
  /** As `exports` has it, a pattern filled in: `./access-groups`. */
  subpath: string;
  specifier: string;
  /** The source, and the declarations that it becomes; both below the root. */
  source: string;
  declaration: string;
  /** The report, below the root. */
  report: string;
}

export interface Package {
  name: string;
  /** Below the root: `packages/client`. */
  folder: string;
  manifest: Manifest;
  /** The report of what `package.json` promises beside the modules, below the root. */
  manifestReport: string;
  /** By subpath. */
  entries: readonly Entry[];
}

/** Where the reports of a package stand, below its folder. */
export const REPORT_FOLDER = "api-report";

/** The packages below `packages/`, by name. */
export function readPackages(root: string): Package[] {
  return readFolder(join(root, "packages"))
    .sort(compare)
    .map((name) => {
      const folder = posix.join("packages", name);
      const manifest = readManifest(join(root, folder, "package.json"));
      return {
        name: manifest.name,
        folder,
        manifest,
        manifestReport: posix.join(folder, REPORT_FOLDER, "package.json.api.md"),
        entries: entriesOf(root, folder, manifest),
      };
    });
}

function readFolder(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    throw OutputError.from(error, folder, "read");
  }
}

function readManifest(file: string): Manifest {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Manifest;
  } catch (error) {
    throw OutputError.from(error, file, "read");
  }
}

function entriesOf(root: string, folder: string, { name, exports = {} }: Manifest): Entry[] {
  const subpaths = new Map<string, Entry>();
  // The more a pattern says, the earlier it counts, and what is written out goes before all.
  for (const [subpath, target] of Object.entries(exports).sort(([a], [b]) => compare(a, b))) {
    if (target === null || typeof target === "string" || target.types === undefined) continue;
    for (const filling of fillings(root, folder, target.types)) {
      const filled = subpath.replace("*", filling);
      if (subpath.includes("*") && (filled in exports || subpaths.has(filled))) continue;
      subpaths.set(filled, entryOf(folder, name, filled, target.types.replace("*", filling)));
    }
  }
  return [...subpaths.values()].sort((a, b) => compare(a.subpath, b.subpath));
}

/** What `*` stands for: the sources that the pattern fits. Without a `*` there is nothing to fill in. */
function fillings(root: string, folder: string, types: string): string[] {
  if (!types.includes("*")) return [""];
  const [start = "", end = ""] = basename(sourceOf(folder, types)).split("*");
  return readFolder(join(root, dirname(sourceOf(folder, types))))
    .filter((file) => file.startsWith(start) && file.endsWith(end))
    .map((file) => file.slice(start.length, -end.length));
}

function entryOf(folder: string, name: string, subpath: string, types: string): Entry {
  const stem = subpath === "." ? "index" : subpath.slice("./".length);
  return {
    package: name,
    subpath,
    specifier: posix.join(name, subpath),
    source: sourceOf(folder, types),
    declaration: posix.join(folder, types),
    report: posix.join(folder, REPORT_FOLDER, `${stem}.api.md`),
  };
}

/** What declarations in `dist/` are made of: see `distPath`. */
function sourceOf(folder: string, types: string): string {
  const stem = types.replace(/^\.\/dist\//, "").replace(/\.d\.ts$/, ".ts");
  return stem.startsWith("generated/") ? stem : posix.join(folder, "src", stem);
}

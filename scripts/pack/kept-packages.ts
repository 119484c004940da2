import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { writeWhole } from "../core/files/write-whole.js";
import { compare } from "../core/cli/finding.js";
import type { OutputFile } from "../core/files/output.js";

/** A built package: the hashes of its sources, and its files. */
interface Kept {
  salt: string;
  sources: Record<string, string>;
  files: OutputFile[];
}

/** Folders of the packages' sources. */
const PLACES = ["generated", "packages", "scripts"];
const NO_SOURCES = /^(?:generated\/docs|packages\/[^/]+\/(?:dist|node_modules))$/;

/** Files that affect how sources are compiled. */
const SETTINGS = /^(?:tsconfig|package)\.json$/;

/**
 * Cache of built packages. A package is rebuilt if one of its sources has changed. Entries are validated by content hashes.
 */
export class KeptPackages {
  readonly #root: string;
  readonly #folder: string;
  readonly #sources: ReadonlyMap<string, string>;
  readonly #salt: string;

  /**
   * @param folder of the cache
   * @param tools identifies the build tools and their versions
   */
  constructor(root: string, folder: string, tools: string) {
    this.#root = root;
    this.#folder = folder;
    this.#sources = hashesOf(root);
    // A new file may change module resolution, so the list of files is included.
    const settings = [...this.#sources].filter(([path]) => SETTINGS.test(path.split("/").at(-1) ?? ""));
    this.#salt = hashOf(JSON.stringify([tools, [...this.#sources.keys()], settings]));
  }

  /** Returns the files of a package. `make` builds them and reports each source that it reads. */
  async files(name: string, make: (read: (source: string) => void) => Promise<OutputFile[]>): Promise<OutputFile[]> {
    const file = join(this.#folder, `${name}.json`);
    const kept = readKept(file);
    if (kept?.salt === this.#salt && Object.entries(kept.sources).every(([path, hash]) => this.#sources.get(path) === hash))
      return kept.files;
    const read = new Set<string>();
    const files = await make((source) => read.add(source));
    const sources = this.#unchanged(read);
    if (sources !== undefined) writeWhole(file, JSON.stringify({ salt: this.#salt, sources, files } satisfies Kept));
    return files;
  }

  /** Returns the sources with their hashes; undefined if one is unknown or changed during the build. */
  #unchanged(paths: ReadonlySet<string>): Record<string, string> | undefined {
    const sources: Record<string, string> = {};
    for (const path of paths) {
      const hash = this.#sources.get(path);
      if (hash === undefined || hash !== hashOf(readFileSync(join(this.#root, path)))) return undefined;
      sources[path] = hash;
    }
    return sources;
  }
}

function hashesOf(root: string): Map<string, string> {
  const paths = ["package.json", "tsconfig.json", ...PLACES.flatMap((place) => filesBelow(root, place))];
  return new Map(
    paths.sort(compare).flatMap((path): [string, string][] => {
      try {
        return [[path, hashOf(readFileSync(join(root, path)))]];
      } catch {
        // A missing file is reported by its user.
        return [];
      }
    }),
  );
}

function filesBelow(root: string, place: string): string[] {
  return readdirSync(join(root, place), { withFileTypes: true }).flatMap((entry) => {
    const path = relative(root, join(entry.parentPath, entry.name)).replaceAll("\\", "/");
    if (NO_SOURCES.test(path)) return [];
    return entry.isDirectory() ? filesBelow(root, path) : [path];
  });
}

function hashOf(content: string | Buffer): string {
  return createHash("sha256").update(content).digest("base64url");
}

function readKept(file: string): Kept | undefined {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Kept;
  } catch {
    return undefined;
  }
}

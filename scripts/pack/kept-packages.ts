import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { writeWhole } from "../core/files/write-whole.js";
import { compare } from "../core/cli/finding.js";
import type { OutputFile } from "../core/files/output.js";

/** What a package was made from, by path below the root and hash, and what it was made to. */
interface Kept {
  salt: string;
  sources: Record<string, string>;
  files: OutputFile[];
}

/** Where the packages' sources stand; the reference below `generated/` is none of them. */
const PLACES = ["generated", "packages"];
const NO_SOURCES = /^(?:generated\/docs|packages\/[^/]+\/(?:dist|node_modules))$/;

/** Files that say how sources are read. */
const SETTINGS = /^(?:tsconfig|package)\.json$/;

/**
 * Packages that were built, as files: one is made anew where a source of it has changed. A package is known by the contents of what it was
 * made from, so what is kept can be old or missing, but not wrong.
 */
export class KeptPackages {
  readonly #root: string;
  readonly #folder: string;
  readonly #sources: ReadonlyMap<string, string>;
  readonly #salt: string;

  /**
   * @param folder where they are kept
   * @param tools a text that differs where other tools, or other versions of them, build the packages
   */
  constructor(root: string, folder: string, tools: string) {
    this.#root = root;
    this.#folder = folder;
    this.#sources = hashesOf(root);
    // A file that is new may be found in the place of one that was read.
    const settings = [...this.#sources].filter(([path]) => SETTINGS.test(path.split("/").at(-1) ?? ""));
    this.#salt = hashOf(JSON.stringify([tools, [...this.#sources.keys()], settings]));
  }

  /** The files of a package; `make` builds them, and tells each source that it reads. */
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

  /** The sources with their hashes; undefined where one was edited while the package was built, or is not known. */
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
        // Not there: who needs it says so.
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

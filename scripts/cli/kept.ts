import { createHash } from "node:crypto";
import { readdirSync, readFileSync, rmSync, statSync, utimesSync } from "node:fs";
import { homedir } from "node:os";
import { isAbsolute, join, resolve } from "node:path";
import { makeFolder, writeWhole } from "../core/files/write-whole.js";
import { allowedRefs, isUrl } from "../read/allowed-refs.js";
import { download } from "../read/download.js";
import { readText } from "../read/read-text.js";

/** A folder for what is made of documents, and the version of the tool that makes it. */
export interface KeptPlace {
  folder: string;
  version: string;
}

const MONTH = 30 * 24 * 60 * 60 * 1000;

/**
 * The results of earlier runs for a document. They are made anew after a change of a file or of the tool, if a file of them is damaged, and
 * each time if the folder cannot be written.
 */
export class Kept {
  readonly #place: KeptPlace | undefined;
  readonly #entry: string;
  readonly #folder: string;
  /** Digest of the document and the version; undefined while nothing can be kept. */
  #state: string | undefined;

  private constructor(place: KeptPlace | undefined, entry: string, allowRefs: readonly string[]) {
    this.#place = place;
    this.#entry = entry;
    this.#folder = join(place?.folder ?? "", digestOf(entry, ...allowRefs));
  }

  /** @param given undefined keeps nothing */
  static async of(given: KeptPlace | undefined, entry: string, allowRefs: readonly string[] = []): Promise<Kept> {
    const allowed = [...allowRefs.map((ref) => (isUrl(ref) ? ref : resolve(ref))), ...(isUrl(entry) ? [new URL(".", entry).href] : [])];
    const place = given && isOwn(given.folder) ? given : undefined;
    const kept = new Kept(place, entry, allowed);
    if (place === undefined) return kept;
    const paths = kept.#read("files", place.version) as string[] | undefined;
    const textOf = async (path: string): Promise<string> =>
      isUrl(path) ? (await download(path, allowedRefs(allowed))).text : readText(path);
    const texts = paths && (await Promise.all(paths.map(textOf)).catch(() => undefined));
    if (paths !== undefined && texts !== undefined) kept.#state = digestOf(place.version, ...paths, ...texts);
    return kept;
  }

  /** Keeps what is made of these files from now on. */
  begin(sources: readonly { path: string; text: string }[]): void {
    const paths = sources.map(({ path }) => path);
    // It is standard input, or a URL that redirects, perhaps to another one in the next run.
    if (this.#place === undefined || !paths.includes(this.#entry)) return;
    this.#write("files", this.#place.version, paths);
    this.#state = digestOf(this.#place.version, ...paths, ...sources.map(({ text }) => text));
    removeOld(this.#place.folder);
  }

  /** Returns what the run before wrote; undefined if there is none. */
  read(name: string): unknown {
    return this.#state === undefined ? undefined : this.#read(name, this.#state);
  }

  write<T>(name: string, value: T): T {
    if (this.#state !== undefined) this.#write(name, this.#state, value);
    return value;
  }

  #read(name: string, state: string): unknown {
    try {
      const text = readFileSync(join(this.#folder, name), "utf8");
      const end = text.indexOf("\n");
      const json = text.slice(end + 1);
      if (text.slice(0, end) !== digestOf(state, json)) return undefined;
      const now = new Date();
      utimesSync(this.#folder, now, now);
      return JSON.parse(json) as unknown;
    } catch {
      return undefined;
    }
  }

  #write(name: string, state: string, value: unknown): void {
    try {
      const json = JSON.stringify(value);
      makeFolder(this.#folder, 0o700);
      writeWhole(join(this.#folder, name), `${digestOf(state, json)}\n${json}`);
    } catch {
      // It is made anew each time.
    }
  }
}

/** Returns the folder of the operating system for what can be made anew; undefined if the user has none. */
export function cacheFolder({ env, platform }: Pick<NodeJS.Process, "env" | "platform">): string | undefined {
  const { XDG_CACHE_HOME: given = "", LOCALAPPDATA: local = "" } = env;
  if (isAbsolute(given)) return given;
  if (platform === "win32" && local !== "") return local;
  try {
    return join(homedir(), platform === "darwin" ? "Library/Caches" : ".cache");
  } catch {
    return undefined;
  }
}

export function digestOf(...texts: readonly string[]): string {
  const hash = createHash("sha256");
  for (const text of texts) hash.update(`${text.length}\n`).update(text);
  return hash.digest("hex");
}

/** Checks for a folder that nobody else can write to, or that is not there yet: code is read from it. */
function isOwn(folder: string): boolean {
  try {
    const stats = statSync(folder, { throwIfNoEntry: false });
    const user = process.geteuid?.();
    return stats === undefined || user === undefined || (stats.uid === user && (stats.mode & 0o022) === 0);
  } catch {
    return false;
  }
}

/** Removes what no run has used for a month. */
function removeOld(folder: string): void {
  try {
    for (const name of readdirSync(folder)) {
      const path = join(folder, name);
      if (statSync(path).mtimeMs < Date.now() - MONTH) rmSync(path, { recursive: true });
    }
  } catch {
    // Another run removes them, or the folder cannot be written.
  }
}

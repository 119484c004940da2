import { existsSync, type FSWatcher, readdirSync, statSync, watch } from "node:fs";
import { basename, dirname, join } from "node:path";
import { CommandError } from "./command-error.js";

export interface FolderWatchOptions {
  /** Files and folders, absolute, whether they are there or not. */
  places: readonly string[];
  /** Folders that are not looked into. */
  except?: (folder: string) => boolean;
  /** Told each file that is there at the beginning. */
  found?: (path: string) => void;
  /** Told the absolute path of each file that was changed, made or removed. */
  changed: (path: string) => void;
}

/** How many folders may be watched: more are those of a home directory, and none of a document. */
const MOST_FOLDERS = 4_000;

/**
 * Watches folders and all that is below them, also where they vanish and come back. Node's own recursive watch misses what is made in a
 * folder that is new, so each folder has a watch of its own.
 */
export class FolderWatch {
  readonly #options: FolderWatchOptions;
  readonly #watchers = new Map<string, FSWatcher>();

  /** @throws CommandError where the system refuses to watch so much */
  constructor(options: FolderWatchOptions) {
    this.#options = options;
    for (const place of options.places) {
      // A place that is replaced, or comes later, is seen by the folder that it stands in.
      this.#watch(nearestFolder(dirname(place)));
      this.#enter(place, (path) => options.found?.(path));
    }
  }

  close(): void {
    for (const watcher of this.#watchers.values()) watcher.close();
    this.#watchers.clear();
  }

  #watch(folder: string): boolean {
    if (this.#watchers.has(folder)) return false;
    if (this.#watchers.size === MOST_FOLDERS) throw tooMuch(`${MOST_FOLDERS} folders`);
    try {
      const watcher = watch(folder, (_, name) => this.#heard(folder, name));
      watcher.on("error", () => this.#forget(folder));
      this.#watchers.set(folder, watcher);
      return true;
    } catch (error) {
      const { code = "" } = error as NodeJS.ErrnoException;
      if (code === "ENOSPC" || code === "EMFILE") throw tooMuch(`the limit of the system (${code})`);
      if (code === "ENOENT" || code === "ENOTDIR") return false;
      throw error;
    }
  }

  /** Watches a place and what is below it, if it is a folder; tells each file. The watch comes first: what is made meanwhile is not lost. */
  #enter(place: string, found: (file: string) => void): void {
    if (!isFolder(place)) {
      if (existsSync(place)) found(place);
      return;
    }
    if (this.#options.except?.(place) === true) return;
    this.#watch(place);
    for (const entry of entriesOf(place)) {
      const path = join(place, entry.name);
      if (entry.isDirectory()) this.#enter(path, found);
      else found(path);
    }
  }

  #heard(folder: string, name: string | null): void {
    // The system has lost count: something below the folder has changed.
    const path = name === null ? folder : join(folder, name);
    if (!this.#isWatched(path)) {
      if (this.#options.places.some((place) => place.startsWith(`${path}/`))) this.#returned(path);
      return;
    }
    if (isFolder(path)) {
      // One that was moved here has no watch yet, and one that was replaced has that of the old one.
      this.#forget(path);
      this.#enter(path, this.#options.changed);
      return;
    }
    this.#forget(path);
    this.#options.changed(path);
  }

  /** A folder above a place is there again. */
  #returned(path: string): void {
    for (const place of this.#options.places.filter((each) => each.startsWith(`${path}/`))) {
      this.#forget(dirname(place));
      this.#watch(nearestFolder(dirname(place)));
      this.#enter(place, this.#options.changed);
    }
  }

  #isWatched(path: string): boolean {
    return this.#options.places.some((place) => path === place || path.startsWith(`${place}/`));
  }

  #forget(folder: string): void {
    for (const [path, watcher] of this.#watchers) {
      if (path !== folder && !path.startsWith(`${folder}/`)) continue;
      watcher.close();
      this.#watchers.delete(path);
    }
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

function entriesOf(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}

function nearestFolder(path: string): string {
  return isFolder(path) || dirname(path) === path ? path : nearestFolder(dirname(path));
}

function tooMuch(limit: string): CommandError {
  return new CommandError(`there is more to watch than ${limit} allows`, {
    hint: "name a document that stands in a folder of its own; on Linux see fs.inotify.max_user_watches, too",
  });
}

/** What editors write beside a file while they save it. */
export function isScratch(path: string): boolean {
  return /^\.|~$|\.(?:tmp|swp|swx|bak)$|^4913$|^#.*#$|___jb_(?:tmp|old)___$/.test(basename(path));
}

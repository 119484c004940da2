import { watch } from "chokidar";
import { basename } from "node:path";
import { CommandError } from "../cli/command-error.js";

/** Editors write a file in several steps, a checkout writes many files, and chokidar drops a second change of a file within 50 ms. */
const QUIET_MILLISECONDS = 60;

export interface Round {
  /** Absolute paths of the files that changed since the round before, sorted. */
  files: string[];
  /** When the first change was seen, as `performance.now()` has it. */
  since: number;
}

export interface WatchOptions {
  /** Absolute paths of folders and files. A folder that is removed and made again is found only below one of them. */
  places: readonly string[];
  /** Whether a file counts, and whether a folder is looked into. */
  isWatched: (path: string) => boolean;
  /** The first run. Changes that are made during it are a round. */
  begin: (isChangePending: () => boolean) => Promise<void>;
  round: (round: Round) => Promise<void>;
}

/**
 * Runs one round after another until the process ends.
 *
 * @throws the error of `begin` or of a round, and `CommandError` if the system cannot watch so many files
 */
export async function watchFiles({ places, isWatched, begin, round }: WatchOptions): Promise<never> {
  const pending = new Set<string>();
  const watcher = watch([...places], { ignoreInitial: true, ignored: (path) => !isWatched(path) });
  let timer: NodeJS.Timeout | undefined;
  let since = 0;
  try {
    return await new Promise<never>((_, reject) => {
      let running = Promise.resolve();
      const queue = (work: () => Promise<void>): void => {
        running = running.then(work);
        running.catch(reject);
      };
      const next = async (): Promise<void> => {
        const files = [...pending].sort();
        pending.clear();
        if (files.length > 0) await round({ files, since });
      };
      const changed = (path: string): void => {
        if (pending.size === 0) since = performance.now();
        pending.add(path);
        clearTimeout(timer);
        timer = setTimeout(() => queue(next), QUIET_MILLISECONDS);
      };
      watcher.on("add", changed).on("change", changed).on("unlink", changed);
      watcher.on("error", (error) => reject(watchError(error)));
      watcher.on("ready", () => queue(() => begin(() => pending.size > 0)));
    });
  } finally {
    clearTimeout(timer);
    await watcher.close();
  }
}

function watchError(error: unknown): Error {
  const { code = "" } = error as NodeJS.ErrnoException;
  if (code !== "ENOSPC" && code !== "EMFILE") return error as Error;
  return new CommandError(`there are more files to watch than the system allows (${code})`, {
    hint: "name a document that stands in a folder of its own; on Linux see fs.inotify.max_user_watches, too",
  });
}

/** Whether editors write such a file beside the one that they save. */
export function isScratch(path: string): boolean {
  return /^\.|~$|\.(?:tmp|swp|swx|bak)$|^4913$|^#.*#$|___jb_(?:tmp|old)___$/.test(basename(path));
}

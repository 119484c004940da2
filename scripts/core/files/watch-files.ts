import { watch } from "chokidar";
import { basename } from "node:path";
import { CommandError } from "../cli/command-error.js";

/** Editors save in several steps, a checkout writes many files, and chokidar drops a second change of a file within 50 ms. */
const QUIET_MILLISECONDS = 60;

const POLL_MILLISECONDS = 1_000;

export interface Round {
  /** Absolute paths of the files changed since the previous round, sorted. */
  files: string[];
  /** Time of the first change, from `performance.now()`. */
  since: number;
}

export interface WatchOptions {
  /** Absolute paths of folders and files. A folder that is removed and recreated is noticed only below one of them. */
  places: readonly string[];
  /** Decides which files and folders to watch. */
  isWatched: (path: string) => boolean;
  /** The first run. Changes during it trigger a round. */
  begin: (isChangePending: () => boolean) => Promise<void>;
  round: (round: Round) => Promise<void>;
  /** Returns what has changed of that which is no file, since the last call. Called each second. */
  poll?: (() => Promise<readonly string[]>) | undefined;
  /** Ends the watching; a round that is under way goes on. */
  signal?: AbortSignal;
}

/**
 * Runs one round after another until the process ends.
 *
 * @throws the error of `begin` or of a round, the reason of `signal`, and `CommandError` if the system's watch limit is exceeded
 */
export async function watchFiles({ places, isWatched, begin, round, poll, signal }: WatchOptions): Promise<never> {
  const pending = new Set<string>();
  const watcher = watch([...places], { ignoreInitial: true, ignored: (path) => !isWatched(path) });
  let timer: NodeJS.Timeout | undefined;
  let polling: NodeJS.Timeout | undefined;
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
      signal?.addEventListener("abort", () => reject(signal.reason as Error));
      watcher.on("error", (error) => reject(watchError(error)));
      const ask = async (): Promise<void> => {
        for (const path of (await poll?.()) ?? []) changed(path);
        polling?.refresh();
      };
      const start = (): void =>
        queue(async () => {
          if (poll) {
            await poll();
            polling = setTimeout(() => void ask(), POLL_MILLISECONDS);
          }
          await begin(() => pending.size > 0);
        });
      // Without a place, the watcher is never ready.
      if (places.length === 0) start();
      else watcher.on("ready", start);
    });
  } finally {
    clearTimeout(timer);
    clearTimeout(polling);
    polling = undefined;
    await watcher.close();
  }
}

function watchError(error: unknown): Error {
  const { code = "" } = error as NodeJS.ErrnoException;
  if (code !== "ENOSPC" && code !== "EMFILE") return error as Error;
  return new CommandError(`too many files to watch (${code})`, {
    hint: "move the document to a folder of its own; on Linux, also see fs.inotify.max_user_watches",
  });
}

/** Checks if a file is a temporary file of an editor. */
export function isScratch(path: string): boolean {
  return /^\.|~$|\.(?:tmp|swp|swx|bak)$|^4913$|^#.*#$|___jb_(?:tmp|old)___$/.test(basename(path));
}

import { realpath } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import type { Store, TableName, Tables } from "../types.js";
import { lockFile } from "./file-lock.js";
import { Journal } from "./journal.js";
import type { Change } from "./journal-format.js";
import { memoryStore } from "./memory-store.js";

/** A store of which nothing is in its file before the first `flush()`. */
export interface StoredState extends Store {
  /** Whether there was no state at all when it was opened: an empty one is a state too. */
  readonly isNew: boolean;
  /** Closes it; what was not flushed is not written. */
  discard(): Promise<void>;
}

/** What {@link fileStore} takes beside the path. */
export interface FileStoreOptions {
  /** From how many bytes of changes on a snapshot takes their place, if it has no more bytes itself; 1 MiB by default. */
  compactAbove?: number;
}

/**
 * A store in memory whose changes outlive the process, and a `kill -9` at any moment: they are appended to a file, and durable once
 * `flush()` has resolved. The changes between two calls of `flush()` are there as a whole or not at all, so that an operation makes its
 * changes without waiting for anything in between, then flushes.
 *
 * Beside `path`, `<path>.lock` keeps other processes away, and `<path>.new` is there while the file is rewritten.
 *
 * @throws {EmulatorError} `data-locked` where another process uses the file; `data-unusable` where it cannot be read or is damaged, in
 * which case it is left as it is.
 */
export async function fileStore(path: string, { compactAbove = 1 << 20 }: FileStoreOptions = {}): Promise<StoredState> {
  const file = await realPath(path);
  const unlock = await lockFile(file);
  const memory = memoryStore();
  let journal: Journal;
  try {
    journal = await Journal.open(file, ([table, key, record]) => {
      if (record === undefined) memory.delete(table, key);
      else memory.put(table, key, record);
    });
  } catch (error) {
    await unlock();
    throw error;
  }
  let changes: Change[] = [];
  const { isNew } = journal;
  // A new file begins with a snapshot, be it that of an empty state.
  let isRestored = isNew;
  let closing: Promise<void> | undefined;

  function put<Table extends TableName>(table: Table, key: string, record: Tables[Table]): void {
    memory.put(table, key, record);
    const stored = memory.get(table, key);
    if (stored === undefined) return;
    const change: Change = [table, key, stored];
    changes.push(change);
  }

  /** Here the memory holds complete operations alone, so that it may take the place of the journal. */
  function addChanges(): void {
    if (changes.length === 0 && !isRestored) return;
    const { appendedBytes, snapshotBytes } = journal.size;
    const isDue = isRestored || appendedBytes > Math.max(compactAbove, snapshotBytes);
    journal.add(isDue ? { snapshot: memory.snapshot() } : { changes });
    changes = [];
    isRestored = false;
  }

  function flush(): Promise<void> {
    addChanges();
    return journal.flush();
  }

  async function discard(): Promise<void> {
    await journal.close();
    await unlock();
  }

  async function close(): Promise<void> {
    try {
      await flush();
    } finally {
      await discard();
    }
  }

  return {
    ...memory,
    put,
    delete(table, key) {
      const isThere = memory.delete(table, key);
      if (isThere) changes.push([table, key]);
      return isThere;
    },
    restore(snapshot) {
      memory.restore(snapshot);
      changes = [];
      isRestored = true;
    },
    flush,
    isNew,
    close: () => (closing ??= close()),
    discard: () => (closing ??= discard()),
  };
}

/** One name for one file: a link would be replaced by the file, and would have a lock of its own. */
async function realPath(path: string): Promise<string> {
  const absolute = resolve(path);
  const folder = await realpath(dirname(absolute)).catch(() => dirname(absolute));
  return realpath(absolute).catch(() => join(folder, basename(absolute)));
}

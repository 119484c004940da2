import type { Stats } from "node:fs";
import { lstat, realpath } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { EmulatorError } from "../../emulator-error.js";
import type { Store, TableName, Tables } from "../types.js";
import { lockFile } from "./file-lock.js";
import { LogFile } from "./log-file.js";
import { type Change, DamagedLine } from "./log-lines.js";
import { memoryStore } from "./memory-store.js";
import { WriteFailure } from "./write-failure.js";

/** A store that writes nothing before the first `flush()`. */
export interface StoredState extends Store {
  /** True if no state existed; an empty state counts as existing. */
  readonly isNew: boolean;
  discard(): Promise<void>;
}

/**
 * Opens a store in memory whose changes survive a `kill -9` once `flush()` has resolved. A flush appends to the file, or writes a new or long
 * one anew; calls of `flush()` during a write share the next write. The changes of an operation are atomic if it makes them without awaiting in
 * between, then flushes. A failed write undoes all changes that are not written, so later reads do not see them.
 *
 * `<path>.lock` locks the file, and `<path>.new` exists while the file is rewritten.
 */
export async function fileStore(path: string): Promise<StoredState> {
  const file = await realPath(path);
  await refuseSpecialFile(file);
  const unlock = lockFile(file);
  const memory = memoryStore();
  const log = new LogFile(file);
  let isNew: boolean;
  try {
    isNew = !(await log.read(([table, key, record]) => {
      if (record === undefined) memory.delete(table, key);
      else memory.put(table, key, record);
    }));
  } catch (error) {
    await log.close();
    unlock();
    throw unusable(file, error);
  }
  let changes: Change[] = [];
  // Undoes the changes that are not written, the latest last.
  let undo: (() => void)[] = [];
  let needsSnapshot = isNew;
  let isStarted = false;
  let isOpen = true;
  let isQueued = false;
  let failure: WriteFailure | undefined;
  let written: Promise<void> = Promise.resolve();
  let closing: Promise<void> | undefined;

  async function write(isStart: boolean): Promise<void> {
    if (!isOpen) throw new EmulatorError("data-unusable", `${file} is closed`);
    const taken = { changes, undo };
    const isWhole = needsSnapshot || log.isMissing;
    changes = [];
    undo = [];
    needsSnapshot = false;
    try {
      if (failure !== undefined) throw failure;
      if (isWhole) await log.replace(memory.snapshot());
      else if (!log.isLong || !(await log.compact(memory.snapshot()))) await log.append(taken.changes);
    } catch (error) {
      for (const step of [...taken.undo, ...undo].reverse()) step();
      changes = [];
      undo = [];
      needsSnapshot = false;
      const latest = error instanceof WriteFailure ? error : new WriteFailure(file, error, isStart);
      // The changes of the next write were made on top of these, and are undone with them.
      failure = isQueued ? latest : undefined;
      throw latest;
    }
  }

  function flush(): Promise<void> {
    const isStart = !isStarted;
    isStarted = true;
    if (!isQueued && (needsSnapshot || changes.length > 0)) {
      isQueued = true;
      const writing = written
        .catch(() => undefined)
        .then(() => {
          isQueued = false;
          return write(isStart);
        });
      written = writing;
      // A failure concerns only those who wait for it.
      writing.catch(() => {
        if (written === writing) written = Promise.resolve();
      });
    }
    return written;
  }

  async function discard(): Promise<void> {
    isOpen = false;
    await written.catch(() => undefined);
    await log.close();
    unlock();
  }

  async function closeFlushed(): Promise<void> {
    try {
      await flush();
      await log.end();
    } finally {
      await discard();
    }
  }

  return {
    ...memory,
    put(table: TableName, key: string, record: Tables[TableName]): void {
      undo.push(undoOf(memory, table, key));
      memory.put(table, key, record);
      // The frozen copy, since the caller may change the record before it is written.
      changes.push([table, key, memory.get(table, key)]);
    },
    delete(table, key) {
      const step = undoOf(memory, table, key);
      const isThere = memory.delete(table, key);
      if (isThere) {
        changes.push([table, key]);
        undo.push(step);
      }
      return isThere;
    },
    restore(snapshot) {
      const former = memory.snapshot();
      memory.restore(snapshot);
      undo.push(() => memory.restore(former));
      changes = [];
      needsSnapshot = true;
    },
    flush,
    isNew,
    close: () => (closing ??= closeFlushed()),
    discard: () => (closing ??= discard()),
  };
}

/** Returns a function that gives a key the record that it has now. */
function undoOf(store: Store, table: TableName, key: string): () => void {
  const former = store.get(table, key);
  return former === undefined ? () => void store.delete(table, key) : () => store.put(table, key, former);
}

/** Resolves symbolic links. Otherwise a rewrite would replace the link, and one file could have two locks. */
async function realPath(path: string): Promise<string> {
  const absolute = resolve(path);
  const folder = await realpath(dirname(absolute)).catch(() => dirname(absolute));
  return realpath(absolute).catch(() => join(folder, basename(absolute)));
}

/** Refuses what a rewrite would replace, such as a device, and what a read would wait for, such as a FIFO. */
async function refuseSpecialFile(path: string): Promise<void> {
  const found = await lstat(path).catch(() => undefined);
  if (found === undefined || found.isFile()) return;
  const advice = "Use a regular file, or a path where no file exists";
  throw new EmulatorError("data-unusable", `Cannot use ${path}: it is ${kindOf(found)}. ${advice}`);
}

function kindOf(found: Stats): string {
  if (found.isDirectory()) return "a folder";
  if (found.isFIFO()) return "a FIFO";
  if (found.isSocket()) return "a socket";
  return found.isSymbolicLink() ? "a symbolic link to a missing file" : "a device";
}

function unusable(path: string, error: unknown): EmulatorError {
  if (error instanceof DamagedLine) {
    const advice = "The file is unchanged. Restore a backup, or move the file away to start over";
    return new EmulatorError("data-unusable", `${path}:${error.line}: ${error.message}. ${advice}`, { cause: error });
  }
  const reason = error instanceof Error ? error.message : String(error);
  const advice = "Check that its folder exists and is readable, then start again";
  return new EmulatorError("data-unusable", `Cannot use ${path}: ${reason}. ${advice}`, { cause: error });
}

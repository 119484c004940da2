import { constants, type FileHandle, lstat, open, readFile, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import type { Snapshot } from "../types.js";
import { type Change, HEAD, lineOf, readLines } from "./log-lines.js";

/** Reads a file, never through a link that has taken its place. */
const READ = constants.O_RDONLY | constants.O_NOFOLLOW;

/** Creates a file, never through a link; each write goes to the end, also after the file was truncated. */
const CREATE = constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL | constants.O_APPEND;

/** Size of the pieces that a snapshot is written in, in characters. */
const PIECE = 1 << 20;

/** Appended bytes below which the file is never rewritten. */
const COMPACT_ABOVE = 1 << 20;

/**
 * A file with one line per write: the changes that become durable together, as JSON after their checksum (CRC-32) and their length in bytes.
 */
export class LogFile {
  private file: FileHandle | undefined;
  private snapshotLength = 0;
  private appendedLength = 0;

  constructor(private readonly path: string) {}

  async read(apply: (change: Change) => void): Promise<boolean> {
    const bytes = await readFile(this.path, { flag: READ }).catch(emptyIfMissing);
    if (bytes.length > 0) readLines(bytes, apply);
    return bytes.length > 0;
  }

  /** True before the first write, after a failed one, and if the appended changes are longer than the snapshot. */
  get needsSnapshot(): boolean {
    return this.file === undefined || this.appendedLength > Math.max(COMPACT_ABOVE, this.snapshotLength);
  }

  /** Appends changes as one line, which makes them atomic. Removes the line again if it cannot be written. */
  async append(changes: readonly Change[]): Promise<void> {
    const { file } = this;
    if (file === undefined) throw new Error("the file is not open");
    const line = Buffer.from(lineOf(changes));
    await this.#refuseRemoved(file);
    try {
      await file.appendFile(line);
    } catch (error) {
      // Without the partial line, the next line can follow, which needs less space than a snapshot.
      await file.truncate(this.snapshotLength + this.appendedLength).catch(() => this.close());
      throw error;
    }
    try {
      await file.datasync();
    } catch (error) {
      // The content on the disk is now unknown, so the next write is a snapshot.
      await file.truncate(this.snapshotLength + this.appendedLength).catch(() => undefined);
      await this.close();
      throw error;
    }
    this.appendedLength += line.length;
  }

  /** Refuses to write to a removed file, which would be lost. The next write makes it anew. */
  async #refuseRemoved(file: FileHandle): Promise<void> {
    if ((await file.stat()).nlink > 0) return;
    if ((await lstat(this.path).catch(() => undefined)) !== undefined)
      throw new Error("another file has taken its place. Stop the emulator, and move that file away or start with it");
    await this.close();
    throw new Error("it was removed. The next write makes it again");
  }

  /** Replaces the file with a snapshot. The new file is durable before it is renamed over the old one. */
  async replace(snapshot: Snapshot): Promise<void> {
    const path = `${this.path}.new`;
    await removeLeftover(path);
    // Readable only by the owner, since the state contains access tokens.
    const file = await open(path, CREATE, 0o600);
    let length = 0;
    try {
      for (const piece of piecesOf(snapshot)) {
        const bytes = Buffer.from(piece);
        await file.appendFile(bytes);
        length += bytes.length;
      }
      await file.sync();
      // Windows cannot replace an open file.
      await this.close();
      await rename(path, this.path);
      await syncFolder(dirname(this.path));
    } catch (error) {
      await file.close();
      await rm(path, { force: true });
      throw error;
    }
    this.file = file;
    this.snapshotLength = length;
    this.appendedLength = 0;
  }

  async close(): Promise<void> {
    await this.file?.close();
    this.file = undefined;
  }
}

async function removeLeftover(path: string): Promise<void> {
  const found = await lstat(path).catch(() => undefined);
  if (found === undefined) return;
  if (!found.isFile()) throw new Error(`${path} is not a file of the emulator; move it away`);
  await rm(path);
}

/** Yields the file content, one line per record, in pieces, since the maximum string length is about half a gigabyte. */
function* piecesOf(snapshot: Snapshot): IterableIterator<string> {
  const records = Object.values(snapshot).reduce((sum, table) => sum + Object.keys(table).length, 0);
  let piece = lineOf({ ...HEAD, records });
  for (const [table, records] of Object.entries(snapshot))
    for (const [key, record] of Object.entries(records)) {
      piece += lineOf([[table, key, record]]);
      if (piece.length < PIECE) continue;
      yield piece;
      piece = "";
    }
  yield piece;
}

async function syncFolder(path: string): Promise<void> {
  // Windows cannot open folders, and makes renames durable itself.
  if (process.platform === "win32") return;
  const folder = await open(path, "r");
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

function emptyIfMissing(error: NodeJS.ErrnoException): Buffer {
  if (error.code === "ENOENT") return Buffer.alloc(0);
  throw error;
}

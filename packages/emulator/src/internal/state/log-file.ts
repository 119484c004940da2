import { constants, type FileHandle, lstat, open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import type { Snapshot, TableName } from "../types.js";
import { Chain, type Change, headLine, readLines } from "./log-lines.js";

/** Opens a file, never through a link that has taken its place. */
const OPEN = constants.O_RDWR | constants.O_NOFOLLOW;
const READ = constants.O_RDONLY | constants.O_NOFOLLOW;

/** Creates a file, never through a link. */
const CREATE = constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL;

/** Size of the pieces that a snapshot is written in, in characters. */
const PIECE = 1 << 20;

/** Appended bytes below which the file is never rewritten. */
const COMPACT_ABOVE = 1 << 20;

/**
 * A file with one line per write: the changes that become durable together, as JSON after a checksum and their length in bytes. The first line
 * states the length of a closed file, so that no part of it can be missing.
 */
export class LogFile {
  private file: FileHandle | undefined;
  private length = 0;
  private sum = 0;
  private records = 0;
  /** True if the file on the disk states its end. */
  private isEnded = false;
  /** True if the file on the disk has more than `length` bytes. */
  private hasRest = false;
  private compactAbove = 0;

  constructor(private readonly path: string) {}

  /** Reads the file, and keeps it open if lines can be added to it. Returns false for a missing or an empty file. */
  async read(apply: (change: Change) => void): Promise<boolean> {
    const writable = await open(this.path, OPEN).catch(() => undefined);
    const file = writable ?? (await open(this.path, READ).catch(undefinedIfMissing));
    if (file === undefined) return false;
    let isKept = false;
    try {
      const bytes = await file.readFile();
      if (bytes.length === 0) return false;
      const { snapshotLength, isCurrent, ...content } = readLines(bytes, apply);
      Object.assign(this, content, { hasRest: content.length < bytes.length });
      this.#compactAbove(snapshotLength);
      // Another link may be a backup, which stays as it is.
      isKept = isCurrent && writable !== undefined && (await file.stat()).nlink === 1;
      if (isKept) this.file = file;
      // As of a new one.
      if (isKept) await file.chmod(0o600).catch(() => undefined);
      return true;
    } finally {
      if (!isKept) await file.close();
    }
  }

  /** True if there is no file that lines can be added to: before the first write, and after a failed one. */
  get isMissing(): boolean {
    return this.file === undefined;
  }

  /** True if the appended changes are longer than the snapshot. */
  get isLong(): boolean {
    return this.length > this.compactAbove;
  }

  #compactAbove(snapshotLength: number): void {
    this.compactAbove = snapshotLength + Math.max(COMPACT_ABOVE, snapshotLength);
  }

  /** Appends changes as one line, which makes them atomic. Removes the line again if it cannot be written. */
  async append(changes: readonly Change[]): Promise<void> {
    const { file } = this;
    if (file === undefined) throw new Error("the file is not open");
    await this.#refuseRemoved(file);
    if (this.isEnded || this.hasRest) await this.#mark(file, 0);
    const chain = new Chain(this.sum);
    const line = Buffer.from(chain.next(changes));
    try {
      await writeAll(file, line, this.length);
    } catch (error) {
      // Without the partial line, the next line can follow, which needs less space than a snapshot.
      await file.truncate(this.length).catch(() => this.close());
      throw error;
    }
    try {
      await file.datasync();
    } catch (error) {
      // The content on the disk is now unknown, so the next write is a snapshot.
      await file.truncate(this.length).catch(() => undefined);
      await this.close();
      throw error;
    }
    this.length += line.length;
    this.sum = chain.sum;
  }

  /** Writes into the first line where the file ends, durably; 0 for a file that is used. */
  async #mark(file: FileHandle, end: number): Promise<void> {
    try {
      await file.truncate(this.length);
      // Some hundred bytes at the beginning of a file, of which a crash writes all or none.
      await writeAll(file, Buffer.from(headLine(this.records, end)), 0);
      await file.datasync();
    } catch (error) {
      // The next write is a snapshot.
      await this.close();
      throw error;
    }
    [this.isEnded, this.hasRest] = [end > 0, false];
  }

  /** Marks the end of the file. If this fails, the file is as after a kill: whole, but not protected from being cut. */
  async end(): Promise<void> {
    if (this.file !== undefined && !this.isEnded) await this.#mark(this.file, this.length).catch(() => undefined);
  }

  /** Refuses to write to a removed file, which would be lost. The next write makes it anew. */
  async #refuseRemoved(file: FileHandle): Promise<void> {
    if ((await file.stat()).nlink > 0) return;
    if ((await lstat(this.path).catch(() => undefined)) !== undefined)
      throw new Error("another file has taken its place. Stop the emulator, and move that file away or start with it");
    await this.close();
    throw new Error("it was removed. The next write makes it again");
  }

  /** Replaces a long file to save space, which a full disk may not have; the longer file is used on then. */
  async compact(snapshot: Snapshot): Promise<boolean> {
    try {
      await this.replace(snapshot);
      return true;
    } catch (error) {
      if (this.file === undefined) throw error;
      this.compactAbove = 2 * this.length;
      return false;
    }
  }

  /** Replaces the file with a snapshot. The new file is durable before it is renamed over the old one. */
  async replace(snapshot: Snapshot): Promise<void> {
    const path = `${this.path}.new`;
    await removeLeftover(path);
    // Readable only by the owner, since the state contains access tokens.
    const file = await open(path, CREATE, 0o600);
    const records = Object.values(snapshot).reduce((sum, table) => sum + Object.keys(table).length, 0);
    const chain = new Chain();
    let length = 0;
    try {
      for (const piece of piecesOf(snapshot, records, chain)) {
        const bytes = Buffer.from(piece);
        await writeAll(file, bytes, length);
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
    Object.assign(this, { file, records, length, sum: chain.sum, isEnded: false, hasRest: false });
    this.#compactAbove(length);
  }

  async close(): Promise<void> {
    await this.file?.close();
    this.file = undefined;
  }
}

/** Writes all bytes at a position, at which the system may take a part of them at a time. */
async function writeAll(file: FileHandle, bytes: Buffer, position: number): Promise<void> {
  for (let done = 0; done < bytes.length;) done += (await file.write(bytes, done, bytes.length - done, position + done)).bytesWritten;
}

async function removeLeftover(path: string): Promise<void> {
  const found = await lstat(path).catch(() => undefined);
  if (found === undefined) return;
  if (!found.isFile()) throw new Error(`${path} is not a file of the emulator; move it away`);
  await rm(path);
}

/** Yields the file content, one line per record, in pieces, since the maximum string length is about half a gigabyte. */
function* piecesOf(snapshot: Snapshot, records: number, chain: Chain): IterableIterator<string> {
  let piece = headLine(records);
  for (const [table, entries] of Object.entries(snapshot))
    for (const [key, record] of Object.entries(entries)) {
      piece += chain.next([[table as TableName, key, record]]);
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

function undefinedIfMissing(error: unknown): undefined {
  if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
}

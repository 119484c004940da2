import { constants, type FileHandle, open, readFile, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import type { Snapshot, TableName, Tables } from "../types.js";

/** A stored record or, without a record, a deleted key. */
export type Change = [table: TableName, key: string, record?: Readonly<Tables[TableName]> | undefined];

/** The first line of each file. */
const HEAD = `${JSON.stringify({ format: "hosting-platform-emulator", version: 2 })}\n`;

const LINE_FEED = 0x0a;

/** As `w`, but each write goes to the end, also after the file was truncated. */
const WRITE = constants.O_WRONLY | constants.O_CREAT | constants.O_TRUNC | constants.O_APPEND;

/** Size of the pieces that a snapshot is written in, in characters. */
const PIECE = 1 << 20;

/** Appended bytes below which the file is never rewritten. */
const COMPACT_ABOVE = 1 << 20;

/** An invalid line in the file. */
export class DamagedLine extends Error {
  override name = "DamagedLine";

  constructor(
    /** Line number, from 1. */
    readonly line: number,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** A file with one JSON line per write: the changes that become durable together. */
export class LogFile {
  private file: FileHandle | undefined;
  private snapshotLength = 0;
  private appendedLength = 0;

  constructor(private readonly path: string) {}

  /**
   * Passes each change of the file to `apply`. Ignores a last line without a line feed: a crash interrupted the write, which was never
   * acknowledged.
   *
   * @returns False if the file is missing or empty.
   * @throws {DamagedLine} if any other line is invalid.
   */
  async read(apply: (change: Change) => void): Promise<boolean> {
    const bytes = await readFile(this.path).catch(emptyIfMissing);
    if (bytes.length === 0) return false;
    if (bytes.toString("utf8", 0, HEAD.length) !== HEAD) throw new DamagedLine(1, "unknown format or version");
    let start = HEAD.length;
    let line = 2;
    for (let end = bytes.indexOf(LINE_FEED, start); end >= 0; end = bytes.indexOf(LINE_FEED, start)) {
      try {
        for (const change of JSON.parse(bytes.toString("utf8", start, end)) as Change[]) apply(change);
      } catch (error) {
        throw new DamagedLine(line, `invalid line: ${(error as Error).message}`, { cause: error });
      }
      start = end + 1;
      line += 1;
    }
    return true;
  }

  /** True before the first write, after a failed one, and if the appended changes are longer than the snapshot. */
  get needsSnapshot(): boolean {
    return this.file === undefined || this.appendedLength > Math.max(COMPACT_ABOVE, this.snapshotLength);
  }

  /** Appends changes as one line, which makes them atomic. Removes the line again if it cannot be written. */
  async append(changes: readonly Change[]): Promise<void> {
    const { file } = this;
    if (file === undefined) throw new Error("the file is not open");
    const line = Buffer.from(`${JSON.stringify(changes)}\n`);
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

  /** Replaces the file with a snapshot. The new file is durable before it is renamed over the old one. */
  async replace(snapshot: Snapshot): Promise<void> {
    const path = `${this.path}.new`;
    // Readable only by the owner, since the state contains access tokens.
    const file = await open(path, WRITE, 0o600);
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

/** Yields the file content, one line per record, in pieces, since the maximum string length is about half a gigabyte. */
function* piecesOf(snapshot: Snapshot): IterableIterator<string> {
  let piece = HEAD;
  for (const [table, records] of Object.entries(snapshot))
    for (const [key, record] of Object.entries(records)) {
      piece += `${JSON.stringify([[table, key, record]])}\n`;
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

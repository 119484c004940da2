import { type FileHandle, open, readFile, rename } from "node:fs/promises";
import { dirname } from "node:path";
import type { Snapshot, TableName, Tables } from "../types.js";

/** A record that was put or, without one, a key that was deleted. */
export type Change = [table: TableName, key: string, record?: Readonly<Tables[TableName]> | undefined];

/** The first line of each file. */
const HEAD = `${JSON.stringify({ format: "hosting-platform-emulator", version: 2 })}\n`;

const LINE_FEED = 0x0a;

/** A snapshot is written in pieces of so many characters. */
const PIECE = 1 << 20;

/** Changes of fewer characters are never replaced by a snapshot. */
const COMPACT_ABOVE = 1 << 20;

/** A line that is not as it was written. */
export class DamagedLine extends Error {
  override name = "DamagedLine";

  constructor(
    /** The first is 1. */
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
   * Passes each change of the file to `apply`. Ignores a last line without a line feed: the write was cut off by a crash, and never
   * acknowledged.
   *
   * @returns whether the file holds a state; `false` if it is missing or empty.
   * @throws {DamagedLine} if any other line is invalid.
   */
  async read(apply: (change: Change) => void): Promise<boolean> {
    const bytes = await readFile(this.path).catch(emptyIfMissing);
    if (bytes.length === 0) return false;
    if (bytes.toString("utf8", 0, HEAD.length) !== HEAD) throw new DamagedLine(1, "it is not a state that this emulator can read");
    let start = HEAD.length;
    let line = 2;
    for (let end = bytes.indexOf(LINE_FEED, start); end >= 0; end = bytes.indexOf(LINE_FEED, start)) {
      try {
        for (const change of JSON.parse(bytes.toString("utf8", start, end)) as Change[]) apply(change);
      } catch (error) {
        throw new DamagedLine(line, `the line is invalid: ${(error as Error).message}`, { cause: error });
      }
      start = end + 1;
      line += 1;
    }
    return true;
  }

  /** True if the changes after the snapshot take more space than the snapshot itself. */
  get isLong(): boolean {
    return this.appendedLength > Math.max(COMPACT_ABOVE, this.snapshotLength);
  }

  /** Appends changes as one line, so that a reader sees all of them or none. The first write has to be {@link replace}. */
  async append(changes: readonly Change[]): Promise<void> {
    if (this.file === undefined) throw new Error("the file is not open");
    const line = `${JSON.stringify(changes)}\n`;
    await this.file.appendFile(line);
    await this.file.datasync();
    this.appendedLength += line.length;
  }

  /** Replaces the content of the file with a snapshot. The new file is durable before it gets the name of the old one. */
  async replace(snapshot: Snapshot): Promise<void> {
    const path = `${this.path}.new`;
    // Only the owner may read it: a state holds access tokens.
    const file = await open(path, "w", 0o600);
    try {
      this.snapshotLength = 0;
      for (const piece of piecesOf(snapshot)) {
        await file.appendFile(piece);
        this.snapshotLength += piece.length;
      }
      await file.sync();
      // Windows replaces no open file.
      await this.close();
      await rename(path, this.path);
      await syncFolder(dirname(this.path));
    } catch (error) {
      await file.close();
      throw error;
    }
    this.file = file;
    this.appendedLength = 0;
  }

  async close(): Promise<void> {
    await this.file?.close();
    this.file = undefined;
  }
}

/** The text of a file with one line per record, in pieces: a string holds half a gigabyte at most. */
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
  // Windows keeps names durable itself, and opens no folders.
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

import { type FileHandle, open, readFile, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { EmulatorError } from "../../emulator-error.js";
import type { Snapshot } from "../types.js";
import { type Change, DamagedLine, LineWriter, readJournal } from "./journal-format.js";

/** What is to be written: changes that belong together, or a whole state that takes the place of the file's content. */
type Entry = { changes: readonly Change[] } | { snapshot: Snapshot };

/** How many characters are written at once, or those of one line. */
const PIECE = 1 << 20;

/**
 * A file of changes that only grows, until a snapshot takes its place. All entries that are there when a write begins are made durable
 * together, with one `fdatasync`.
 */
export class Journal {
  private queue: Entry[] = [];
  private running: Promise<void> | undefined;
  private waiting: Promise<void> | undefined;
  private failure: Error | undefined;
  private snapshotBytes = 0;
  private appendedBytes = 0;
  private writer = new LineWriter();
  private file: FileHandle | undefined;

  private constructor(private readonly path: string) {}

  /**
   * Opens a file, and gives its changes to `apply`. One that is missing or empty is made by the first entry, which has to be a snapshot.
   *
   * @throws {EmulatorError} `data-unusable` where it is damaged or cannot be read; the file stays as it is.
   */
  static async open(path: string, apply: (change: Change) => void): Promise<Journal> {
    const journal = new Journal(path);
    try {
      const content = await readFile(path).catch(emptyWhereMissing);
      if (content.length > 0) await journal.resume(content, apply);
    } catch (error) {
      await journal.file?.close();
      throw unusable(path, error);
    }
    return journal;
  }

  /** Whether there is no state in the file yet. */
  get isNew(): boolean {
    return this.file === undefined;
  }

  /** How many bytes of changes stand behind the snapshot, and how many the snapshot has. */
  get size(): { snapshotBytes: number; appendedBytes: number } {
    return { snapshotBytes: this.snapshotBytes, appendedBytes: this.appendedBytes };
  }

  /** Adds what the next `flush()` makes durable. */
  add(entry: Entry): void {
    this.queue.push(entry);
    // What was appended so far will be gone: it is no reason for another snapshot.
    if ("snapshot" in entry) this.appendedBytes = 0;
  }

  /**
   * Resolves once all that was added is durable.
   *
   * @throws {EmulatorError} `data-unusable` where it cannot be written, from then on at each call: after a failed write nobody knows what
   * the disk holds behind the last line that was durable.
   */
  flush(): Promise<void> {
    if (this.failure !== undefined) return Promise.reject(this.failure);
    if (this.queue.length === 0) return this.waiting ?? this.running ?? Promise.resolve();
    this.waiting ??= (this.running ?? Promise.resolve()).then(() => this.writeQueue());
    return this.waiting;
  }

  /** Ends the use of the file. What was added and not flushed is not written. */
  async close(): Promise<void> {
    await (this.waiting ?? this.running)?.catch(() => undefined);
    this.failure ??= new EmulatorError("data-unusable", `${this.path} is closed: nothing more can be written`);
    await this.file?.close();
    this.file = undefined;
  }

  private async writeQueue(): Promise<void> {
    this.running = this.waiting;
    this.waiting = undefined;
    const entries = this.queue;
    this.queue = [];
    try {
      await this.write(entries);
    } catch (error) {
      this.failure = unusable(this.path, error);
      throw this.failure;
    } finally {
      this.running = undefined;
    }
  }

  private async write(entries: readonly Entry[]): Promise<void> {
    const last = entries.findLastIndex((entry) => "snapshot" in entry);
    const latest = entries[last];
    if (latest !== undefined && "snapshot" in latest) await this.replace(latest.snapshot);
    const behind = entries.slice(last + 1);
    if (behind.length > 0) await this.append(behind.flatMap((entry) => ("changes" in entry ? [entry.changes] : [])));
  }

  private async append(operations: readonly (readonly Change[])[]): Promise<void> {
    if (this.file === undefined) throw new Error("a state that is not there yet begins with a snapshot");
    this.appendedBytes += await writePieces(this.file, linesOf(this.writer, operations));
    await this.file.datasync();
  }

  private async resume(content: Buffer, apply: (change: Change) => void): Promise<void> {
    const { bytes, checksum, snapshotBytes } = readJournal(content, apply);
    this.writer = new LineWriter(checksum);
    this.snapshotBytes = snapshotBytes;
    this.appendedBytes = bytes - snapshotBytes;
    this.file = await open(this.path, "a");
    if (bytes < content.length) {
      await this.file.truncate(bytes);
      await this.file.datasync();
    }
    await rm(newFile(this.path), { force: true });
  }

  /** The new file is complete and durable before it takes the old one's name, and so is the name before anything is appended. */
  private async replace(snapshot: Snapshot): Promise<void> {
    // Owner alone: a state holds access tokens.
    const file = await open(newFile(this.path), "w", 0o600);
    try {
      this.writer = new LineWriter();
      this.snapshotBytes = await writePieces(file, this.writer.snapshot(snapshot));
      await file.sync();
      await this.file?.close();
      this.file = file;
      await rename(newFile(this.path), this.path);
      await syncFolder(dirname(this.path));
    } catch (error) {
      if (this.file !== file) await file.close();
      throw error;
    }
  }
}

function newFile(path: string): string {
  return `${path}.new`;
}

function* linesOf(writer: LineWriter, operations: readonly (readonly Change[])[]): IterableIterator<string> {
  for (const changes of operations) yield writer.changes(changes);
}

async function writePieces(file: FileHandle, lines: Iterable<string>): Promise<number> {
  let bytes = 0;
  let piece = "";
  const write = async (): Promise<void> => {
    const encoded = Buffer.from(piece);
    bytes += encoded.length;
    piece = "";
    await file.appendFile(encoded);
  };
  for (const line of lines) {
    piece += line;
    if (piece.length >= PIECE) await write();
  }
  await write();
  return bytes;
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

function emptyWhereMissing(error: NodeJS.ErrnoException): Buffer {
  if (error.code === "ENOENT") return Buffer.alloc(0);
  throw error;
}

function unusable(path: string, error: unknown): EmulatorError {
  if (error instanceof DamagedLine) {
    const advice = "The file was left as it is: put a backup in its place, or move it away to begin anew";
    return new EmulatorError("data-unusable", `${path}:${error.line}: ${error.message}. ${advice}`, { cause: error });
  }
  const reason = error instanceof Error ? error.message : String(error);
  const advice = "See that its folder is there, can be written to and has space left, then start again";
  return new EmulatorError("data-unusable", `${path} cannot be used: ${reason}. ${advice}`, { cause: error });
}

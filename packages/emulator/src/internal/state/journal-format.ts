import { crc32 } from "node:zlib";
import type { Snapshot, TableName, Tables } from "../types.js";
import { isObject } from "./json.js";
import { isTableName, TABLE_NAMES } from "./tables.js";

/** A record that was put, or, without one, a key that was deleted. */
export type Change = [table: TableName, key: string, record?: Readonly<Tables[TableName]>];

/** How many records of a snapshot stand in one line at most. */
const RECORDS_IN_LINE = 500;

/** From how many characters on a line of a snapshot ends: a text holds half a gigabyte at most, and a record may be large. */
const CHARACTERS_IN_LINE = 1 << 24;

const FORMAT = "hosting-platform-emulator";
const VERSION = 1;
const LINE_FEED = 0x0a;

/**
 * Writes lines: a checksum of eight hexadecimal digits, a space, JSON. The checksum is the CRC-32 of this and all earlier lines' JSON, so
 * that a line that is missing or in another place shows as well.
 */
export class LineWriter {
  constructor(private checksum = 0) {}

  /** The line of the changes that belong together: a reader sees all of them or none. */
  changes(changes: readonly Change[]): string {
    return this.line(changes);
  }

  /** The lines of a whole file: its head says how many lines the snapshot has, then these follow. */
  *snapshot(snapshot: Snapshot): IterableIterator<string> {
    const lines = [...linesOf(changesOf(snapshot))];
    yield this.line({ format: FORMAT, version: VERSION, lines: lines.length });
    for (const changes of lines) yield this.line(changes);
  }

  private line(value: unknown): string {
    const text = JSON.stringify(value);
    this.checksum = crc32(text, this.checksum);
    return `${hexadecimal(this.checksum)} ${text}\n`;
  }
}

/** What was read of a file. */
export interface JournalContent {
  /** For the lines that are to follow. */
  checksum: number;
  /** How many bytes the snapshot takes that the file begins with. */
  snapshotBytes: number;
  /** How many bytes are whole lines; what stands behind them was cut by a crash. */
  bytes: number;
}

/** A line that is not as it was written. */
export class DamagedLine extends Error {
  override name = "DamagedLine";

  constructor(
    /** The first is 1. */
    readonly line: number,
    message: string,
  ) {
    super(message);
  }
}

/**
 * Reads a file, and gives each change to `apply`.
 *
 * A line that does not end is what a crash left of the last write, which nobody was told had been done: it is left out.
 *
 * @throws {DamagedLine} for any other damage.
 */
export function readJournal(file: Buffer, apply: (change: Change) => void): JournalContent {
  const content: JournalContent = { checksum: 0, snapshotBytes: 0, bytes: 0 };
  let snapshotLines = 0;
  let number = 1;
  for (let end = file.indexOf(LINE_FEED); end >= 0; end = file.indexOf(LINE_FEED, content.bytes)) {
    const value = readLine(file.subarray(content.bytes, end), number, content);
    if (number === 1) snapshotLines = linesOfHead(value);
    else for (const change of changesOfLine(value, number)) apply(change);
    content.bytes = end + 1;
    if (number <= snapshotLines + 1) content.snapshotBytes = content.bytes;
    number += 1;
  }
  if (number === 1) throw new DamagedLine(1, "it is no state of an emulator");
  // A snapshot takes its place in one step, whole: no crash cuts it.
  if (number <= snapshotLines + 1) throw new DamagedLine(number, "the file ends too early");
  return content;
}

function readLine(line: Buffer, number: number, content: JournalContent): unknown {
  const text = line.subarray(9);
  const checksum = crc32(text, content.checksum);
  if (line.toString("latin1", 0, 9) !== `${hexadecimal(checksum)} `) {
    throw new DamagedLine(number, number === 1 ? "it is no state of an emulator, or was changed" : "the checksum is not that of the line");
  }
  content.checksum = checksum;
  return JSON.parse(text.toString("utf8"));
}

function linesOfHead(head: unknown): number {
  if (!isObject(head) || head["format"] !== FORMAT) throw new DamagedLine(1, "it is no state of an emulator");
  if (head["version"] !== VERSION)
    throw new DamagedLine(1, `it was written in format ${String(head["version"])}, and this version reads ${VERSION}`);
  return Number(head["lines"]);
}

function changesOfLine(value: unknown, number: number): Change[] {
  const isKnown = Array.isArray(value) && value.every((change) => Array.isArray(change) && isTableName(change[0]));
  if (!isKnown) throw new DamagedLine(number, "it holds changes that this version does not know");
  return value as Change[];
}

function changesOf(snapshot: Snapshot): Change[] {
  return TABLE_NAMES.flatMap((table) => Object.entries(snapshot[table] ?? {}).map(([key, record]): Change => [table, key, record]));
}

function* linesOf(changes: readonly Change[]): IterableIterator<Change[]> {
  let line: Change[] = [];
  let characters = 0;
  for (const change of changes) {
    line.push(change);
    characters += charactersOf(change);
    if (line.length < RECORDS_IN_LINE && characters < CHARACTERS_IN_LINE) continue;
    yield line;
    line = [];
    characters = 0;
  }
  if (line.length > 0) yield line;
}

/** About how many characters a value takes as JSON, without writing it: what is escaped takes up to six times as many. */
function charactersOf(value: unknown): number {
  if (typeof value === "string") return value.length + 2;
  if (typeof value !== "object" || value === null) return 8;
  let characters = 2;
  for (const [name, member] of Object.entries(value)) characters += name.length + 4 + charactersOf(member);
  return characters;
}

function hexadecimal(checksum: number): string {
  return checksum.toString(16).padStart(8, "0");
}

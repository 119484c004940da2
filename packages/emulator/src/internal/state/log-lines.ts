import { crc32 } from "node:zlib";
import type { TableName, Tables } from "../types.js";

/** A stored record or, without a record, a deleted key. */
export type Change = [table: TableName, key: string, record?: Readonly<Tables[TableName]> | undefined];

const HEAD = { format: "hosting-platform-emulator", version: 4 };

/** The version whose checksums cover their own line only, and whose end is not known. */
const UNCHAINED = 3;

/** Digits of the length in the first line, which is replaced in place. */
const DIGITS = 16;

const LINE_FEED = 0x0a;

export class DamagedLine extends Error {
  override name = "DamagedLine";

  constructor(
    readonly line: number,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

export interface Content {
  /** Number of lines of the snapshot, which follow the first line. */
  records: number;
  /** Bytes of the first line and the snapshot. */
  snapshotLength: number;
  /** Bytes without a last line that is cut off. */
  length: number;
  /** Checksum of the last line. */
  sum: number;
  /** True if the first line states where the file ends. */
  isEnded: boolean;
  /** False for an earlier version, to which no line can be added. */
  isCurrent: boolean;
}

/**
 * Passes each change of a file to `apply`. Ignores a last line that is cut off, unless the file was closed: a crash interrupted the write,
 * which was never acknowledged.
 */
export function readLines(bytes: Buffer, apply: (change: Change) => void): Content {
  let [start, line, sum, snapshotLength] = [0, 1, 0, 0];
  let head: Head | undefined;
  for (let end = bytes.indexOf(LINE_FEED); end >= 0; end = bytes.indexOf(LINE_FEED, start)) {
    const content = contentOf(bytes.subarray(start, end), head?.version === UNCHAINED ? 0 : sum);
    if (head === undefined) head = parseHead(content?.json);
    else if (content === undefined) throw new DamagedLine(line, "the line is damaged, or lines before it are missing");
    else {
      applyLine(line, content.json, apply);
      ({ sum } = content);
    }
    start = end + 1;
    if (line === head.records + 1) snapshotLength = start;
    line += 1;
  }
  if (head === undefined) throw new DamagedLine(1, UNKNOWN);
  const { records, version, end } = head;
  if (snapshotLength === 0 || bytes.length < end) throw new DamagedLine(line, "the end of the file is missing");
  if (end > 0 && bytes.length > end) throw new DamagedLine(line, "the file was closed before this line");
  if (!isCutOff(bytes.subarray(start))) throw new DamagedLine(line, "the line is damaged");
  return { records, snapshotLength, length: start, sum, isEnded: end > 0, isCurrent: version === HEAD.version };
}

const UNKNOWN = "unknown format or version";

/** Returns the first line of a file, which always has the same length: `end` is the length of a closed file, else 0. */
export function headLine(records: number, end = 0): string {
  const json = JSON.stringify({ ...HEAD, records, end: 0 }).replace(/0\}$/, `${String(end).padStart(DIGITS)}}`);
  return lineOf(json, crc32(json));
}

/** The lines after the first. The checksum of each (CRC-32) covers all of them before it, so that none can be missing. */
export class Chain {
  constructor(public sum = 0) {}

  next(changes: readonly Change[]): string {
    const json = JSON.stringify(changes);
    this.sum = crc32(json, this.sum);
    return lineOf(json, this.sum);
  }
}

function lineOf(json: string, sum: number): string {
  return `${sum.toString(16).padStart(8, "0")} ${Buffer.byteLength(json)} ${json}\n`;
}

const LINE = /^([0-9a-f]{8}) ([0-9]+) (.*)$/s;

function contentOf(bytes: Buffer, former: number): { json: string; sum: number } | undefined {
  const [, digits = "", length, json = ""] = LINE.exec(bytes.toString("latin1")) ?? [];
  const content = Buffer.from(json, "latin1");
  const sum = parseInt(digits, 16);
  return Number(length) === content.length && crc32(content, former) === sum ? { json: content.toString(), sum } : undefined;
}

/** Returns true for the beginning of a line, which lacks at least its line feed. */
function isCutOff(bytes: Buffer): boolean {
  const text = bytes.toString("latin1");
  const [, , length, json = ""] = LINE.exec(text) ?? [];
  return length === undefined ? /^[0-9a-f]{0,8}$|^[0-9a-f]{8} [0-9]*$/.test(text) : json.length <= Number(length);
}

type Head = typeof HEAD & { records: number; end: number };

function parseHead(json = "{}"): Head {
  const { format, version, records, end = 0 } = JSON.parse(json) as Partial<Head>;
  if (format !== HEAD.format || records === undefined || (version !== HEAD.version && version !== UNCHAINED))
    throw new DamagedLine(1, UNKNOWN);
  return { format, version, records, end };
}

function applyLine(line: number, content: string, apply: (change: Change) => void): void {
  try {
    for (const change of JSON.parse(content) as Change[]) apply(change);
  } catch (error) {
    throw new DamagedLine(line, `invalid line: ${(error as Error).message}`, { cause: error });
  }
}

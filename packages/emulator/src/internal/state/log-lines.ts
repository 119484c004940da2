import { crc32 } from "node:zlib";
import type { TableName, Tables } from "../types.js";

/** A stored record or, without a record, a deleted key. */
export type Change = [table: TableName, key: string, record?: Readonly<Tables[TableName]> | undefined];

/** The content of each file's first line, without the number of `records` in the lines of the snapshot that follow. */
export const HEAD: { format: string; version: number } = { format: "hosting-platform-emulator", version: 3 };

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

/**
 * Passes each change of a file to `apply`. Ignores a last line that is cut off: a crash interrupted the write, which was never acknowledged.
 */
export function readLines(bytes: Buffer, apply: (change: Change) => void): void {
  let [start, line, lines] = [0, 1, 1];
  for (let end = bytes.indexOf(LINE_FEED); end >= 0; end = bytes.indexOf(LINE_FEED, start)) {
    const content = contentOf(bytes.subarray(start, end));
    if (line === 1) lines = 1 + recordsOf(content);
    else if (content === undefined) throw new DamagedLine(line, "the line is damaged");
    else applyLine(line, content, apply);
    start = end + 1;
    line += 1;
  }
  if (line <= lines) throw new DamagedLine(line, line === 1 ? UNKNOWN : "the end of the file is missing");
  if (!isCutOff(bytes.subarray(start))) throw new DamagedLine(line, "the line is damaged");
}

const UNKNOWN = "unknown format or version";

export function lineOf(value: object): string {
  const json = JSON.stringify(value);
  return `${crc32(json).toString(16).padStart(8, "0")} ${Buffer.byteLength(json)} ${json}\n`;
}

const LINE = /^([0-9a-f]{8}) ([0-9]+) (.*)$/s;

function contentOf(bytes: Buffer): string | undefined {
  const [, sum = "", length, json = ""] = LINE.exec(bytes.toString("latin1")) ?? [];
  const content = Buffer.from(json, "latin1");
  return Number(length) === content.length && crc32(content) === parseInt(sum, 16) ? content.toString() : undefined;
}

/** Returns true for the beginning of a line, which lacks at least its line feed. */
function isCutOff(bytes: Buffer): boolean {
  const text = bytes.toString("latin1");
  const [, , length, json = ""] = LINE.exec(text) ?? [];
  return length === undefined ? /^[0-9a-f]{0,8}$|^[0-9a-f]{8} [0-9]*$/.test(text) : json.length <= Number(length);
}

function recordsOf(head: string | undefined): number {
  const { format, version, records } = (head === undefined ? {} : JSON.parse(head)) as Partial<typeof HEAD & { records: number }>;
  if (format !== HEAD.format || version !== HEAD.version || records === undefined) throw new DamagedLine(1, UNKNOWN);
  return records;
}

function applyLine(line: number, content: string, apply: (change: Change) => void): void {
  try {
    for (const change of JSON.parse(content) as Change[]) apply(change);
  } catch (error) {
    throw new DamagedLine(line, `invalid line: ${(error as Error).message}`, { cause: error });
  }
}

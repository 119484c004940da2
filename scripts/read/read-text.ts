import { readFileSync, statSync } from "node:fs";
import { basename } from "node:path";
import { HINT_SEPARATOR } from "./rule-report.js";

const UTF8 = new TextDecoder("utf-8", { fatal: true });

/** Reads a file of text: UTF-8, without its byte order mark, with `\n` for each line break. Anything else throws an `Error` that says what it is. */
export function readText(file: string): string {
  const [kind, name] = [statSync(file), basename(file)];
  if (kind.isDirectory()) throw new Error(`\`${name}\` is a folder, and a file is needed.`);
  // A pipe or a device may never end.
  if (!kind.isFile()) throw new Error(`\`${name}\` is no regular file.`);
  // One after another: a tree has more files than may be open at once.
  return decodeText(readFileSync(file), name);
}

/** The text of bytes that are UTF-8; the byte order mark is left out. */
export function decodeText(bytes: Uint8Array, name: string): string {
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)) {
    throw new Error(`\`${name}\` is UTF-16 text, and UTF-8 is needed.${HINT_SEPARATOR}save it as UTF-8`);
  }
  if (bytes.includes(0)) throw new Error(`\`${name}\` is no text: it holds a zero byte.${HINT_SEPARATOR}name a file of text in UTF-8`);
  try {
    return UTF8.decode(bytes).replaceAll("\r\n", "\n");
  } catch {
    throw new Error(`\`${name}\` is no UTF-8 text.${HINT_SEPARATOR}save it as UTF-8`);
  }
}

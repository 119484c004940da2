import { readFileSync, statSync } from "node:fs";
import { basename } from "node:path";
import { HINT_SEPARATOR } from "./rule-report.js";

const UTF8 = new TextDecoder("utf-8", { fatal: true });

/** Reads a UTF-8 file, without its byte order mark and with `\n` line breaks. Throws an `Error` for other content. */
export function readText(file: string): string {
  const [kind, name] = [statSync(file), basename(file)];
  if (kind.isDirectory()) throw new Error(`\`${name}\` is a folder, not a file.`);
  // Reading a pipe or device may never end.
  if (!kind.isFile()) throw new Error(`\`${name}\` is not a regular file.`);
  // Synchronous: a tree may have more files than may be open at once.
  return decodeText(readFileSync(file), name);
}

/** Decodes UTF-8, without the byte order mark. */
export function decodeText(bytes: Uint8Array, name: string): string {
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)) {
    throw new Error(`\`${name}\` is UTF-16, not UTF-8.${HINT_SEPARATOR}save it as UTF-8`);
  }
  if (bytes.includes(0)) throw new Error(`\`${name}\` is a binary file: it contains a zero byte.${HINT_SEPARATOR}use a UTF-8 text file`);
  try {
    return UTF8.decode(bytes).replaceAll("\r\n", "\n");
  } catch {
    throw new Error(`\`${name}\` is not valid UTF-8.${HINT_SEPARATOR}save it as UTF-8`);
  }
}

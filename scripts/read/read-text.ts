import { readFileSync, statSync } from "node:fs";
import { getSystemErrorMap } from "node:util";
import { FileFault, placeIn } from "./file-fault.js";
import { streamBytes } from "./streams.js";

const UTF8 = new TextDecoder("utf-8", { fatal: true });
const LENIENT = new TextDecoder();

/** Reads a UTF-8 file, without its byte order mark and with `\n` line breaks. Throws `FileFault` for other content. */
export function readText(file: string): string {
  const streamed = streamBytes(file);
  if (streamed !== undefined) return decodeText(streamed, file);
  try {
    const kind = statSync(file);
    if (kind.isDirectory()) throw new FileFault(file, "folder", {});
    // Reading a pipe or device may never end.
    if (!kind.isFile()) throw new FileFault(file, "special-file", {});
    // Synchronous: a tree may have more files than may be open at once.
    return decodeText(readFileSync(file), file);
  } catch (error) {
    throw accessFault(file, error as NodeJS.ErrnoException) ?? error;
  }
}

/** Returns the fault of a file that exists and cannot be opened. */
export function accessFault(file: string, { code, errno = 0 }: NodeJS.ErrnoException): FileFault | undefined {
  if (code === undefined || code === "ENOENT" || code === "ENOTDIR") return undefined;
  if (code === "EACCES" || code === "EPERM") return new FileFault(file, "no-permission", {});
  return new FileFault(file, "failed-read", { reason: [code, getSystemErrorMap().get(errno)?.[1] ?? []].flat().join(": ") });
}

/** Decodes UTF-8, without the byte order mark. Throws `FileFault` for other bytes. */
export function decodeText(bytes: Uint8Array, file: string): string {
  if (bytes[0] === 0x1f && bytes[1] === 0x8b) throw new FileFault(file, "gzip", {});
  if (isUtf16(bytes)) throw new FileFault(file, "utf-16", {});
  const zero = bytes.indexOf(0);
  if (zero !== -1) throw new FileFault(file, "binary", {}, placeIn(LENIENT.decode(bytes.subarray(0, zero)), zero));
  try {
    return UTF8.decode(bytes).replaceAll("\r\n", "\n");
  } catch {
    const text = LENIENT.decode(bytes);
    throw new FileFault(file, "not-utf8", {}, placeIn(text, text.indexOf("\uFFFD")));
  }
}

/** Checks for UTF-16: its byte order mark, or a zero in one byte of each of the first characters. */
function isUtf16([first, second, third, fourth]: Uint8Array): boolean {
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return true;
  return (first === 0 && second !== 0 && third === 0) || (first !== 0 && second === 0 && third !== 0 && fourth === 0);
}

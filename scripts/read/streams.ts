import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { buffer } from "node:stream/consumers";
import { getEnvironmentData, setEnvironmentData } from "node:worker_threads";

/** Checks for standard input as a document. It is at `-` in the working directory, which its references are relative to. */
export function isStdin(path: string): boolean {
  return path.endsWith("-") && path === resolve("-") && !existsSync(path);
}

/** Reads standard input or a pipe, such as that of a process substitution, once for all threads. */
export async function readStream(path: string): Promise<void> {
  if (streamBytes(path) !== undefined) return;
  const bytes = isStdin(path) ? await buffer(process.stdin) : await readFile(path);
  setEnvironmentData(keyOf(path), new Uint8Array(bytes));
}

/** Returns what was read; undefined for a file. */
export function streamBytes(path: string): Uint8Array | undefined {
  return getEnvironmentData(keyOf(path)) as Uint8Array | undefined;
}

function keyOf(path: string): string {
  return isStdin(path) ? "standard input" : `stream ${path}`;
}

import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { buffer } from "node:stream/consumers";
import { getEnvironmentData, setEnvironmentData } from "node:worker_threads";

const KEY = "standard input";

/** Checks for standard input as a document. It is at `-` in the working directory, which its references are relative to. */
export function isStdin(path: string): boolean {
  return path.endsWith("-") && path === resolve("-") && !existsSync(path);
}

/** Reads standard input, once for all threads. */
export async function readStdin(): Promise<void> {
  if (stdinBytes() === undefined) setEnvironmentData(KEY, new Uint8Array(await buffer(process.stdin)));
}

/** Returns what was read. */
export function stdinBytes(): Uint8Array | undefined {
  return getEnvironmentData(KEY) as Uint8Array | undefined;
}

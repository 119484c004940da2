import { relative } from "node:path";

const written = new Map<string, number | undefined>();

/**
 * Keeps what was written, so that a run that is cut short can say what it did.
 *
 * @param path a folder, or a file
 * @param files how many files of the folder
 */
export function rememberWritten(path: string, files?: number): void {
  if (files !== 0) written.set(path, files === undefined ? undefined : (written.get(path) ?? 0) + files);
}

/** Begins anew: what was written belongs to a run that has ended. */
export function forgetWritten(): void {
  written.clear();
}

/** Whether anything was written since the process began, or since {@link forgetWritten}. */
export function hasWritten(): boolean {
  return written.size > 0;
}

/** `nothing was written`, or what was: `written: generated (3 files), README.md; nothing else`. */
export function writtenText(from = process.cwd()): string {
  if (written.size === 0) return "nothing was written";
  const paths = [...written].map(
    ([path, files]) => `${shown(path, from)}${files === undefined ? "" : ` (${files} ${files === 1 ? "file" : "files"})`}`,
  );
  return `written: ${paths.join(", ")}; nothing else`;
}

function shown(path: string, from: string): string {
  return relative(from, path).replaceAll("\\", "/") || ".";
}

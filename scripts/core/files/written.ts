import { relativePath } from "../cli/finding.js";

const written = new Map<string, number | undefined>();

/**
 * Records written files, so that an interrupted run can report them.
 *
 * @param path a folder or a file
 * @param files number of files in the folder
 */
export function rememberWritten(path: string, files?: number): void {
  if (files !== 0) written.set(path, files === undefined ? undefined : (written.get(path) ?? 0) + files);
}

/** Clears the record, for a new run in the same process. */
export function forgetWritten(): void {
  written.clear();
}

/** Checks if anything was written since the start or since {@link forgetWritten}. */
export function hasWritten(): boolean {
  return written.size > 0;
}

/** Returns `nothing was written`, or a summary: `written: generated (3 files), README.md; nothing else`. */
export function writtenText(from = process.cwd()): string {
  if (written.size === 0) return "nothing was written";
  const paths = [...written].map(
    ([path, files]) => `${shown(path, from)}${files === undefined ? "" : ` (${files} ${files === 1 ? "file" : "files"})`}`,
  );
  return `written: ${paths.join(", ")}; nothing else`;
}

/** Returns a path as it is told: relative, with slashes; a URL without its query, which may be secret. */
export function shown(path: string, from = process.cwd()): string {
  return relativePath(from, path);
}

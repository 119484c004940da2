import { readFileSync, statSync } from "node:fs";

/** Reads and caches the lines of files with findings. Unreadable files have no lines. */
export class SourceLines {
  readonly #files = new Map<string, readonly string[]>();

  /** @param file absolute path */
  of(file: string): readonly string[] {
    const known = this.#files.get(file);
    if (known !== undefined) return known;
    const lines = linesOf(file);
    this.#files.set(file, lines);
    return lines;
  }
}

function linesOf(file: string): readonly string[] {
  try {
    // Reading a pipe may never end.
    if (!statSync(file).isFile()) return [];
    return readFileSync(file, "utf8").split(/\r?\n/);
  } catch {
    // The file was removed after the finding; print the finding without its frame.
    return [];
  }
}

import { readFileSync, statSync } from "node:fs";

/** The lines of files that findings are in. Each file is read once; one that cannot be read any more has none. */
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
    // A pipe may never end.
    if (!statSync(file).isFile()) return [];
    return readFileSync(file, "utf8").split(/\r?\n/);
  } catch {
    // The finding was made while the file was there; without its frame it still says where the fault is.
    return [];
  }
}

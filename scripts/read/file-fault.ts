import type { Finding } from "../core/cli/finding.js";

/** Prefix of the message of a `FileFault`, by which the core's consequences are known. */
export const FAULT = "Faulty file: ";

/** A file that cannot be read or parsed. The finding is in that file, not at the `$ref`s to it. */
export class FileFault extends Error {
  override readonly name = "FileFault";
  readonly finding: Finding;

  constructor(file: string, message: string, hint: string, { line = 1, column = 1, rule = "unreadable" }: Partial<Finding> = {}) {
    super(`${FAULT}${message}`);
    this.finding = { file, line, column, rule, message, hint };
  }
}

/** Returns the position of an offset in a text. */
export function placeIn(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset).split("\n");
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

import type { Finding } from "../core/cli/finding.js";
import { findingOf } from "./faults/describe.js";
import type { Fault } from "./faults/fault.js";
import type { FileCode, FileData } from "./faults/file-texts.js";
import type { Place } from "./spec-file.js";

/** A file that cannot be read or parsed. The fault is in that file, not at the `$ref`s to it. */
export class FileFault<Code extends FileCode = FileCode> extends Error {
  override readonly name = "FileFault";
  readonly fault: Fault<FileCode>;
  readonly finding: Finding;

  constructor(file: string, code: Code, data: FileData[Code], place: Place = { line: 1, column: 1 }) {
    const fault = { code, file, pointer: "", range: place, data } as Fault<FileCode>;
    const finding = findingOf(fault, { files: new Map() });
    super(finding.message);
    this.fault = fault;
    this.finding = finding;
  }

  static is(error: unknown): error is FileFault {
    return error instanceof FileFault;
  }
}

/** Returns the position of an offset in a text. */
export function placeIn(text: string, offset: number): Place {
  const before = text.slice(0, offset).split("\n");
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

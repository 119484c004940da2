import { relative } from "node:path";
import { CommandError } from "../cli/command-error.js";
import { writtenText } from "./written.js";

/** What the file system means by a code, and what to do about it. */
const REASONS: Record<string, readonly [reason: string, hint: string]> = {
  EACCES: ["permission is denied", "make it writable for the user that runs this, or name another folder"],
  EBUSY: ["another program holds it", "end that program and run again"],
  EDQUOT: ["the disk quota is used up", "make room and run again"],
  EEXIST: ["a file stands where a folder should be", "move it away and run again"],
  EFBIG: ["the file is too large for the disk", "raise the limit on the size of files, or write to another disk"],
  EIO: ["the disk fails", "look at the system's log, or write to another disk"],
  EISDIR: ["a folder stands where a file should be", "move it away and run again"],
  ELOOP: ["its links lead in a circle", "remove the link and run again"],
  EMFILE: ["too many files are open", "raise the limit of open files (`ulimit -n`) and run again"],
  ENAMETOOLONG: ["the name is too long for the file system", "shorten the tag or the operationId that it comes from"],
  ENFILE: ["too many files are open", "end other programs and run again"],
  ENOENT: ["there is no such file", "run again; something else removed it meanwhile"],
  ENOSPC: ["the disk is full", "make room and run again"],
  ENOTDIR: ["a file stands where a folder should be", "move it away and run again"],
  ENOTEMPTY: ["a folder stands where a file should be", "move it away and run again"],
  EPERM: ["the operation is not permitted", "make it writable for the user that runs this, or name another folder"],
  EROFS: ["the file system is read-only", "name a folder on another one"],
};

/** A file cannot be written, or what is there cannot be read. */
export class OutputError extends CommandError {
  override readonly name = "OutputError";

  /**
   * Says in words what the file system refused; any other error is a fault of ours and comes back as it is.
   *
   * @param lost files that were replaced before and could not be put back
   */
  static from(error: unknown, path: string, done: "read" | "written", lost: readonly string[] = []): unknown {
    const code = error instanceof Error && "code" in error ? String(error.code) : undefined;
    if (code === undefined || !/^E[A-Z\d]+$/.test(code)) return error;
    const [reason, hint] = REASONS[code] ?? [];
    const left = lost.length === 0 ? writtenText() : `not put back: ${lost.map(shown).join(", ")}`;
    return new OutputError(`${shown(path)}: cannot be ${done}: ${reason === undefined ? code : `${reason} (${code})`}; ${left}`, {
      cause: error,
      ...(hint !== undefined && { hint }),
    });
  }

  /** Something of the output would be written where a link leads to. */
  static link(path: string): OutputError {
    return new OutputError(
      `${shown(path)}: cannot be written: a link stands where a folder should be, and it is not followed; ${writtenText()}`,
      {
        hint: "remove the link and run again",
      },
    );
  }
}

function shown(path: string): string {
  return relative(process.cwd(), path).replaceAll("\\", "/") || ".";
}

import { CommandError } from "../cli/command-error.js";
import { shown, writtenText } from "./written.js";

/** Descriptions and hints for file system error codes. */
const REASONS: Record<string, readonly [reason: string, hint: string]> = {
  EACCES: ["permission denied", "make it writable for the current user, or choose another folder"],
  EBUSY: ["in use by another program", "close that program and run again"],
  EDQUOT: ["disk quota exceeded", "free some space and run again"],
  EEXIST: ["a file is in the place of a folder", "move the file and run again"],
  EFBIG: ["the file is too large for the disk", "raise the file size limit, or write to another disk"],
  EIO: ["disk error", "check the system log, or write to another disk"],
  EISDIR: ["a folder is in the place of a file", "move the folder and run again"],
  ELOOP: ["circular symbolic links", "remove the link and run again"],
  EMFILE: ["too many open files", "raise the limit of open files (`ulimit -n`) and run again"],
  ENAMETOOLONG: ["the name is too long for the file system", "shorten the tag or operationId that it is derived from"],
  ENFILE: ["too many open files", "close other programs and run again"],
  ENOENT: ["no such file", "run again; another program removed it"],
  ENOSPC: ["the disk is full", "free some space and run again"],
  ENOTDIR: ["a file is in the place of a folder", "move the file and run again"],
  ENOTEMPTY: ["a folder is in the place of a file", "move the folder and run again"],
  EPERM: ["operation not permitted", "make it writable for the current user, or choose another folder"],
  EROFS: ["read-only file system", "choose a folder on another file system"],
};

/** Hints for what a user has named, which no run wrote. */
const HINTS_OF_INPUTS: Record<string, string> = {
  EACCES: "make it readable for the current user",
  EISDIR: "name a file",
  ENOENT: "check the path, which is relative to the working directory",
  ENOTDIR: "name a folder",
};

/** A file cannot be written, or an existing one cannot be read. */
export class OutputError extends CommandError {
  override readonly name = "OutputError";

  /**
   * Describes a file system error; returns any other error unchanged.
   *
   * @param done opened, if the user has named it as an input
   * @param lost replaced files that could not be restored
   */
  static from(error: unknown, path: string, done: "read" | "written" | "opened", lost: readonly string[] = []): unknown {
    const code = error instanceof Error && "code" in error ? String(error.code) : undefined;
    if (code === undefined || !/^E[A-Z\d]+$/.test(code)) return error;
    const [reason, ofOutputs] = REASONS[code] ?? [];
    const hint = done === "opened" ? HINTS_OF_INPUTS[code] : ofOutputs;
    const left = lost.length === 0 ? writtenText() : `not restored: ${lost.map((file) => shown(file)).join(", ")}`;
    return new OutputError(`${shown(path)}: cannot be ${done}: ${reason === undefined ? code : `${reason} (${code})`}; ${left}`, {
      cause: error,
      ...(hint !== undefined && { hint }),
    });
  }

  /** A link in the output would lead writes out of the folder. */
  static link(path: string): OutputError {
    return new OutputError(`${shown(path)}: cannot be written: a symbolic link is in the place of a folder; ${writtenText()}`, {
      hint: "remove the link and run again",
    });
  }
}

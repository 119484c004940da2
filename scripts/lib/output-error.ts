import { relative } from "node:path";
import { CommandError } from "./command-error.js";

const REASONS: Record<string, string> = {
  EACCES: "permission is denied",
  EBUSY: "another program holds it",
  EDQUOT: "the disk quota is used up",
  EFBIG: "the file is too large for the disk",
  EISDIR: "a folder stands where a file should be",
  ENOENT: "there is no such file",
  EMFILE: "too many files are open",
  ENOSPC: "the disk is full",
  ENOTDIR: "a file stands where a folder should be",
  ENOTEMPTY: "a folder stands where a file should be",
  EPERM: "the operation is not permitted",
  EROFS: "the file system is read-only",
};

/** A file cannot be written, or what is there cannot be read. */
export class OutputError extends CommandError {
  override readonly name = "OutputError";

  /** Says in words what the file system refused; any other error is a fault of ours and comes back as it is. */
  static from(error: unknown, path: string, done: "read" | "written" | "removed"): unknown {
    const code = error instanceof Error && "code" in error ? String(error.code) : undefined;
    if (code === undefined || !/^E[A-Z\d]+$/.test(code)) return error;
    const reason = REASONS[code] === undefined ? code : `${REASONS[code]} (${code})`;
    const file = relative(process.cwd(), path).replaceAll("\\", "/");
    return new OutputError(`${file}: cannot be ${done}: ${reason}`, { cause: error });
  }
}

import { getSystemErrorMap } from "node:util";
import { EmulatorError } from "../../emulator-error.js";

/** A failed write of the `data` file. Its changes are undone. */
export class WriteFailure extends EmulatorError {
  /** Cause without paths, such as `no space left on device (ENOSPC)`. */
  readonly reason: string;

  /** @param isStart True for the first write, before any request. */
  constructor(path: string, cause: unknown, isStart: boolean) {
    const { errno = 0, message } = cause as NodeJS.ErrnoException;
    const [code, description] = getSystemErrorMap().get(errno) ?? [];
    const state = isStart ? "The file is unchanged" : "The changes since the last successful write are undone";
    super("data-unusable", `Cannot write ${path}: ${message}. ${state}. Free space, or check its folder, then try again`, { cause });
    this.reason = code === undefined ? "see the emulator's log for the error" : `${String(description)} (${code})`;
  }
}

import { beforeEnding, endsQuietly } from "../core/cli/signals.js";
import { hasWritten, writtenText } from "../core/files/written.js";

/** Clears the progress line of a terminal. */
const CLEAR_LINE = "\r\u001b[2K";

/**
 * Prints the current step and the written files if SIGINT, SIGTERM or SIGHUP ends the run. The signal takes effect between two pieces of
 * work, so files that are renamed together stay consistent.
 *
 * @param current returns the running step's name
 * @returns a function that removes the handler
 */
export function sayInterrupts(current: () => string | undefined): () => void {
  return beforeEnding((signal) => {
    if (endsQuietly(signal)) return;
    const step = current();
    const place = step === undefined ? "" : ` in the step ${step}`;
    const hint = hasWritten() ? "  hint: run again to complete the output\n" : "";
    try {
      process.stderr.write(`${process.stderr.isTTY ? CLEAR_LINE : ""}interrupted (${signal})${place}: ${writtenText()}\n${hint}`);
    } catch {
      // The terminal is closed, as with SIGHUP.
    }
  });
}

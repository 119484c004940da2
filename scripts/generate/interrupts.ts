import { beforeEnding, endsQuietly, holdSignals } from "../core/cli/signals.js";
import { hasWritten, writtenText } from "../core/files/written.js";

/** Clears the line of a terminal that shows the progress. */
const CLEAR_LINE = "\r\u001b[2K";

/**
 * From now on a run that is ended by SIGINT, SIGTERM or SIGHUP says in which step it was and what it had written. The process ends by
 * the signal, once it is between two pieces of work: what is renamed together is renamed all of it, or none.
 *
 * @param current the step that is running, by the name that the user sees
 * @returns what calls it off
 */
export function sayInterrupts(current: () => string | undefined): () => void {
  holdSignals();
  return beforeEnding((signal) => {
    if (endsQuietly(signal)) return;
    const step = current();
    const place = step === undefined ? "" : ` in the step ${step}`;
    const hint = hasWritten() ? "  hint: run again; it does the rest\n" : "";
    try {
      process.stderr.write(`${process.stderr.isTTY ? CLEAR_LINE : ""}interrupted (${signal})${place}: ${writtenText()}\n${hint}`);
    } catch {
      // The terminal is gone, which is what SIGHUP says.
    }
  });
}

import picocolors from "picocolors";
import type { Colors } from "picocolors/types.js";

/** The target of a report: `process.stderr`, or a test's collector. */
export interface ReportStream {
  write(text: string): unknown;
  isTTY?: boolean;
}

/**
 * Returns the colors of a stream. `NO_COLOR` disables them; `FORCE_COLOR`, unless `0` or `false`, enables them; otherwise terminals have
 * colors. picocolors by itself checks only the standard output.
 *
 * @see https://no-color.org and https://force-color.org
 */
export function coloursFor(stream: ReportStream, env: NodeJS.ProcessEnv = process.env): Colors {
  return picocolors.createColors(hasColours(stream, env));
}

function hasColours(stream: ReportStream, env: NodeJS.ProcessEnv): boolean {
  const { NO_COLOR = "", FORCE_COLOR = "" } = env;
  if (NO_COLOR !== "") return false;
  if (FORCE_COLOR !== "") return !["0", "false"].includes(FORCE_COLOR);
  return canRedraw(stream, env);
}

/** Checks if a stream is a terminal that supports control sequences. */
export function canRedraw(stream: ReportStream, env: NodeJS.ProcessEnv = process.env): boolean {
  return stream.isTTY === true && env["TERM"] !== "dumb";
}

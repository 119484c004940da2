import picocolors from "picocolors";
import type { Colors } from "picocolors/types.js";

/** Where a report goes: `process.stderr`, or a test's collector. */
export interface ReportStream {
  write(text: string): unknown;
  isTTY?: boolean;
}

/**
 * The colours of a stream: on a terminal that has any, and wherever `FORCE_COLOR` is set to anything but `0` or `false`. `NO_COLOR` goes
 * before both. The library by itself asks the standard output alone, also about what goes elsewhere.
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

/** Whether a stream is a terminal that understands more than text. */
export function canRedraw(stream: ReportStream, env: NodeJS.ProcessEnv = process.env): boolean {
  return stream.isTTY === true && env["TERM"] !== "dumb";
}

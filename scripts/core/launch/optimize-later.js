import process from "node:process";
import { setFlagsFromString } from "node:v8";

const isNode20 = process.versions.v8.startsWith("11.");

/** V8 11 (Node 20) counts executed bytecode (set to about nine times the default); later versions count calls (defaults 400 and 3000). */
export const FLAGS = isNode20
  ? ["--interrupt-budget=600000"]
  : ["--invocation-count-for-maglev=4000", "--invocation-count-for-turbofan=50000"];

/** For runs of a few seconds: 6 to 10 % less than with the flags above. */
const SHORT = isNode20 ? ["--interrupt-budget=2000000"] : FLAGS;

/**
 * Makes V8 optimize functions later. A run takes seconds, and V8 would spend half as much again on optimizing functions that then hardly run.
 * Long runs are still optimized.
 *
 * @param isLong a run may take more than ten seconds
 */
export function optimizeLater(isLong = false) {
  // Bun and Deno have no such flags.
  if (process.release.name === "node" && process.versions.bun === undefined)
    (isLong ? FLAGS : SHORT).forEach((flag) => setFlagsFromString(flag));
}

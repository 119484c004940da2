import process from "node:process";
import { setFlagsFromString } from "node:v8";

/** V8 11 (Node 20) counts executed bytecode (set to about thirty times the default); later versions count calls (defaults 400 and 3000). */
export const FLAGS = process.versions.v8.startsWith("11.")
  ? ["--interrupt-budget=2000000"]
  : ["--invocation-count-for-maglev=4000", "--invocation-count-for-turbofan=50000"];

/**
 * Makes V8 optimize functions later. A run takes seconds, and V8 would spend half as much again on optimizing functions that then hardly run.
 * Long runs are still optimized.
 */
export function optimizeLater() {
  // Bun and Deno have no such flags.
  if (process.release.name === "node" && process.versions.bun === undefined) FLAGS.forEach((flag) => setFlagsFromString(flag));
}

import type { RequestOptions } from "../runtime/operation.js";
import { checkIntegers } from "./check-integers.js";
import { own } from "./own.js";

const LIMITS = ["timeout", "deadline", "attempts", "maxResponseBytes"].map((name) => [name, 1, Infinity] as const);

/** Refuses a time, a number of attempts or of bytes that cannot be meant. */
export function checkLimits(options: Pick<RequestOptions, "retry" | "timeout">): void {
  checkIntegers(LIMITS, own({ ...options, ...options.retry }));
}

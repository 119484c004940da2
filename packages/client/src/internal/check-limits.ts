import type { IntegerBounds } from "../runtime/operation.js";
import type { RetryOptions } from "../runtime/sending-options.js";
import { checkIntegers } from "./check-integers.js";
import { own } from "./own.js";

const LIMITS: IntegerBounds = [
  ["timeout", 1, Infinity],
  ["deadline", 1, Infinity],
  ["attempts", 1, Infinity],
  ["maxResponseBytes", 1, Infinity],
];

/** Throws a `RequestError` for an invalid timeout, deadline, number of attempts or number of bytes. */
export function checkLimits(options: { retry?: unknown }): void {
  const { retry } = options;
  // Other clients take the number of retries here.
  const given = retry === false || typeof (retry ?? {}) === "object" ? retry : { attempts: NaN };
  checkIntegers(LIMITS, own(options, given as RetryOptions | undefined) as Record<string, unknown>);
}

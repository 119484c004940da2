import type { RetryOptions } from "../runtime/sending-options.js";
import { checkIntegers } from "./check-integers.js";
import { own } from "./own.js";

const LIMITS = ["timeout", "deadline", "attempts", "maxResponseBytes"].map((name) => [name, 1, Infinity] as const);

/** Throws a `RequestError` for an invalid timeout, deadline, number of attempts or number of bytes. */
export function checkLimits(options: { retry?: unknown }): void {
  const { retry } = options;
  // Other clients take the number of retries here.
  const given = retry === false || typeof (retry ?? {}) === "object" ? retry : { attempts: NaN };
  checkIntegers(LIMITS, own(options, given as RetryOptions | undefined) as Record<string, unknown>);
}

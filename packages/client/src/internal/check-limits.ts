import type { RequestOptions } from "../runtime/operation.js";
import { checkIntegers } from "./check-integers.js";
import { own } from "./own.js";

const LIMITS = ["timeout", "deadline", "attempts", "maxResponseBytes"].map((name) => [name, 1, Infinity] as const);

/** Throws a `RequestError` for an invalid timeout, deadline, number of attempts or number of bytes. */
export function checkLimits(options: Pick<RequestOptions, "retry">): void {
  checkIntegers(LIMITS, own(options, options.retry === false ? undefined : options.retry) as Record<string, unknown>);
}

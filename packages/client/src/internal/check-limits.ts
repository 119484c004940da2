import type { RequestOptions } from "../../../../generated/operation.js";
import { checkIntegers } from "./check-integers.js";
import { own } from "./own.js";

/** Refuses a time, a number of attempts or of bytes that cannot be meant. */
export function checkLimits(options: Pick<RequestOptions, "retry">): void {
  const limits = own({ ...options, ...own(options).retry });
  checkIntegers(
    ["timeout", "deadline", "attempts", "maxResponseBytes"].map((name) => [name, 1, Infinity]),
    limits,
  );
}

/** No pause is shorter, in milliseconds. */
const SHORTEST = 50;
const FIRST = 500;
const LONGEST = 20_000;

/**
 * What an answer's `Retry-After` asks for, in seconds (RFC 9110, 10.2.3); `undefined` where it is not given, is not what it
 * should be, or has passed.
 */
export function retryAfterOf({ headers }: Response, now = Date.now()): number | undefined {
  const value = headers.get("retry-after") ?? "";
  // `Date.parse` makes a date of nearly anything; one of HTTP ends so.
  const seconds = /^\d+$/.test(value) ? Number(value) : value.endsWith("GMT") ? Math.ceil((Date.parse(value) - now) / 1000) : 0;
  return seconds > 0 ? seconds : undefined;
}

/** How long to wait after an attempt that failed, counted from 1, in milliseconds: full jitter below a bound that grows. */
export function backOff(attempt: number, random: () => number): number {
  return Math.max(SHORTEST, random() * Math.min(LONGEST, FIRST * 2 ** (attempt - 1)));
}

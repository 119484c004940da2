/** Returns the `Retry-After` of a response in seconds (RFC 9110, 10.2.3); `undefined` if it is missing, invalid or over. */
export function retryAfterOf({ headers }: Response, now: number = Date.now()): number | undefined {
  const value = headers.get("retry-after") ?? "";
  // `Date.parse` accepts nearly anything; an HTTP date ends in GMT.
  const seconds = /^\d+$/.test(value) ? Number(value) : value.endsWith("GMT") ? Math.ceil((Date.parse(value) - now) / 1000) : 0;
  return seconds > 0 ? seconds : undefined;
}

/** Returns the delay after an attempt, counted from 1, in milliseconds: full jitter below a bound that doubles. */
export function backOff(attempt: number, random: () => number): number {
  const SHORTEST = 50;
  const FIRST = 500;
  const LONGEST = 20_000;
  return Math.max(SHORTEST, random() * Math.min(LONGEST, FIRST * 2 ** (attempt - 1)));
}

import { headerOf } from "../../runtime/guarded.js";

/**
 * Returns how long a response asks to wait, in seconds: its `Retry-After` (RFC 9110, 10.2.3); for 429, and for a 403 with no request
 * left, else the time until its rate limit is reset. `undefined` if that is missing, invalid or over. The clock of a response with a `Date`
 * is the service's.
 */
export function retryAfterOf(response: Response): number | undefined {
  const { status } = response;
  const get = (name: string): string => headerOf(response, name);
  const left = (time: number): number => Math.ceil((time - (Date.parse(get("date")) || Date.now())) / 1000);
  // A number of seconds, or a time: a date, or seconds or milliseconds since 1970. `Date.parse` accepts nearly anything. Proxies may add
  // a header of their own behind it.
  const secondsOf = (value: string): number => {
    if (/GMT$|^\d{4}-\S+T/.test(value)) return left(Date.parse(value));
    const number = /^\d+(\.\d+)?(, *\d+)*$/.test(value) ? parseFloat(value) : 0;
    return number < 1e9 ? number : left(number < 1e11 ? number * 1000 : number);
  };
  // A 403 is a limit only if it says that no request is left.
  const resetOf = (name: string): string =>
    Number(get(`${name}-remaining`) || status === 403) > 0 ? "" : get(`${name}-retry-after`) || get(`${name}-reset`);
  const [, reset = resetOf("ratelimit") || resetOf("x-ratelimit")] =
    /\br(?:emaining)?=0\b.*?\b(?:t|reset)=(\d+)/.exec(get("ratelimit")) ?? [];
  const seconds =
    secondsOf(get("retry-after-ms")) / 1000 || secondsOf(get("retry-after") || (status === 403 || status === 429 ? reset : ""));
  return seconds > 0 ? seconds : undefined;
}

/** Returns the delay after an attempt, counted from 1, in milliseconds: full jitter below a bound that doubles. */
export function backOff(attempt: number, random: () => number): number {
  const SHORTEST = 50;
  const FIRST = 250;
  const LONGEST = 20_000;
  return Math.max(SHORTEST, random() * Math.min(LONGEST, FIRST * 2 ** attempt));
}

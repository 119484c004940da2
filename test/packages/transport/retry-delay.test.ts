import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { backOff, retryAfterOf } from "../../../packages/client/src/internal/transport/retry-delay.js";
import { failing } from "../../harness/fault-server.js";
import { elapse, useService, useStoppedTime } from "../../harness/service.js";
import { sender } from "./harness.js";

const service = useService();
useStoppedTime();
const no = (value: string): [string, undefined] => [value, undefined];
const NOW = Date.UTC(2026, 0, 2, 3, 4, 5);

function parse(value: string, now = NOW): number | undefined {
  return retryAfterOf(new Response(null, { headers: { "retry-after": value } }), now);
}

test.each([
  ["1", 1],
  ["  7 ", 7],
  ["0060", 60],
  ["Fri, 02 Jan 2026 03:04:35 GMT", 30],
  ["Friday, 02-Jan-26 03:04:35 GMT", 30],
  ...["0", "Fri, 02 Jan 2026 03:04:05 GMT", "Thu, 01 Jan 2026 03:04:05 GMT", "Fri, 99 Foo 2026 03:04:35 GMT", "GMT", ""].map(no),
  ...["-1", "+1", "1.5", "1e3", "0x10", "1, 2", "abc", "abc 2099", "2099-01-01", "Thu Jan  1 00:00:00 2099", "Infinity"].map(no),
])("parses Retry-After %j as %s", (value, seconds) => expect(parse(value)).toBe(seconds));

test("rounds a Retry-After date up", () => {
  expect([1, 500, 999].map((ms) => parse("Fri, 02 Jan 2026 03:04:06 GMT", NOW + ms))).toEqual([1, 1, 1]);
  expect(parse("Fri, 02 Jan 2026 03:04:07 GMT", NOW + 1)).toBe(2);
});

test("returns undefined without Retry-After", () => expect(retryAfterOf(new Response())).toBeUndefined());

test("backs off at random between 50 ms and a doubling bound up to 20 s", () => {
  expect([0.25, 0.5, 0.75].map((value) => backOff(3, () => value))).toEqual([500, 1000, 1500]);
  expect([1, 2, 6, 7, 2000].map((count) => backOff(count, () => 1))).toEqual([500, 1000, 16_000, 20_000, 20_000]);
  const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
  fc.assert(fc.property(fc.integer({ min: 1, max: 2000 }), random, (count, value) => backOff(count, () => value) >= 50));
});

describe("the pause between two attempts", () => {
  /** Returns how long a call takes after a first 429 with this Retry-After, and how often it is sent. */
  async function pause(value: string, random = 0, deadline?: number): Promise<[after: number, requests: number]> {
    service.respond(failing(429, value), {});
    const { after } = await elapse(sender(service, { random: () => random, deadline })());
    return [after, service.requests.length];
  }

  test.each(["1", "60"])("is the Retry-After of %s seconds", async (value) =>
    expect(await pause(value)).toEqual([Number(value) * 1000, 2]),
  );

  test.each(["0", "abc", "1.5", "Thu, 01 Jan 1970 00:00:00 GMT"])("is the back-off after an invalid Retry-After of %j", async (value) =>
    expect(await pause(value, 0.2)).toEqual([100, 2]),
  );

  test.each(["61", "9".repeat(400), "Fri, 31 Dec 9999 23:59:59 GMT"])("is skipped for a Retry-After of %s", async (value) =>
    expect(await pause(value)).toEqual([0, 1]),
  );

  test.each([
    [2001, 2],
    [1999, 1],
  ])("respects a deadline of %i ms", async (deadline, requests) => expect((await pause("2", 0, deadline))[1]).toBe(requests));
});

import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { backOff, retryAfterOf } from "../../../packages/client/src/internal/transport/retry-delay.js";
import { failing } from "../../harness/fault-server.js";
import { elapse, useService, useStoppedTime } from "../../harness/service.js";
import { sender } from "./harness.js";

const service = useService();
useStoppedTime();
const no = (value: string): [string, undefined] => [value, undefined];
const NOW = Date.UTC(2026, 0, 2, 3, 4, 5);

function parse(value: string, now = NOW): number | undefined {
  vi.setSystemTime(now);
  return retryAfterOf(new Response(null, { headers: { "retry-after": value } }));
}

test.each([
  ["1", 1],
  ["  7 ", 7],
  ["0060", 60],
  ["Fri, 02 Jan 2026 03:04:35 GMT", 30],
  ["Friday, 02-Jan-26 03:04:35 GMT", 30],
  ...["0", "Fri, 02 Jan 2026 03:04:05 GMT", "Thu, 01 Jan 2026 03:04:05 GMT", "Fri, 99 Foo 2026 03:04:35 GMT", "GMT", ""].map(no),
  ["1.5", 1.5],
  ["1, 2", 1],
  ["2026-01-02T03:04:35Z", 30],
  ["2026-01-02T04:04:34.500+01:00", 30],
  [`${NOW / 1000 + 30}`, 30],
  [`${NOW / 1000 + 0.5}`, 1],
  [`${NOW + 29_001}`, 30],
  ...["2026-01-02T03:04:04Z", `${NOW / 1000 - 1}`, `${NOW - 1}`, "2026-99-02T03:04:35Z"].map(no),
  ...["-1", "+1", "1.", "1.5.5", "1e3", "0x10", "1, x", "abc", "abc 2099", "2099-01-01", "Thu Jan  1 00:00:00 2099", "Infinity"].map(no),
])("parses Retry-After %j as %s", (value, seconds) => expect(parse(value)).toBe(seconds));

test("rounds a Retry-After date up", () => {
  expect([1, 500, 999].map((ms) => parse("Fri, 02 Jan 2026 03:04:06 GMT", NOW + ms))).toEqual([1, 1, 1]);
  expect(parse("Fri, 02 Jan 2026 03:04:07 GMT", NOW + 1)).toBe(2);
});

test.each<[headers: Record<string, string>, seconds: number | undefined, status?: number]>([
  [{ "ratelimit-reset": "30" }, 30],
  [{ "x-ratelimit-reset": "30" }, 30],
  [{ "x-ratelimit-retry-after": `${NOW / 1000 + 30}`, "x-ratelimit-remaining": "0" }, 30],
  [{ "x-ratelimit-reset": `${NOW / 1000 + 30}` }, 30],
  [{ "x-ratelimit-reset": `${NOW + 30_000}` }, 30],
  [{ "x-ratelimit-reset": "2026-01-02T03:04:35.000Z" }, 30],
  [{ "x-ratelimit-reset": "Fri, 02 Jan 2026 03:04:35 GMT" }, 30],
  [{ "x-ratelimit-reset": `${NOW / 1000 - 30}` }, undefined],
  [{ "x-ratelimit-remaining": "0", "x-ratelimit-reset": "30" }, 30],
  // Another limit than this one was reached.
  [{ "x-ratelimit-remaining": "5", "x-ratelimit-reset": "3000" }, undefined],
  [{ ratelimit: '"default";r=0;t=30' }, 30],
  [{ ratelimit: '"hour";r=5;t=3000, "minute"; r=0; t=30' }, 30],
  [{ ratelimit: "limit=10, remaining=0, reset=30" }, 30],
  [{ ratelimit: '"default";r=5;t=30' }, undefined],
  [{ "retry-after": "7", "retry-after-ms": "1500", "ratelimit-reset": "30" }, 1.5],
  [{ "retry-after": "7", "ratelimit-reset": "30", ratelimit: '"default";r=0;t=31' }, 7],
  [{ "retry-after": "0", "ratelimit-reset": "30" }, undefined],
  [{ "retry-after": "abc", "retry-after-ms": "abc", "ratelimit-reset": "30" }, undefined],
  // Every response may have it: that of a failed service says nothing about the limit.
  [{ "x-ratelimit-reset": "30", ratelimit: '"default";r=0;t=30' }, undefined, 503],
  [{ "retry-after": "7" }, 7, 503],
  // Some services, such as GitHub, refuse with 403 what exceeds a limit. Without a limit that is used up, the caller lacks a permission.
  [{ "retry-after": "7" }, 7, 403],
  [{ "x-ratelimit-remaining": "0", "x-ratelimit-reset": "30" }, 30, 403],
  [{ "x-ratelimit-remaining": "5", "x-ratelimit-reset": "30" }, undefined, 403],
  [{ "x-ratelimit-reset": "30" }, undefined, 403],
])("reads %j as %s seconds", (headers, seconds, status = 429) => {
  vi.setSystemTime(NOW);
  expect(retryAfterOf(new Response(null, { status, headers }))).toBe(seconds);
});

test.each([
  ["retry-after", "Fri, 02 Jan 2026 03:04:35 GMT"],
  ["x-ratelimit-reset", `${NOW / 1000 + 30}`],
])("compares a time of %s with the clock of the service", (name, value) => {
  const headers = { date: "Fri, 02 Jan 2026 03:04:05 GMT", [name]: value };
  expect(retryAfterOf(new Response(null, { status: 429, headers }))).toBe(30);
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

  test.each<[value: string, random: number, deadline: number | undefined, after: number, requests: number]>([
    ["1", 0, undefined, 1000, 2],
    ["60", 0, undefined, 60_000, 2],
    ["1", 0.5, undefined, 1250, 2],
    // Invalid: the back-off.
    ["abc", 0.2, undefined, 100, 2],
    ["Thu, 01 Jan 1970 00:00:00 GMT", 0.2, undefined, 100, 2],
    ["61", 0, undefined, 0, 1],
    ["Fri, 31 Dec 9999 23:59:59 GMT", 0, undefined, 0, 1],
    ["9".repeat(400), 0, undefined, 0, 1],
    ["2", 0, 2001, 2000, 2],
    ["2", 0, 1999, 0, 1],
  ])("for Retry-After %s, random %d and deadline %d is %i ms, with %i requests", async (value, random, deadline, after, requests) =>
    expect(await pause(value, random, deadline)).toEqual([after, requests]),
  );
});

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { backOff, retryAfterOf } from "../../../packages/client/src/internal/transport/retry-delay.js";
import { failing, sequence } from "../../support/fault-server.js";
import { json, useServer } from "../../support/server.js";
import { sender } from "./support.js";

const server = useServer();
const NOW = Date.UTC(2026, 0, 2, 3, 4, 5);

function parse(value: string): number | undefined {
  return retryAfterOf(new Response(null, { headers: { "retry-after": value } }), NOW);
}

describe("Retry-After", () => {
  test.each([
    ["0", undefined],
    ["1", 1],
    ["  7 ", 7],
    ["0060", 60],
    ["61", 61],
    ["Fri, 02 Jan 2026 03:04:35 GMT", 30],
    ["Friday, 02-Jan-26 03:04:35 GMT", 30],
    ["Fri, 02 Jan 2026 03:04:05 GMT", undefined],
    ["Thu, 01 Jan 2026 03:04:05 GMT", undefined],
    ["Fri, 99 Foo 2026 03:04:35 GMT", undefined],
    ["GMT", undefined],
    ["", undefined],
    ["-1", undefined],
    ["+1", undefined],
    ["1.5", undefined],
    ["1e3", undefined],
    ["0x10", undefined],
    ["1, 2", undefined],
    ["abc", undefined],
    ["abc 5", undefined],
    ["abc 2099", undefined],
    ["2099-01-01", undefined],
    ["Thu Jan  1 00:00:00 2099", undefined],
    ["NaN", undefined],
    ["Infinity", undefined],
  ])("%j is %s", (value, seconds) => {
    expect(parse(value)).toBe(seconds);
  });

  test("is missing", () => {
    expect(retryAfterOf(new Response())).toBeUndefined();
  });

  test("of any number of seconds is that number", () => {
    fc.assert(fc.property(fc.nat(), (seconds) => parse(`${seconds}`) === (seconds === 0 ? undefined : seconds)));
  });

  test("of any date of HTTP that is to come is the time until then, and of any other nothing", () => {
    const range = { min: -(2 ** 31), max: 2 ** 31 };
    fc.assert(
      fc.property(fc.integer(range), (seconds) => {
        expect(parse(new Date(NOW + seconds * 1000).toUTCString())).toBe(seconds > 0 ? seconds : undefined);
      }),
    );
  });

  test("of any text is nothing or a number above zero", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.integer({ min: 0x20, max: 0x7e }).map((code) => String.fromCharCode(code)) }), (value) => {
        const seconds = parse(value);
        expect(seconds === undefined || seconds > 0).toBe(true);
        if (!/^\d+$|GMT$/.test(value.trim())) expect(seconds).toBeUndefined();
      }),
    );
  });
});

describe("a pause", () => {
  const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
  const attempt = fc.integer({ min: 1, max: 2000 });

  test("is at least 50 ms, and at most the bound of its attempt, which doubles up to 20 s", () => {
    fc.assert(
      fc.property(attempt, random, (count, value) => {
        const pause = backOff(count, () => value);
        expect(pause).toBeGreaterThanOrEqual(50);
        expect(pause).toBeLessThanOrEqual(Math.min(20_000, 500 * 2 ** (count - 1)));
      }),
    );
  });

  test("does not shrink from an attempt to the next, chance apart", () => {
    fc.assert(fc.property(attempt, random, (count, value) => backOff(count + 1, () => value) >= backOff(count, () => value)));
  });

  test("is anywhere below the bound", () => {
    expect([0.25, 0.5, 0.75].map((value) => backOff(3, () => value))).toEqual([500, 1000, 1500]);
  });
});

describe("between two attempts", () => {
  /** The pauses of a call that is answered so first. */
  async function pauses(value: string, random = 0, deadline?: number): Promise<number[]> {
    const delays: number[] = [];
    server.answer(sequence(failing(429, value), json({})));
    const send = sender(server, { random: () => random, deadline, hooks: { retry: ({ delay }) => delays.push(delay) } });
    const start = performance.now();
    await send();
    const sum = delays.reduce((total, delay) => total + delay, 0);
    expect(performance.now() - start).toBeGreaterThanOrEqual(sum - 5);
    return delays;
  }

  test("there are as many seconds as the answer asks for", async () => {
    expect(await pauses("1")).toEqual([1000]);
  });

  test.each(["-1", "0", "abc", "Infinity", "1.5", "Thu, 01 Jan 1970 00:00:00 GMT"])(
    "there is the client's own pause after %j",
    async (value) => {
      expect(await pauses(value)).toEqual([50]);
      server.reset();
      expect(await pauses(value, 0.2)).toEqual([100]);
    },
  );

  test.each(["61", "3600", "9".repeat(400), "Fri, 31 Dec 9999 23:59:59 GMT"])(
    "there is no sleep of %s: the answer is given",
    async (value) => {
      expect(await pauses(value)).toEqual([]);
      expect(server.requests).toHaveLength(1);
    },
  );

  test("there is no sleep beyond the deadline", async () => {
    expect(await pauses("2", 0, 1500)).toEqual([]);
  });
});

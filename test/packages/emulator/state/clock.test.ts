import { expect, test } from "vitest";
import { createClock, parseTime } from "../../../../packages/emulator/src/internal/state/clock.js";
import { memoryStore } from "../../../../packages/emulator/src/internal/state/memory-store.js";

test("never goes back if the machine's clock does, even after an advance", () => {
  let machine = 5_000;
  const clock = createClock(memoryStore(), () => machine);
  expect(clock.now()).toBe(5_000);
  machine = 4_000;
  expect(clock.now()).toBe(5_000);
  clock.advance(10);
  expect(clock.now()).toBe(5_010);
  machine = 4_100;
  expect(clock.now()).toBe(5_110);
});

test("stands at a set time, advances from it, and resumes machine time", () => {
  let machine = 5_000;
  const clock = createClock(memoryStore(), () => machine);
  clock.set(1_000);
  machine = 6_000;
  expect([clock.now(), clock.stands()]).toEqual([1_000, true]);
  clock.advance(500);
  expect([clock.now(), clock.stands()]).toEqual([1_500, true]);
  clock.set("2030-01-01T00:00:00Z");
  expect(clock.now()).toBe(1_893_456_000_000);
  clock.set(new Date(7));
  expect(clock.now()).toBe(7);
  clock.run();
  expect([clock.now(), clock.stands()]).toEqual([6_000, false]);
});

const texts = ["tomorrow", "1", "2030-13-01", "2026-02-31", "2026-02-29T10:00Z", "2030-01-01T00:00:00"];
test.each<["set" | "advance", unknown]>([
  ...[-1, 1.5, NaN, Infinity, 8.64e15 + 1, ...texts, new Date(NaN), null, true].map((time): ["set", unknown] => ["set", time]),
  ...[-1, 0.5, NaN, "1", 8.64e15].map((milliseconds): ["advance", unknown] => ["advance", milliseconds]),
])("refuses to %s the clock to or by %s, and keeps the time", (name, time) => {
  const clock = createClock(memoryStore(), () => 5);
  expect(() => clock[name](time as number)).toThrow(expect.objectContaining({ code: "invalid-clock" }));
  expect([clock.now(), clock.stands()]).toEqual([5, false]);
});

test.each([
  [0, 0],
  ["2026-01-01", 1_767_225_600_000],
  ["2028-02-29", 1_835_395_200_000],
  ["2026-01-01T01:00:00.5+01:00", 1_767_225_600_500],
])("parses the time %s", (time, milliseconds) => {
  expect(parseTime(time)).toBe(milliseconds);
});

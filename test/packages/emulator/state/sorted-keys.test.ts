import { describe, expect, test } from "vitest";
import { SortedKeys } from "../../../../packages/emulator/src/internal/state/sorted-keys.js";

const COUNT = 20_000;

/** Keys with a count of the comparisons that they cost. */
function countedKeys(): { keys: SortedKeys; stepsOf: (action: () => void) => number } {
  let steps = 0;
  const keys = new SortedKeys((left, right) => {
    steps += 1;
    return left < right;
  });
  return {
    keys,
    stepsOf(action) {
      const before = steps;
      action();
      return steps - before;
    },
  };
}

const keyOf = (number: number): string => `team/ag_${String(number).padStart(12, "0")}`;

/** Each number below `COUNT` once, in an order that looks random: the step has no factor in common with the count. */
const shuffled = Array.from({ length: COUNT }, (_, index) => (index * 12_343) % COUNT);

describe("20,000 keys", () => {
  test("in any order cost some twenty comparisons each, to add and to remove", () => {
    const { keys, stepsOf } = countedKeys();
    const added = stepsOf(() => {
      for (const number of shuffled) keys.add(keyOf(number));
    });
    expect(keys.count("")).toBe(COUNT);
    const removed = stepsOf(() => {
      for (const number of shuffled) keys.remove(keyOf(number));
    });
    expect([...keys.range("")]).toEqual([]);
    expect(added / COUNT).toBeLessThan(24);
    expect(removed / COUNT).toBeLessThan(24);
  });

  test.each([0, 10_000, 19_900])("give a page behind place %i at the cost of any other", (place) => {
    const { keys, stepsOf } = countedKeys();
    for (let number = 0; number < COUNT; number += 1) keys.add(keyOf(number));
    const page: string[] = [];
    const steps = stepsOf(() => {
      for (const key of keys.range("team/", keyOf(place - 1))) {
        page.push(key);
        if (page.length === 100) break;
      }
    });
    expect(page).toEqual(Array.from({ length: 100 }, (_, index) => keyOf(place + index)));
    expect(steps).toBeLessThan(30);
  });
});

test("a range goes on where keys come and go, and gives none twice", () => {
  const keys = new SortedKeys();
  for (let number = 0; number < 2_000; number += 2) keys.add(keyOf(number));
  const seen: string[] = [];
  for (const key of keys.range("team/")) {
    seen.push(key);
    const number = Number(key.slice(-12));
    if (number === 1_000) keys.add(keyOf(1_001));
    if (number === 100) keys.remove(keyOf(100));
    if (number === 200) keys.remove(keyOf(202));
    if (seen.length > 1_500) break;
  }
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen).toEqual([...seen].sort());
  expect(seen).toContain(keyOf(1_001));
  expect(seen).not.toContain(keyOf(202));
  expect(seen).toHaveLength(1_000);
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { equal } from "../../../packages/auth/src/internal/equal.js";

test("returns true for equal strings only", () => {
  fc.assert(fc.property(fc.string(), fc.string(), (a, b) => equal(a, b) === (a === b) && equal(a, a)));
  expect(equal("", "")).toBe(true);
  expect(equal("a\0", "a")).toBe(false);
  expect(equal("a", "a\0")).toBe(false);
  expect(equal("", "a")).toBe(false);
});

test("reads as many characters wherever the strings differ", () => {
  const reads = (received: string, expected: string): number => {
    let count = 0;
    const counted = (text: string) => ({ length: text.length, charCodeAt: (index: number) => (count++, text.charCodeAt(index)) });
    equal(counted(received), counted(expected));
    return count;
  };
  const expected = "0123456789";
  const guesses = ["x123456789", "01234x6789", "012345678x", "xxxxxxxxxx", expected];
  expect(new Set(guesses.map((guess) => reads(guess, expected)))).toEqual(new Set([20]));
  expect(reads("0123", expected)).toBe(reads("xxxx", expected));
});

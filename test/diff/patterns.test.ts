import fc from "fast-check";
import { expect, test } from "vitest";
import { patternWay } from "../../scripts/diff/compare/patterns.js";
import { isMatch } from "../../scripts/diff/normal-keywords.js";

test.each([
  ["^[0-9]{1,}$", String.raw`^\d+$`, undefined],
  [String.raw`^\w*$`, "^[_A-Za-z0-9]{0,}$", undefined],
  [String.raw`^a\/b\u0041$`, "^a/bA$", undefined],
  ["^(a|b)$", "^(?:a|b)$", undefined],
  ["^[-a]$", String.raw`^[a\-]$`, undefined],
  ["^[a-z]+?$", "^[a-z]+$", undefined],
  ["^[a-z]+$", "^[a-zA-Z]+$", "widened"],
  ["^.{1,5}$", "^.{1,6}$", "widened"],
  [String.raw`^(\d{3}|x)$`, String.raw`^(\d{3,}|x?)$`, "widened"],
  ["^[^a]$", "^[^ab]$", "narrowed"],
  [String.raw`^[\p{L}\s]+$`, String.raw`^\p{L}+$`, "narrowed"],
  ["^a$", "^b$", "changed"],
  ["^a.b$", String.raw`^a\.b$`, "changed"],
  ["^(?!a)[b]$", "^(?!a)[bc]$", "changed"],
  [String.raw`^([ab])\1$`, String.raw`^([abc])\1$`, "changed"],
  ["^[a-c]{2}$", "^[a-d]{1}$", "changed"],
  ["[", "]", "changed"],
])("%s to %s: %s", (before, after, way) => expect(patternWay(before, after)).toBe(way));

// A pattern that may not end is not run.
test.each([
  ["aa", "^a+$", true],
  ["b", "^a+$", false],
  ["aa", "^(a+)+$", false],
  ["aa", "(", false],
])("%s surely matches %s: %s", (text, pattern, isSure) => expect(isMatch(text, pattern)).toBe(isSure));

const atom = fc.constantFrom(
  "a",
  "b",
  "[ab]",
  "[a-c]",
  "[^a]",
  "[^ab]",
  ".",
  String.raw`\d`,
  "[0-9]",
  "[b-d]",
  "(a|b)",
  "(?:ab|c)",
  "(?=a)",
);
const times = fc.constantFrom("", "?", "*", "+", "{2}", "{1,2}", "{1,}", "{0,1}", "+?");
const part = fc.tuple(atom, times).map(([one, count]) => (one.startsWith("(?=") ? one : `${one}${count}`));
const patterns = fc
  .array(fc.tuple(part, part), { minLength: 1, maxLength: 2 })
  .map((parts) => [0, 1].map((side) => `^${parts.map((both) => both[side]).join("")}$`));
const text = fc.array(fc.constantFrom("a", "b", "c", "d", "1", "\n"), { maxLength: 5 }).map((letters) => letters.join(""));

test("no text that matched is lost by a wider pattern, and none is won by a narrower one", () => {
  let decided = 0;
  fc.assert(
    fc.property(patterns, fc.array(text, { minLength: 20, maxLength: 20 }), ([before = "", after = ""], texts) => {
      const way = patternWay(before, after);
      if (way !== "changed") decided++;
      const [old, now] = [new RegExp(before, "u"), new RegExp(after, "u")];
      for (const each of texts) {
        if (way === undefined || way === "widened") expect(!old.test(each) || now.test(each)).toBe(true);
        if (way === undefined || way === "narrowed") expect(old.test(each) || !now.test(each)).toBe(true);
      }
    }),
    { numRuns: 2000, seed: 1 },
  );
  expect(decided).toBeGreaterThan(100);
});

import { expect, test } from "vitest";
import { bumpFor } from "../../scripts/release/changes-since.js";
import { isEnough, largestBump, raise, requiredBump } from "../../scripts/release/versions.js";
import { apiChange, change, contract } from "./harness/changes.js";

test.each([
  ["major", "0.1.0", "minor"],
  ["major", "1.0.0-next.0", "major"],
  ["major", "1.0.0", "major"],
  ["minor", "1.0.0", "minor"],
  ["patch", "1.0.0", "patch"],
  ["none", "1.0.0", "none"],
] as const)("maps a %s change after %s to a %s bump", (needed, version, bump) => expect(requiredBump(needed, version)).toBe(bump));

test.each([
  ["0.0.1", "0.0.1", "patch", false],
  ["0.1.9", "0.1.10", "minor", false],
  ["0.9.0", "0.10.0", "minor", true],
  ["0.9.0", "1.0.0", "major", true],
  ["0.9.0", "0.10.0", "major", false],
  ["1.2.3", "1.2.4", "minor", false],
  ["1.2.3", "2.0.0", "major", true],
  ["1.2.3", "1.9.9", "major", false],
  ["1.2.3", "1.2.3", "none", true],
  ["1.2.3", "1.2.2", "none", false],
  ["1.2.3", "2.0.0-next.0", "major", true],
  ["1.2.3", "1.3.0-next.0", "major", false],
  ["1.2.3", "1.3.0-next.0", "minor", true],
  ["2.0.0-next.0", "2.0.0-next.1", "major", true],
  ["2.1.0-next.0", "2.1.0-next.1", "major", false],
  ["2.0.0-next.4", "2.0.0", "major", true],
] as const)("the next version checks whether %s → %s is enough for a %s bump: %s", (current, next, needed, enough) => {
  expect(isEnough(current, next, needed)).toBe(enough);
});

test.each([
  ["0.0.1", "patch", "0.0.2"],
  ["0.0.1", "minor", "0.1.0"],
  ["1.2.3", "major", "2.0.0"],
  ["1.2.3", "none", "1.2.3"],
] as const)("the next version raises %s with a %s bump to %s", (version, bump, next) => expect(raise(version, bump)).toBe(next));

test("returns the largest bump", () =>
  expect([largestBump([]), largestBump(["patch", "none"]), largestBump(["patch", "major", "minor"])]).toEqual(["none", "patch", "major"]));

const breaking = change({ verdict: "breaking" });
const risky = change({ verdict: "risky" });
const text = change({ isText: true });

test.each([
  ["nothing", [], [], "0.1.0", "none"],
  ["texts alone", [text], [], "0.1.0", "patch"],
  ["something new", [text, change({})], [], "0.1.0", "minor"],
  ["something risky", [risky], [], "1.0.0", "minor"],
  ["something that breaks", [text, breaking], [], "0.1.0", "minor"],
  ["something that breaks", [text, breaking], [], "1.0.0", "major"],
  ["an export that changed and does not break", [], [apiChange({})], "1.0.0", "minor"],
  ["an export that broke, where the contract has new texts", [text], [apiChange({ verdict: "breaking" })], "1.0.0", "major"],
  ["an export that broke", [], [apiChange({ verdict: "breaking" })], "0.4.0", "minor"],
] as const)("determines the bump for %s: %#", (_, changes, api, version, bump) => {
  expect(bumpFor({ contract: contract(changes), api }, version)).toBe(bump);
});

import { expect, test, vi } from "vitest";
import { type PatternFault, PatternSpeed } from "../../../scripts/lint/nodes/pattern-speed.js";
import { document, generateFrom } from "./harness.js";

/** Safe, but to look at it whole takes seconds: each of its parts can begin where the one before it ends. */
const LONG = String.raw`\/(versions|branches)\/((v{0,1})(stable|([0-9]+)(?:\.([0-9]+))?(?:\.([0-9]+))?(-.*)?)(_(.*))?)\/(guides|reference)\/(a|.*)\/((.*))`;

async function messagesOf(
  patterns: readonly string[],
  lint: "author" | "consumer" = "author",
  plugins: readonly string[] = [],
): Promise<string[]> {
  const schemas = Object.fromEntries(patterns.map((pattern, index) => [`S${index}`, { type: "string", pattern }]));
  const { findings, warnings } = await generateFrom({ "openapi.json": document({}, { schemas }) }, { check: true, lint, plugins });
  return [...findings, ...warnings].filter(({ rule }) => rule === "contract/safe-pattern").map(({ message }) => message);
}

test("users of an API are told of patterns only if the output has them", async () => {
  expect(await messagesOf(["(a+)+b"], "consumer")).toEqual([]);
  expect(await messagesOf(["(a+)+b"], "consumer", ["zod-formats"])).toHaveLength(1);
});

test("accepts a long safe pattern that is used forty times", async () =>
  expect(await messagesOf(Array.from({ length: 40 }, () => LONG))).toEqual([]));

test("finds an exponential part anywhere in a pattern", async () => {
  const exponential = 'The pattern backtracks exponentially on repeated "a".';
  expect(await messagesOf([`${LONG}(?:(a+)+)b`, "x(a|a)*y", "(?=(a+)+b)."])).toEqual([exponential, exponential, exponential]);
});

test("checks patterns with backreferences as a whole", async () =>
  expect(await messagesOf([String.raw`(x)(?:\1|\1)*y`])).toEqual(['The pattern backtracks exponentially on repeated "x".']));

test("checks each repetition once, and none after 20 seconds", () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  const looked: [part: string, time: number][] = [];
  const speed = new PatternSpeed((part, time): PatternFault | undefined => {
    looked.push([part, time]);
    vi.advanceTimersByTime(4_500);
    return undefined;
  });
  const of = (letter: string): PatternFault | undefined => speed.faultOf(`^(?:${letter}?x)+$`);
  expect(["a", "b", "a", "c", "d", "e"].map(of)).toEqual(Array(6).fill(undefined));
  expect(looked.map(([part]) => part)).toEqual(["a", "b", "c", "d", "e"].map((letter) => `^(?:(?:${letter}?x)+)$`));
  expect(looked.map(([, time]) => time)).toEqual([5_000, 5_000, 5_000, 5_000, 2_000]);
  expect(of("f")?.message).toBe("Backtracking of the pattern was not checked: the patterns before it took 20 seconds.");
  expect(looked).toHaveLength(5);
});

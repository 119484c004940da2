import picocolors from "picocolors";
import { expect, test } from "vitest";
import { codeFrame } from "../../../scripts/core/cli/code-frame.js";

const PLAIN = picocolors.createColors(false);
const frame = (text: string, line: number, column: number): string[] => codeFrame(text.split(/\r?\n/), { line, column }, PLAIN);

function marked(lines: readonly string[]): string {
  const index = lines.findIndex((line) => /^ +\| +\^$/.test(line));
  return lines[index - 1]?.[lines[index]?.indexOf("^") ?? -1] ?? "";
}

test("shows two lines above, one below, and a caret below the column", () =>
  expect(frame("a: 1\nb: 2\nc: 3\nd: four\ne: 5\nf: 6\n", 4, 4)).toEqual([
    "  2 | b: 2",
    "  3 | c: 3",
    "> 4 | d: four",
    "    |    ^",
    "  5 | e: 5",
  ]));

test("shows the first line, and the last with aligned line numbers", () => {
  expect(frame("a: 1\nb: 2\n", 1, 1)).toEqual(["> 1 | a: 1", "    | ^", "  2 | b: 2"]);
  const long = Array.from({ length: 10 }, (_, index) => `k${index}: 0`).join("\n");
  expect(frame(long, 10, 1)).toEqual(["   8 | k7: 0", "   9 | k8: 0", "> 10 | k9: 0", "     | ^"]);
  expect(frame(long, 9, 1)).toEqual(["   7 | k6: 0", "   8 | k7: 0", ">  9 | k8: 0", "     | ^", "  10 | k9: 0"]);
});

test("places the caret after the end of a line and of the text", () => {
  expect(frame("a: [1", 1, 6)).toEqual(["> 1 | a: [1", "    |      ^"]);
  expect(frame("a: [1", 1, 600)).toEqual(["> 1 | a: [1", "    |      ^"]);
  expect(frame("a: [1\n", 2, 1)).toEqual(["  1 | a: [1", "> 2 |", "    | ^"]);
});

test.each<[what: string, line: string, column: number, want: string[]]>([
  ["expands a tab to two spaces", "\tk:\tx", 5, ["> 1 |   k:  x", "    |       ^"]],
  ["counts a surrogate pair as one letter", "𝒳: y", 3, ["> 1 | 𝒳: y", "    |  ^"]],
  ["counts East Asian letters as two columns", "名前: x", 5, ["> 1 | 名前: x", "    |       ^"]],
  ["counts an emoji sequence as two columns", "👩‍💻: x", 8, ["> 1 | 👩‍💻: x", "    |     ^"]],
  ["counts no column for a combining accent", "e\u0301: x", 5, ["> 1 | e\u0301: x", "    |    ^"]],
  ["replaces terminal control characters", "a\u001b[2Jb\u0007\u202ec", 8, ["> 1 | a\ufffd[2Jb\ufffd\ufffdc", "    |        ^"]],
])("%s", (_, line, column, want) => expect(frame(line, 1, column)).toEqual(want));

const digits = Array.from({ length: 60 }, (_, index) => `<${String(index).padStart(8, "0")}>`).join("");

test.each([
  [1, "<", false, true],
  [301, "<", true, true],
  [600, ">", true, false],
])("truncates a long line around column %i", (column, letter, before, after) => {
  const lines = frame(`short\n${digits}\nshort`, 2, column);
  const text = (lines[1] ?? "").slice("> 2 | ".length);
  expect(marked(lines)).toBe(letter);
  expect([text.startsWith("…"), text.endsWith("…")]).toEqual([before, after]);
  expect(text.length).toBeLessThanOrEqual(102);
  expect(text.replaceAll("…", "")).toSatisfy((part: string) => part.length >= 50 && digits.includes(part));
});

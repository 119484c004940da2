import { execFileSync } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { coloursFor } from "../../../scripts/core/cli/colours.js";
import type { Finding } from "../../../scripts/core/cli/finding.js";
import { printFindings, printWarnings, type ReportOptions } from "../../../scripts/core/cli/report.js";
import { collector, finding, withColourEnvironment } from "./collect.js";
import { folderOf } from "../../harness/folders.js";

let folder: string;
beforeAll(async () => {
  folder = await folderOf({ "a.yaml": Array.from({ length: 30 }, (_, index) => `key${index + 1}: 0\n`).join("") });
});

const many = (number: number, rule = "some-rule"): Finding[] =>
  Array.from({ length: number }, (_, index) => finding(join(folder, "a.yaml"), index + 1, rule));

function print(how: typeof printFindings, findings: readonly Finding[], options: ReportOptions = {}): string {
  const stream = collector();
  withColourEnvironment({}, () => how(findings, stream, { from: folder, ...options }));
  return stream.text;
}

const heads = (text: string): string[] => text.split("\n").filter((line) => /^\S+:\d+:\d+ /.test(line));
const carets = (text: string): number => text.split("\n").filter((line) => /^ +\| +\^$/.test(line)).length;

test("findings start with a parseable line, followed by source and hint", () => {
  const one = finding(join(folder, "a.yaml"), 2, "some-rule", { column: 7, message: "It is\n wrong.", hint: "correct it" });
  expect(print(printFindings, [one])).toBe(
    "a.yaml:2:7 some-rule It is wrong.\n    1 | key1: 0\n  > 2 | key2: 0\n      |       ^\n    3 | key3: 0\n" +
      "  hint: correct it\n1 error in 1 file\n",
  );
});

test("findings and warnings are named by their code, and annotations say where in the document", () => {
  const all = [...many(2).map((each) => ({ ...each, code: "one-code", pointer: "#/a" })), ...many(3)];
  expect(heads(print(printFindings, all)).map((line) => line.split(" ")[1])).toEqual(expect.arrayContaining(["one-code", "some-rule"]));
  expect(heads(print(printWarnings, all)).map((line) => line.split(" ")[1])).toEqual(["some-rule", "one-code"]);
  const annotated = print(printFindings, all.slice(0, 1), { asAnnotations: true });
  expect(annotated).toMatch(/^::error file=.*a\.yaml,line=1,col=1,title=one-code::It is wrong\.%0Aat #\/a\n/);
});

test("findings show sources with Windows line breaks", async () => {
  await writeFile(join(folder, "windows.yaml"), "a: 1\r\nb: 2\r\n");
  const text = print(printFindings, [finding(join(folder, "windows.yaml"), 2, "some-rule")]);
  expect(text.split("\n").slice(1, 4)).toEqual(["    1 | a: 1", "  > 2 | b: 2", "      | ^"]);
});

test.skipIf(process.platform === "win32")("findings do not read a pipe", () => {
  const pipe = join(folder, "pipe.yaml");
  execFileSync("mkfifo", [pipe]);
  expect(print(printFindings, [finding(pipe, 1, "some-rule")])).toBe("pipe.yaml:1:1 some-rule It is wrong.\n1 error in 1 file\n");
});

test("findings omit the source of an unreadable file", () => {
  const text = print(printFindings, [finding(join(folder, "gone.yaml"), 2, "some-rule"), finding(folder, 1, "some-rule")]);
  expect(text).toBe(".:1:1 some-rule It is wrong.\ngone.yaml:2:1 some-rule It is wrong.\n2 errors in 2 files\n");
});

test("findings show the source for the first twenty, or for all on request", () => {
  const text = print(printFindings, many(25));
  expect(heads(text)).toHaveLength(25);
  expect(carets(text)).toBe(20);
  expect(text.lastIndexOf("^")).toBeLessThan(text.indexOf("a.yaml:21:1 "));
  expect(carets(print(printFindings, many(25), { all: true }))).toBe(25);
});

test("findings escape terminal control characters", () => {
  const one = finding(join(folder, "gone\u001b[2J.yaml"), 2, "some\u0007-rule", {
    message: "No \u001b]0;x\u0007 \u202e.",
    hint: "a\u009bb",
  });
  const text = print(printFindings, [one]);
  expect(text).not.toMatch(/(?!\n)[\p{Cc}\u202e]/u);
  expect(text).toContain("  hint: a\ufffdb\n");
});

test.each([
  [1, ""],
  [2, " (2 times, also at a.yaml:2:1)"],
  [3, " (3 times, also at a.yaml:2:1 and a.yaml:3:1)"],
  [30, " (30 times, also at a.yaml:2:1, a.yaml:3:1 and 27 more)"],
])("warnings of one rule are one line, with the first three places: %i", (number, places) =>
  expect(print(printWarnings, many(number).toReversed())).toBe(
    `a.yaml:1:1 some-rule It is wrong.${places}\n${number} warning${number === 1 ? "" : "s"} in 1 file; --verbose lists each with a hint\n`,
  ),
);

test("warnings are a line for each rule, the most frequent first", () => {
  const text = print(printWarnings, [...many(1, "rule-a"), ...many(30, "rule-b"), ...many(1, "rule-c"), ...many(3, "rule-d")]);
  expect(heads(text).map((line) => line.split(" ")[1])).toEqual(["rule-b", "rule-d", "rule-a", "rule-c"]);
  expect(text).toContain("\n35 warnings in 1 file; --verbose lists each with a hint\n");
});

test("warnings are all printed with the source on request", () => {
  const text = print(printWarnings, many(25), { all: true });
  expect(heads(text)).toHaveLength(25);
  expect(carets(text)).toBe(25);
  expect(text).toContain("\n25 warnings in 1 file\n");
});

test("warnings print nothing if there are none", () => expect(print(printWarnings, [])).toBe(""));

test.each<[env: Record<string, string>, isTTY: boolean, colours: boolean]>([
  [{}, false, false],
  [{}, true, true],
  [{ TERM: "dumb" }, true, false],
  [{ NO_COLOR: "1" }, true, false],
  [{ NO_COLOR: "" }, true, true],
  [{ FORCE_COLOR: "1" }, false, true],
  [{ FORCE_COLOR: "0" }, true, false],
  [{ FORCE_COLOR: "false" }, true, false],
  [{ FORCE_COLOR: "" }, false, false],
  [{ FORCE_COLOR: "1", NO_COLOR: "1" }, true, false],
  [{ FORCE_COLOR: "3", TERM: "dumb" }, false, true],
])("sets colours for %j on a terminal: %j to %j", (env, isTTY, colours) => {
  const stream = collector(isTTY);
  expect(coloursFor(stream, env).isColorSupported).toBe(colours);
  withColourEnvironment(env, () => printFindings(many(1), stream, { from: folder }));
  expect(stream.text.includes("\u001b[")).toBe(colours);
});

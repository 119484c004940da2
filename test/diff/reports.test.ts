import picocolors from "picocolors";
import { expect, test } from "vitest";
import type { Change, ContractDiff } from "../../scripts/diff/model.js";
import { nameOfBase } from "../../scripts/diff/report/compared.js";
import { githubReport } from "../../scripts/diff/report/github.js";
import { markdownReport } from "../../scripts/diff/report/markdown.js";
import { sarifReport } from "../../scripts/diff/report/sarif.js";
import { textReport } from "../../scripts/diff/report/text.js";
import { sarifOf } from "../harness/sarif.js";

const BASE = { ref: "v1.0.0", commit: "0123456789abcdef0123456789abcdef01234567" };
const PLAIN = { colours: picocolors.createColors(false), verbose: false };

const CHANGE: Change = {
  verdict: "compatible",
  wire: "compatible",
  code: "compatible",
  rule: "property-added",
  side: "response",
  message: "The optional property `a` was added.",
  operations: ["one", "two", "three", "four", "five", "six"],
  tags: ["Things"],
  revision: { file: "spec/a.yaml", line: 1, column: 2 },
};

const diffOf = (...changes: Change[]): ContractDiff => ({ changes, operations: [], verdict: "compatible" });

test("names a commit once if it was requested by its hash", () => {
  expect(nameOfBase(BASE)).toBe("v1.0.0 (0123456)");
  expect(nameOfBase({ ...BASE, ref: "012345" })).toBe("0123456789ab");
});

test("names some operations and counts the others", () => {
  expect(textReport({ base: BASE, diff: diffOf(CHANGE) }, PLAIN)).toContain("    one, two, three, four and 2 more\n");
  expect(textReport({ base: BASE, diff: diffOf(CHANGE) }, { ...PLAIN, verbose: true })).toContain("four, five, six\n");
  expect(markdownReport({ base: BASE, diff: diffOf(CHANGE) })).toContain("| one, two, three, four and 2 more |");
});

test("names operations with a less severe verdict apart", () => {
  const change = { ...CHANGE, operations: ["one"], lessSevere: ["two", "three"] };
  expect(textReport({ base: BASE, diff: diffOf(change) }, PLAIN)).toContain("    one (less severe for two, three)\n");
  expect(markdownReport({ base: BASE, diff: diffOf(change) })).toContain("| one (less severe for two, three) |");
});

test("escapes terminal and Markdown syntax in text of the contract", () => {
  const hostile = { ...CHANGE, message: "The property `a|b` [x](http://evil.example) <img> @all \u001b[2J\u202e was\nadded." };
  const text = textReport({ base: BASE, diff: diffOf(hostile) }, PLAIN);
  for (const sign of ["\u001b", "\u202e"]) expect(text).not.toContain(sign);
  const row = markdownReport({ base: BASE, diff: diffOf(hostile) })
    .split("\n")
    .find((line) => line.includes("evil"));
  expect(row).toContain("`a\\|b` \\[x\\](http://evil.example) \\<img\\> &#64;all \ufffd\\[2J\ufffd was added.");
});

test("limits the Markdown report to the size of a comment, with long messages and many tags", () => {
  const changes = Array.from({ length: 200 }, (): Change => ({ ...CHANGE, message: `\`a\` may now be ${"b".repeat(2000)}.` }));
  const operations = Array.from({ length: 20_000 }, (_, index) => ({
    ...{ kind: "added", operationId: `read${index}`, method: "get", path: `/${index}`, tag: `Tag ${index % 200}`, verdict: "compatible" },
  })) as ContractDiff["operations"];
  const report = markdownReport({ base: BASE, diff: { changes, operations, verdict: "compatible" } });
  expect(report.length).toBeLessThan(65_536);
  expect(report).toMatch(/\n17\d more; the format text lists them\.\n/);
  expect(report).toMatch(/- 19\d more tags; the format json lists them\.\n/);
  const few = markdownReport({ base: BASE, diff: { changes: [CHANGE], operations, verdict: "compatible" } });
  expect(few.length).toBeLessThan(65_536);
  expect(few).toMatch(/`read\d+` and 40 more\n/);
});

test("says where a change shows in Markdown and annotations", () => {
  const change: Change = { ...CHANGE, verdict: "breaking", code: "breaking" };
  expect(markdownReport({ base: BASE, diff: diffOf(change) })).toContain("`property-added` (types only) |");
  expect(githubReport({ base: BASE, diff: diffOf({ ...change, wire: "breaking", code: "compatible" }) })).toContain(
    "title=breaking%3A property-added (wire only)::",
  );
  // The verdict of one reader, where the other has a more severe one.
  expect(markdownReport({ base: BASE, diff: diffOf({ ...change, verdict: "risky", wire: "risky" }) })).toContain("`property-added` |");
});

test("annotates no file for a change of a document behind a URL", () => {
  const url = "https://a.example/b.yaml";
  const compared = {
    base: { document: "a.yaml" },
    revision: { document: url },
    diff: diffOf({ ...CHANGE, revision: { file: url, line: 1, column: 1 } }),
  };
  expect(githubReport(compared)).toMatch(/^::notice title=/);
  expect(sarifOf(sarifReport(compared)).results[0]?.locations?.[0].physicalLocation.artifactLocation).toEqual({ uri: url });
});

test("reports changes as SARIF, accepted ones as notes", () => {
  const breaking: Change = { ...CHANGE, verdict: "breaking", rule: "operation-removed" };
  const changes: Change[] = [breaking, { ...breaking, accepted: "Unused." }, { ...CHANGE, verdict: "risky" }, { ...CHANGE, isText: true }];
  const { results, tool } = sarifOf(sarifReport({ base: BASE, diff: diffOf(...changes) }));
  expect(results.map(({ ruleId, level }) => [ruleId, level])).toEqual([
    ["operation-removed", "error"],
    ["operation-removed", "note"],
    ["property-added", "warning"],
  ]);
  expect(results.map(({ suppressions = [] }) => suppressions.length)).toEqual([0, 1, 0]);
  expect(tool.driver.rules.map(({ help }) => help.text)).toEqual([
    expect.stringMatching(/^[A-Z].*\.$/),
    expect.stringMatching(/^[A-Z].*\.$/),
  ]);
});

test("limits the Markdown report to the size of a comment", () => {
  const changes = Array.from({ length: 3000 }, (_, index): Change => ({
    ...CHANGE,
    message: `The optional property \`a${index}\` was added.`,
  }));
  const report = markdownReport({ base: BASE, diff: diffOf(...changes) });
  expect(report.length).toBeLessThan(65_536);
  expect(report).toContain("2940 more; the format text lists them.");
});

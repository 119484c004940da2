import { beforeAll, describe, expect, test } from "vitest";
import { readContract } from "../../../scripts/diff/contract.js";
import { compareContracts } from "../../../scripts/diff/index.js";
import { bumpOf, type ContractDiff } from "../../../scripts/diff/model.js";
import { keepDocuments } from "../../../scripts/read/kept-documents.js";
import { RULES } from "../../../scripts/diff/verdicts/index.js";
import { THEMES } from "./rows/index.js";
import { readContracts } from "./harness/contract.js";
import type { Row } from "./harness/row.js";

const diffs = new Map<Row, ContractDiff>();

beforeAll(async () => {
  // Rows share most of their files.
  keepDocuments();
  const contracts = readContracts(Object.values(THEMES).flat(), (folder) => readContract("revision", folder));
  for await (const { row, base, revision } of contracts) diffs.set(row, compareContracts(base, revision));
});

describe.each(Object.entries(THEMES))("verdicts, %s:", (_theme, rows) => {
  test.each(rows.map((row): [string, Row] => [row.name, row]))("%s", (_name, row) => {
    const diff = diffs.get(row) ?? expect.fail("not compared");
    expect(diff.verdict).toBe(row.verdict);
    const gravest = diff.changes.filter(({ verdict }) => verdict === diff.verdict);
    if (row.side !== undefined) expect(gravest.map(({ side }) => side)).toContain(row.side);
    // The compiler sees each breaking change of code; see compiled.slow.test.ts.
    const codes = gravest.map(({ code }) => code);
    if (row.verdict === "breaking" && row.wire === undefined) expect(codes).toContain("breaking");
    if (row.verdict === "breaking" && row.wire !== undefined && row.isTypedElsewhere !== true) expect(codes).not.toContain("breaking");
    for (const { base, revision } of diff.changes) {
      const places = [base, revision].filter((place) => place !== undefined);
      expect(places).not.toEqual([]);
      for (const { file, line, column } of places) expect([file.startsWith("spec/"), line > 0, column > 0]).toEqual([true, true, true]);
    }
    if (row.verdict === undefined) expect(diff.changes).toEqual([]);
    else expect(bumpOf(diff)).toBe(row.isText === true ? "patch" : row.verdict === "breaking" ? "major" : "minor");
  });
});

test("covers each rule", () => {
  const met = new Set([...diffs.values()].flatMap(({ changes }) => changes.map(({ rule }) => rule)));
  expect(Object.keys(RULES).filter((rule) => !met.has(rule))).toEqual([]);
});

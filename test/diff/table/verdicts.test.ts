import { beforeAll, describe, expect, test } from "vitest";
import { bumpOf, type ContractDiff } from "../../../scripts/diff/model.js";
import { RULES } from "../../../scripts/diff/verdicts/index.js";
import { ROWS, THEMES } from "./rows/index.js";
import { diffRows } from "./harness/diff-rows.js";
import type { Row } from "./harness/row.js";

/** Hundreds of contracts are compared. */
const TIMEOUT = 20 * 60_000;

let diffs: ReadonlyMap<Row, ContractDiff>;

beforeAll(async () => {
  diffs = await diffRows(ROWS);
}, TIMEOUT);

describe.each(Object.entries(THEMES))("verdicts, %s:", (_theme, rows) => {
  test.each(rows.map((row): [string, Row] => [row.name, row]))("%s", (_name, row) => {
    const diff = diffOf(row);
    expect(diff.verdict).toBe(row.verdict);
    const gravest = diff.changes.filter(({ verdict }) => verdict === diff.verdict);
    if (row.side !== undefined) expect(gravest.map(({ side }) => side)).toContain(row.side);
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

function diffOf(row: Row): ContractDiff {
  const diff = diffs.get(row);
  if (diff === undefined) throw new Error(`${row.name}: not compared`);
  return diff;
}

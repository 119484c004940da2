import { beforeAll, describe, expect, test } from "vitest";
import { ROWS, THEMES } from "./rows/index.js";
import { breaksCode, type CompiledRow, compileRows } from "./harness/compile-rows.js";
import type { Row } from "./harness/row.js";

/** Hundreds of contracts are generated from and compiled. */
const TIMEOUT = 10 * 60_000;

let compiled: ReadonlyMap<Row, CompiledRow>;

beforeAll(async () => {
  compiled = await compileRows(ROWS);
}, TIMEOUT);

describe.each(Object.entries(THEMES))("compilation of old code with new packages, %s:", (_theme, rows) => {
  test.each(rows.map((row): [string, Row] => [row.name, row]))("%s", (_name, row) => {
    const { uses, exhaustive } = resultOf(row);
    for (const code of [uses, exhaustive]) expect(code?.before ?? [], "with the old packages").toEqual([]);
    if (breaksCode(row)) expect(uses.after, "what breaks has to fail").not.toEqual([]);
    else expect(uses.after, "what does not break has to compile").toEqual([]);
    if (exhaustive !== undefined) expect(exhaustive.after, "who wants to be told of a risk is told").not.toEqual([]);
  });
});

function resultOf(row: Row): CompiledRow {
  const result = compiled.get(row);
  if (result === undefined) throw new Error(`${row.name}: not compiled`);
  return result;
}

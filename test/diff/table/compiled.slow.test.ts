import { beforeAll, describe, expect, test } from "vitest";
import { THEMES } from "./rows/index.js";
import { compileRows } from "./harness/compile-rows.js";
import type { Row } from "./harness/row.js";

let compiled: Awaited<ReturnType<typeof compileRows>>;

// Hundreds of contracts are generated from and compiled.
beforeAll(async () => {
  compiled = await compileRows(Object.values(THEMES).flat());
});

describe.each(Object.entries(THEMES))("compilation of old code with new packages, %s:", (_theme, rows) => {
  test.each(rows.map((row): [string, Row] => [row.name, row]))("%s", (_name, row) => {
    const { before, after } = compiled(row, row.uses);
    expect(before, "with the old packages").toEqual([]);
    if (row.verdict === "breaking" && row.wire === undefined) expect(after, "what breaks has to fail").not.toEqual([]);
    else expect(after, "what does not break has to compile").toEqual([]);
    if (row.exhaustive === undefined) return;
    const told = compiled(row, row.exhaustive);
    expect(told.before, "with the old packages").toEqual([]);
    expect(told.after, "who wants to be told of a risk is told").not.toEqual([]);
  });
});

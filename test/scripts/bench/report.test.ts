import { describe, expect, test } from "vitest";
import { OUTSIDE, stepsOf } from "../../../scripts/bench/contenders.js";
import { growthOf, growthText } from "../../../scripts/bench/growth.js";
import type { Run } from "../../../scripts/bench/measure.js";
import { type Report, reportText, rowsOf } from "../../../scripts/bench/report.js";
import { summarise } from "../../../scripts/bench/statistics.js";
import { stepTable } from "../../../scripts/lib/steps.js";

const ROWS = rowsOf(
  new Map<string, Run[]>([
    ["base", [run(100, 200), run(300, 400), run(200, 300)]],
    ["ours", [{ ...run(300, 400), memory: 90, parts: [{ name: "lint", wall: 60, cpu: undefined }] }]],
  ]),
  ["base"],
  new Map([["ours", 367]]),
);

function run(wall: number, cpu: number): Run {
  return { wall, cpu, parts: [] };
}

function report(operations: number, factor: number): Report {
  const rows = ROWS.map((row) => ({ ...row, wall: scale(row.wall, factor), cpu: row.cpu && scale(row.cpu, factor) }));
  return { benchmark: "contract", operations, files: 9, runs: 3, baselines: ["base"], rows, notes: ["ours is heard"] };
}

function scale({ median, min, max }: ReturnType<typeof summarise>, factor: number): ReturnType<typeof summarise> {
  return { median: median * factor, min: min * factor, max: max * factor };
}

describe("a summary", () => {
  test.each([
    ["an odd number of runs", [3, 1, 20], { median: 3, min: 1, max: 20 }],
    ["an even number of runs", [4, 1, 2, 100], { median: 3, min: 1, max: 100 }],
    ["one run", [7], { median: 7, min: 7, max: 7 }],
  ])("of %s", (_, values, expected) => {
    expect(summarise(values)).toEqual(expected);
  });
});

test("each contender is held against the baseline's CPU time, its parts follow it", () => {
  expect(ROWS.map(({ name, within, ratios }) => [name, within, ratios])).toEqual([
    ["base", undefined, { base: 1 }],
    ["ours", undefined, { base: 4 / 3 }],
    ["lint", "ours", {}],
  ]);
});

test("the table has a line for each row", () => {
  expect(reportText(report(10, 1))).toBe(
    [
      "contract: 10 operations in 9 files, 3 runs of each in turn",
      "        CPU s    min – max  wall s    min – max  MB  operations  CPU ÷ base",
      "base     0.30  0.20 – 0.40    0.20  0.10 – 0.30                        1.00",
      "ours     0.40  0.40 – 0.40    0.30  0.30 – 0.30  90         367        1.33",
      "  lint                        0.06  0.06 – 0.06",
      "  ours is heard",
      "",
    ].join("\n"),
  );
});

describe("growth", () => {
  const [small, large] = [report(10, 1), report(100, 5)];
  const growth = growthOf(small, large, { ours: "base" });

  test("is the cost for each operation, small and large", () => {
    expect(growth.map(({ name, within, whole }) => [name, within, whole])).toEqual([
      ["base", undefined, { small: 30, large: 15, ratio: 0.5 }],
      ["ours", undefined, { small: 40, large: 20, ratio: 0.5 }],
      ["lint", "ours", { small: 6, large: 3, ratio: 0.5 }],
    ]);
  });

  test("is told without the start too, where that is measured", () => {
    expect(growth.map(({ beyondStart }) => beyondStart)).toEqual([undefined, { small: 10, large: 5, ratio: 0.5 }, undefined]);
    expect(growthOf(small, large, { ours: "none" })[1]?.beyondStart?.ratio).toBeNaN();
  });

  test("has a line for each row", () => {
    const [, head, base, ours] = growthText(growth, small, large).split("\n");
    expect(head).toMatch(/ms at 10 +ms at 100 +× +beyond the start +at 100 +×$/);
    expect(base).toMatch(/^base +30.000 +15.000 +0.50$/);
    expect(ours).toMatch(/^ours +40.000 +20.000 +0.50 +10.000 +5.000 +0.50$/);
  });
});

test("the steps are read from the table that a run prints, the rest is the time outside of them", () => {
  const table = stepTable([
    { name: "lint", milliseconds: 650.4, result: "no findings" },
    { name: "write", milliseconds: 20, result: "2 files changed" },
  ]);
  expect(stepsOf(`${table}  generated/types.ts\n`, { wall: 1000, cpu: 1200 })).toEqual([
    { name: "lint", wall: 650, cpu: undefined },
    { name: "write", wall: 20, cpu: undefined },
    { name: OUTSIDE, wall: 330, cpu: undefined },
  ]);
});

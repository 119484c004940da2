import { expect, test } from "vitest";
import { BASELINES, CHECK, NOTHING, NOTHING_BY_NPM, OPENAPI_TYPESCRIPT, WATCH, WRITTEN } from "../../../scripts/bench/contenders.js";
import type { Run } from "../../../scripts/bench/measure.js";
import { isReached } from "../../../scripts/bench/packages/table.js";
import { type Report, rowsOf } from "../../../scripts/bench/report.js";
import { pipelineTargets } from "../../../scripts/bench/targets.js";

function report(benchmark: string, runs: Record<string, Run>): Report {
  const rows = rowsOf(new Map(Object.entries(runs).map(([name, run]) => [name, [run]])), BASELINES);
  return { benchmark, operations: 10, files: 2, runs: 1, baselines: BASELINES, rows, notes: [] };
}

function run(wall: number, cpu: number, parts: Run["parts"] = []): Run {
  return { wall, cpu, parts };
}

test("what is to be reached is held against the rows that measure it", () => {
  const written = { name: WRITTEN, wall: 600, cpu: undefined };
  const contract = report("contract", {
    [OPENAPI_TYPESCRIPT]: run(100, 1000),
    [CHECK]: run(100, 1100),
    [NOTHING]: run(140, 90),
    [NOTHING_BY_NPM]: run(510, 300),
    [WATCH]: run(900, 800, [written]),
  });
  const synthetic = report("synthetic", { [OPENAPI_TYPESCRIPT]: run(100, 1000), [CHECK]: run(100, 1300), [NOTHING]: run(900, 900) });
  const growth = [
    { name: CHECK, within: undefined, whole: { small: 1, large: 2, ratio: 2 }, beyondStart: { small: 1, large: 1, ratio: 1 } },
  ];
  const targets = pipelineTargets([contract, synthetic], growth);
  expect(targets.map((target) => [target.value, isReached(target)])).toEqual([
    [1.1, true],
    [0.14, true],
    [0.51, false],
    [0.6, false],
    [1.3, false],
    [1, true],
  ]);
});

test("what was not measured is not reached", () => {
  const targets = pipelineTargets([report("contract", {})], []);
  expect(targets.map(isReached)).toEqual([false, false, false, false]);
});

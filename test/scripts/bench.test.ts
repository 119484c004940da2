import { describe, expect, it } from "vitest";
import { NOTHING, stepsOf, OUTSIDE } from "../../scripts/bench/contenders.js";
import { growthOf } from "../../scripts/bench/growth.js";
import { type Contender, interleave, type Run, runContender } from "../../scripts/bench/measure.js";
import { costsOf } from "../../scripts/bench/packages/calls.js";
import { targetsText } from "../../scripts/bench/packages/table.js";
import { type Report, rowsOf } from "../../scripts/bench/report.js";
import { summarise } from "../../scripts/bench/statistics.js";
import { pipelineTargets } from "../../scripts/bench/targets.js";
import { stepTable } from "../../scripts/lib/steps.js";
import { REPOSITORY } from "../../scripts/lib/repository.js";

const run = (wall: number, cpu: number, parts: Run["parts"] = []): Run => ({ wall, cpu, parts });

function reportOf(operations: number, factor: number): Report {
  const runs = new Map<string, Run[]>([
    ["base", [run(100 * factor, 200 * factor), run(300 * factor, 400 * factor), run(200 * factor, 300 * factor)]],
    ["ours", [run(300 * factor, 400 * factor, [{ name: "lint", wall: 60 * factor, cpu: undefined }])]],
    [NOTHING, [run(140, 90)]],
  ]);
  return { benchmark: "contract", operations, files: 9, runs: 3, baselines: ["base"], rows: rowsOf(runs, ["base"]), notes: [] };
}

describe("a ratio", () => {
  it("is that of the medians of CPU time, and parts have none", () => {
    const rows = reportOf(10, 1).rows.map(({ name, within, wall, ratios }) => [name, within, wall.median, ratios]);
    expect(rows).toEqual([
      ["base", undefined, 200, { base: 1 }],
      ["ours", undefined, 300, { base: 4 / 3 }],
      ["lint", "ours", 60, {}],
      [NOTHING, undefined, 140, { base: 0.3 }],
    ]);
  });

  it("of calls is that of the medians of each clock", () => {
    const batch = (wall: number, cpu: number): { wall: number; cpu: number } => ({ wall, cpu });
    const costs = costsOf({ bare: [batch(10, 5), batch(90, 5), batch(20, 5)], ours: [batch(30, 10), batch(30, 10), batch(30, 10)] });
    expect(costs.get("ours")).toEqual({ wall: 30, cpu: 10, wallRatio: 1.5, cpuRatio: 2 });
  });

  it("of growth is the cost of each operation, with and without the start", () => {
    const growth = growthOf(reportOf(10, 1), reportOf(100, 5), { ours: "base" });
    expect(growth.find(({ name }) => name === "lint")).toMatchObject({ whole: { small: 6, large: 3, ratio: 0.5 }, beyondStart: undefined });
    expect(growth.find(({ name }) => name === "ours")).toMatchObject({
      whole: { ratio: 0.5 },
      beyondStart: { small: 10, large: 5, ratio: 0.5 },
    });
    expect(growthOf(reportOf(10, 1), reportOf(100, 5), { ours: "none" })[1]?.beyondStart?.ratio).toBeNaN();
  });
});

it.each([
  [[3, 1, 20], { median: 3, min: 1, max: 20 }],
  [[4, 1, 2, 100], { median: 3, min: 1, max: 100 }],
])("summarises %j", (values, expected) => {
  expect(summarise(values)).toEqual(expected);
});

it("holds a target against the row that measures it, and what was not measured misses its own", () => {
  const targets = pipelineTargets([reportOf(10, 1)], []);
  expect(targets.find(({ what }) => what === NOTHING)).toMatchObject({ limit: 0.15, value: 0.14 });
  const text = targetsText([{ targets }]);
  expect(text.split("\n").filter((line) => line.endsWith("yes"))).toHaveLength(1);
});

it("takes what a run's table of steps leaves over for the time outside of them", () => {
  const table = stepTable([{ name: "lint", milliseconds: 650.4, result: "no findings" }]);
  expect(stepsOf(table, { wall: 1000, cpu: 1200 }).map(({ name, wall }) => [name, wall])).toEqual([
    ["lint", 650],
    [OUTSIDE, 350],
  ]);
});

it("runs contenders in turn, the first turn uncounted, and refuses a run that did something else", async () => {
  const order: string[] = [];
  const contender = (name: string): Contender => ({
    name,
    commands: [{ name, args: ["-e", `console.log("${name} done")`], cwd: REPOSITORY }],
    prepare: () => Promise.resolve(void order.push(name)),
  });
  const results = await interleave([contender("a"), contender("b")], 1);
  expect(order).toEqual(["a", "b", "a", "b"]);
  expect(results.get("b")).toHaveLength(1);
  await expect(runContender({ ...contender("a"), expected: /^nothing/ })).rejects.toThrow("a did something else:\na done");
});

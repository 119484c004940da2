// The figures of the runs as data and as text.
import type { Cost, Run } from "./measure.js";
import { type Summary, summarise } from "./statistics.js";

export interface Row {
  name: string;
  /** The contender that the row is a part of. */
  within: string | undefined;
  wall: Summary;
  /** Undefined for a part of a process. */
  cpu: Summary | undefined;
  /** Megabytes, the median; undefined for a part of a process. */
  memory: number | undefined;
  /** How many operations the output holds, where that was counted. */
  operations: number | undefined;
  /** By baseline: how many times the baseline's CPU time this takes. */
  ratios: Readonly<Record<string, number>>;
}

/** What a benchmark found. */
export interface Report {
  benchmark: string;
  operations: number;
  files: number;
  runs: number;
  baselines: readonly string[];
  rows: readonly Row[];
  /** What the rows do not say. */
  notes: readonly string[];
}

/** A row for each contender and, below it, each of its parts. `operations` are those that its output holds. */
export function rowsOf(
  results: ReadonlyMap<string, readonly Run[]>,
  baselines: readonly string[],
  operations: ReadonlyMap<string, number> = new Map(),
): Row[] {
  const base = baselines.map((name): [string, number] => [name, medianCpu(results.get(name) ?? [])]);
  return [...results].flatMap(([name, runs]) => {
    const cpu = summarise(runs.map((run) => run.cpu ?? NaN));
    const ratios = Object.fromEntries(base.map(([baseline, median]) => [baseline, cpu.median / median]));
    const wall = summarise(runs.map((run) => run.wall));
    return [
      { name, within: undefined, wall, cpu, memory: memoryOf(runs), operations: operations.get(name), ratios },
      ...partRows(name, runs),
    ];
  });
}

function partRows(within: string, runs: readonly Run[]): Row[] {
  return (runs[0]?.parts ?? []).map(({ name }, index) => {
    const costs = runs.flatMap((run) => run.parts[index] ?? []);
    const cpu = costs.flatMap((cost) => cost.cpu ?? []);
    const wall = summarise(costs.map((cost) => cost.wall));
    const processor = cpu.length === 0 ? undefined : summarise(cpu);
    return { name, within, wall, cpu: processor, memory: memoryOf(costs), operations: undefined, ratios: {} };
  });
}

function memoryOf(costs: readonly Cost[]): number | undefined {
  const known = costs.flatMap(({ memory }) => memory ?? []);
  return known.length === 0 ? undefined : summarise(known).median;
}

function medianCpu(runs: readonly Run[]): number {
  return summarise(runs.map((run) => run.cpu ?? NaN)).median;
}

/** A report as aligned lines. */
export function reportText({ benchmark, operations, files, runs, baselines, rows, notes }: Report): string {
  const head = ["", "CPU s", "min – max", "wall s", "min – max", "MB", "operations", ...baselines.map((name) => `CPU ÷ ${name}`)];
  const body = rows.map((row) => [
    label(row),
    row.cpu === undefined ? "" : seconds(row.cpu.median),
    row.cpu === undefined ? "" : spread(row.cpu),
    seconds(row.wall.median),
    spread(row.wall),
    row.memory?.toFixed(0) ?? "",
    row.operations?.toString() ?? "",
    ...baselines.map((name) => times(row.ratios[name])),
  ]);
  const title = `${benchmark}: ${operations} operations in ${files} files, ${runs} ${runs === 1 ? "run" : "runs"} of each in turn`;
  return `${title}\n${align([head, ...body])}${notes.map((note) => `  ${note}\n`).join("")}`;
}

/** The name of a row, further in where it is a part of another. */
export function label({ name, within }: { name: string; within: string | undefined }): string {
  return within === undefined ? name : `  ${name}`;
}

/** Lines of equal columns, the first to the left, the others to the right. */
export function align(table: readonly (readonly string[])[]): string {
  const widths = (table[0] ?? []).map((_, column) => Math.max(...table.map((cells) => cells[column]?.length ?? 0)));
  const pad = (cell: string, column: number): string => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0));
  return table.map((cells) => `${cells.map(pad).join("  ").trimEnd()}\n`).join("");
}

function seconds(milliseconds: number): string {
  return (milliseconds / 1000).toFixed(2);
}

function spread({ min, max }: Summary): string {
  return `${seconds(min)} – ${seconds(max)}`;
}

/** How many times as much. */
export function times(ratio: number | undefined): string {
  return ratio === undefined || !Number.isFinite(ratio) ? "" : ratio.toFixed(2);
}

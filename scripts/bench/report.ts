// The figures of the runs as data and as text.
import type { Run } from "./measure.js";
import { type Summary, summarise } from "./statistics.js";

export interface Row {
  name: string;
  /** The contender that the row is a part of. */
  within: string | undefined;
  wall: Summary;
  /** Undefined for a part of a process. */
  cpu: Summary | undefined;
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
}

/** How the cost of one thing grows with the contract. */
export interface Growth {
  name: string;
  within: string | undefined;
  /** Milliseconds for each operation, of CPU time where that is known and of the clock for a step. */
  small: number;
  large: number;
  /** How many times the small contract's cost the large one's is. */
  times: number;
}

/** A row for each contender and, below it, each of its parts. */
export function rowsOf(results: ReadonlyMap<string, readonly Run[]>, baselines: readonly string[]): Row[] {
  const base = baselines.map((name): [string, number] => [name, medianCpu(results.get(name) ?? [])]);
  return [...results].flatMap(([name, runs]) => {
    const cpu = summarise(runs.map((run) => run.cpu ?? NaN));
    const ratios = Object.fromEntries(base.map(([baseline, median]) => [baseline, cpu.median / median]));
    return [{ name, within: undefined, wall: summarise(runs.map((run) => run.wall)), cpu, ratios }, ...partRows(name, runs)];
  });
}

function partRows(within: string, runs: readonly Run[]): Row[] {
  return (runs[0]?.parts ?? []).map(({ name }, index) => {
    const costs = runs.flatMap((run) => run.parts[index] ?? []);
    const cpu = costs.flatMap((cost) => cost.cpu ?? []);
    return { name, within, wall: summarise(costs.map(({ wall }) => wall)), cpu: cpu.length === 0 ? undefined : summarise(cpu), ratios: {} };
  });
}

function medianCpu(runs: readonly Run[]): number {
  return summarise(runs.map((run) => run.cpu ?? NaN)).median;
}

/** Holds what two reports have in common against each other. */
export function growthOf(small: Report, large: Report): Growth[] {
  return small.rows.flatMap((row) => {
    const other = large.rows.find(({ name, within }) => name === row.name && within === row.within);
    if (other === undefined) return [];
    const [before, after] = [(row.cpu ?? row.wall).median, (other.cpu ?? other.wall).median];
    return [
      { name: row.name, within: row.within, small: before / small.operations, large: after / large.operations, times: after / before },
    ];
  });
}

/** A report as aligned lines. */
export function reportText({ benchmark, operations, files, runs, baselines, rows }: Report): string {
  const head = ["", "CPU s", "min – max", "wall s", "min – max", ...baselines.map((name) => `CPU ÷ ${name}`)];
  const body = rows.map((row) => [
    label(row),
    row.cpu === undefined ? "" : seconds(row.cpu.median),
    row.cpu === undefined ? "" : spread(row.cpu),
    seconds(row.wall.median),
    spread(row.wall),
    ...baselines.map((name) => times(row.ratios[name])),
  ]);
  return `${benchmark}: ${operations} operations in ${files} files, ${runs} ${runs === 1 ? "run" : "runs"} of each in turn\n${align([head, ...body])}`;
}

/** How the cost grows, as aligned lines. */
export function growthText(growth: readonly Growth[], small: Report, large: Report): string {
  const linear = large.operations / small.operations;
  const head = ["", `ms for each of ${small.operations}`, `ms for each of ${large.operations}`, `cost × (linear: ${linear.toFixed(1)})`];
  const body = growth.map((row) => [label(row), row.small.toFixed(3), row.large.toFixed(3), times(row.times)]);
  return `growth: what an operation costs, CPU of processes and wall-clock of steps\n${align([head, ...body])}`;
}

function label({ name, within }: { name: string; within: string | undefined }): string {
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

function times(ratio: number | undefined): string {
  return ratio === undefined || !Number.isFinite(ratio) ? "" : ratio.toFixed(2);
}

// How the cost of a run grows with the contract.
import { align, label, type Report, type Row, times } from "./report.js";

/** What an operation costs in a small contract and in a large one. */
export interface PerOperation {
  /** Milliseconds. */
  small: number;
  large: number;
  /** How many times the small contract's cost the large one's is: 1 where it is flat. */
  ratio: number;
}

/** How the cost of one thing grows. */
export interface Growth {
  name: string;
  within: string | undefined;
  /** Of CPU time where that is known, and of the clock for a step. */
  whole: PerOperation;
  /** The same without what it costs to start, where that is measured. */
  beyondStart: PerOperation | undefined;
}

/** Holds what two reports have in common against each other. `starts` names, by contender, the one that only starts what it needs. */
export function growthOf(small: Report, large: Report, starts: Readonly<Record<string, string>>): Growth[] {
  return small.rows.flatMap((row) => {
    const other = large.rows.find(({ name, within }) => name === row.name && within === row.within);
    if (other === undefined) return [];
    const start = starts[row.name];
    const per = (without: string | undefined): PerOperation => {
      const [before, after] = [costOf(small, row, without) / small.operations, costOf(large, other, without) / large.operations];
      return { small: before, large: after, ratio: after / before };
    };
    const { name, within } = row;
    return [{ name, within, whole: per(undefined), beyondStart: within === undefined && start !== undefined ? per(start) : undefined }];
  });
}

function costOf(report: Report, { cpu, wall }: Row, without: string | undefined): number {
  const start = report.rows.find(({ name, within }) => name === without && within === undefined);
  return (cpu ?? wall).median - (without === undefined ? 0 : (start?.cpu?.median ?? NaN));
}

/** How the cost grows, as aligned lines. */
export function growthText(growth: readonly Growth[], small: Report, large: Report): string {
  const head = ["", `ms at ${small.operations}`, `ms at ${large.operations}`, "×", "beyond the start", `at ${large.operations}`, "×"];
  const cells = (cost: PerOperation | undefined): string[] =>
    cost === undefined ? ["", "", ""] : [cost.small.toFixed(3), cost.large.toFixed(3), times(cost.ratio)];
  const body = growth.map((row) => [label(row), ...cells(row.whole), ...cells(row.beyondStart)]);
  return `growth: what each operation costs, CPU of processes and wall-clock of steps; × 1 is flat\n${align([head, ...body])}`;
}

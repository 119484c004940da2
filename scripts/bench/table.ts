/** A table of figures: a row for each contender. */
export interface Table {
  title: string;
  rows: Record<string, Record<string, number | string>>;
}

/** Measures one thing and yields its tables. `runs` replaces the section's default number of runs. */
export type Section = (runs?: number) => AsyncGenerator<Table>;

/** Returns the median of numbers; NaN of none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? NaN) + (sorted[Math.ceil(middle)] ?? NaN)) / 2;
}

/** Runs the tasks in turn `runs` times, so that the load of the machine affects all of them, after a first turn that is not counted. */
export async function inTurn<Result>(
  tasks: Readonly<Record<string, () => Promise<Result>>>,
  runs: number,
): Promise<Record<string, Result[]>> {
  const results: Record<string, Result[]> = Object.fromEntries(Object.keys(tasks).map((name) => [name, []]));
  for (let turn = 0; turn <= runs; turn++) {
    for (const [name, task] of Object.entries(tasks)) {
      const result = await task();
      if (turn > 0) results[name]?.push(result);
    }
  }
  return results;
}

/** Returns a row of medians for each contender, with the ratio of its `figure` to the one of the baseline. */
export function rowsOf<Result>(
  results: Readonly<Record<string, readonly Result[]>>,
  figures: Readonly<Record<string, (result: Result) => number>>,
  baseline?: { name: string; figure: string },
): Record<string, Record<string, number>> {
  const rows = mapValues(results, (all) => mapValues(figures, (figure) => median(all.map(figure))));
  if (baseline === undefined) return rows;
  const { name, figure } = baseline;
  const base = rows[name]?.[figure] ?? NaN;
  for (const row of Object.values(rows)) row[`${figure}, × ${name}`] = (row[figure] ?? NaN) / base;
  return rows;
}

/** Rounds the figures of a table. */
export function rounded(rows: Table["rows"]): Table["rows"] {
  const round = (figure: number | string): number | string => (typeof figure === "number" ? Number(figure.toPrecision(4)) : figure);
  return mapValues(rows, (row) => mapValues(row, round));
}

function mapValues<From, To>(object: Readonly<Record<string, From>>, map: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, map(value)]));
}

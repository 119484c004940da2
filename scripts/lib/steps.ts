/** One step of a run, as the closing table shows it. */
export interface StepReport {
  name: string;
  milliseconds: number;
  /** What came out of it: `367 operations`, `3 files changed`. */
  result: string;
}

/** Runs steps one after another and keeps how long each took. */
export class Steps {
  readonly reports: StepReport[] = [];
  readonly #announce: (name: string) => void;

  /** @param announce is told the name of each step as it begins */
  constructor(announce: (name: string) => void = () => undefined) {
    this.#announce = announce;
  }

  async run<T>(name: string, work: () => T | Promise<T>, describe: (value: T) => string): Promise<T> {
    this.#announce(name);
    const start = performance.now();
    const value = await work();
    this.reports.push({ name, milliseconds: performance.now() - start, result: describe(value) });
    return value;
  }
}

/** The steps as aligned lines, and their sum. */
export function stepTable(reports: readonly StepReport[]): string {
  const total = reports.reduce((sum, report) => sum + report.milliseconds, 0);
  const rows = [...reports, { name: "total", milliseconds: total, result: "" }];
  const width = Math.max(...rows.map((row) => row.name.length));
  return rows.map((row) => `${row.name.padEnd(width)}  ${time(row.milliseconds)}  ${row.result}`.trimEnd() + "\n").join("");
}

function time(milliseconds: number): string {
  return `${milliseconds.toFixed(0).padStart(6)} ms`;
}

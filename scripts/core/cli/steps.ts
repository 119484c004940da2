import type { Colors } from "picocolors/types.js";
import picocolors from "picocolors";
import { hearSignals } from "./signals.js";
import { withTimeLimit } from "./time-limit.js";

/** A row of the step table. */
export interface StepReport {
  name: string;
  milliseconds: number;
  /** Result of the step: `367 operations`, `3 files changed`. */
  result: string;
}

/** Called with the name of each step as it begins. */
export interface Announce {
  (step: string): void;
  /** Called with each completed step. */
  done?: (report: StepReport) => void;
}

/** Runs and times steps. */
export class Steps {
  readonly reports: StepReport[] = [];
  readonly #announce: Announce;

  constructor(announce: Announce = () => undefined) {
    this.#announce = announce;
  }

  async run<T>(name: string, work: () => T | Promise<T>, describe: (value: T) => string): Promise<T> {
    this.#announce(name);
    const start = performance.now();
    let value: T;
    try {
      value = await withTimeLimit(name, work);
    } finally {
      // Even if the step failed: Ctrl+C kills child processes, and the signal is then the cause.
      await hearSignals();
    }
    const report = { name, milliseconds: performance.now() - start, result: describe(value) };
    this.reports.push(report);
    this.#announce.done?.(report);
    return value;
  }
}

const PLAIN = picocolors.createColors(false);

/** Formats the steps and their total as aligned lines. */
export function stepTable(reports: readonly StepReport[], paint: Colors = PLAIN): string {
  const rows = [...reports, totalOf(reports)];
  const width = Math.max(...rows.map((row) => row.name.length));
  return rows.map((row) => stepRow(row, width, paint)).join("");
}

/** Returns the total of the steps, as a row of the table. */
export function totalOf(reports: readonly StepReport[]): StepReport {
  return { name: "total", milliseconds: reports.reduce((sum, report) => sum + report.milliseconds, 0), result: "" };
}

/** Formats a row of the table, with a line break. Names are padded to `width`. */
export function stepRow({ name, milliseconds, result }: StepReport, width: number, paint: Colors = PLAIN): string {
  const time = `${milliseconds.toFixed(0).padStart(6)} ms`;
  const said = result === "" ? "" : `  ${result.startsWith("no") ? paint.dim(result) : result}`;
  return `${name.padEnd(width)}  ${paint.dim(time)}${said}\n`;
}

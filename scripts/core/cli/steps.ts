import type { Colors } from "picocolors/types.js";
import picocolors from "picocolors";
import { hearSignals } from "./signals.js";

/** One step of a run, as the closing table shows it. */
export interface StepReport {
  name: string;
  milliseconds: number;
  /** What came out of it: `367 operations`, `3 files changed`. */
  result: string;
}

/** Told the name of each step as it begins. */
export interface Announce {
  (step: string): void;
  /** Told of each step that has ended, where anyone wants to know. */
  done?: (report: StepReport) => void;
}

/** Runs steps one after another and keeps how long each took. */
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
      value = await work();
    } finally {
      // Also where the step failed: Ctrl+C ends the programs that it waits for, and is what happened.
      await hearSignals();
    }
    const report = { name, milliseconds: performance.now() - start, result: describe(value) };
    this.reports.push(report);
    this.#announce.done?.(report);
    return value;
  }
}

const PLAIN = picocolors.createColors(false);

/** The steps as aligned lines, and their sum. */
export function stepTable(reports: readonly StepReport[], paint: Colors = PLAIN): string {
  const rows = [...reports, totalOf(reports)];
  const width = Math.max(...rows.map((row) => row.name.length));
  return rows.map((row) => stepRow(row, width, paint)).join("");
}

/** The sum of the steps, as a row of the table. */
export function totalOf(reports: readonly StepReport[]): StepReport {
  return { name: "total", milliseconds: reports.reduce((sum, report) => sum + report.milliseconds, 0), result: "" };
}

/** A row of the table, with its line break; names are padded to `width`. */
export function stepRow({ name, milliseconds, result }: StepReport, width: number, paint: Colors = PLAIN): string {
  const time = `${milliseconds.toFixed(0).padStart(6)} ms`;
  const said = result === "" ? "" : `  ${result.startsWith("no") ? paint.dim(result) : result}`;
  return `${name.padEnd(width)}  ${paint.dim(time)}${said}\n`;
}

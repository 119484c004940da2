import { interruptible } from "../core/cli/signals.js";
import { sayInterrupts } from "./interrupts.js";
import type { Format, GenerateOptions } from "./options.js";
import { JsonReport } from "./report/json.js";
import type { ReportedOptions, RunReport } from "./report/report.js";
import { SarifLog, SarifReport } from "./report/sarif.js";
import { TextReport } from "./report/text.js";
import type { PipelineResult } from "./pipeline-result.js";
import { generateOnce } from "./run.js";

/** The options until the arguments are read. */
const NO_OPTIONS: ReportedOptions = { check: false, watch: false, verbose: false, quiet: false, document: undefined };

/** @param log takes the results for the format `sarif` */
export function reportFor(format: Format, usage: string, options = NO_OPTIONS, log = new SarifLog()): RunReport {
  if (format === "json") return new JsonReport(options, process);
  if (format === "sarif") return new SarifReport(log, options, process, process.cwd(), usage);
  return new TextReport({ ...options, format }, process, process.cwd(), usage);
}

/** Generates with each of the options, also after a run that failed. Returns the highest exit code. */
export async function runAll(all: readonly GenerateOptions[], format: Format, usage: string): Promise<number> {
  const log = new SarifLog();
  const codes: number[] = [];
  for (const options of all) codes.push(await runReported(options, reportFor(format, usage, options, log)));
  if (format === "sarif") process.stdout.write(log.text());
  return Math.max(...codes);
}

/** Generates once, reports the result or the failure, and returns the exit code. */
export async function runReported(options: GenerateOptions, report: RunReport): Promise<number> {
  const run = (): Promise<PipelineResult> => generateOnce(options, report);
  try {
    // A document's output is written in one step; before, the system ends the run at once.
    return report.finish(await (options.document === undefined ? saying(report, run) : interruptible(run)));
  } catch (error) {
    return report.fail(error);
  }
}

async function saying<T>(report: RunReport, run: () => Promise<T>): Promise<T> {
  const callOff = sayInterrupts(() => report.progress.current);
  try {
    return await run();
  } finally {
    callOff();
  }
}

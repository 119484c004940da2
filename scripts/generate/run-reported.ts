import { interruptible } from "../core/cli/signals.js";
import { sayInterrupts } from "./interrupts.js";
import type { Format, GenerateOptions } from "./options.js";
import { JsonReport } from "./report/json.js";
import type { ReportedOptions, RunReport } from "./report/report.js";
import { TextReport } from "./report/text.js";
import type { PipelineResult } from "./pipeline-result.js";
import { generateOnce } from "./run.js";

/** The options until the arguments are read. */
const NO_OPTIONS: ReportedOptions = { check: false, watch: false, verbose: false, quiet: false, document: undefined };

export function reportFor(format: Format, usage: string, options = NO_OPTIONS): RunReport {
  return format === "json" ? new JsonReport(options, process) : new TextReport({ ...options, format }, process, process.cwd(), usage);
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

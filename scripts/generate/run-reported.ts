import { sayInterrupts } from "./interrupts.js";
import type { Format, GenerateOptions } from "./options.js";
import { JsonReport } from "./report/json.js";
import type { ReportedOptions, RunReport } from "./report/report.js";
import { TextReport } from "./report/text.js";
import { generateOnce } from "./run.js";

/** The options until the arguments are read. */
const NO_OPTIONS: ReportedOptions = { check: false, watch: false, verbose: false, quiet: false, document: undefined };

export function reportFor(format: Format, usage: string, options = NO_OPTIONS): RunReport {
  return format === "json" ? new JsonReport(options, process) : new TextReport({ ...options, format }, process, process.cwd(), usage);
}

/** Generates once, reports the result or the failure, and returns the exit code. */
export async function runReported(options: GenerateOptions, report: RunReport): Promise<number> {
  // Without a handler, the system ends work that does not wait at once. A document's output is written in one step.
  const callOff = options.document === undefined ? sayInterrupts(() => report.progress.current) : () => undefined;
  try {
    return report.finish(await generateOnce(options, report));
  } catch (error) {
    return report.fail(error);
  } finally {
    callOff();
  }
}

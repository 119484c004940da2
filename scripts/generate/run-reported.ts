import { failureOf } from "../core/cli/spec-command.js";
import { sayInterrupts } from "./interrupts.js";
import type { GenerateOptions } from "./options.js";
import type { RunReport } from "./report/report.js";
import { generateOnce } from "./run.js";

/** Generates once, reports the result or the failure, and returns the exit code. */
export async function runReported(options: GenerateOptions, report: RunReport): Promise<number> {
  const { progress } = report;
  const callOff = sayInterrupts(() => progress.current);
  try {
    return report.finish(await generateOnce(options, report));
  } catch (error) {
    const failure = failureOf(error);
    if (failure !== undefined) return report.fail(failure);
    progress.end();
    throw error;
  } finally {
    callOff();
  }
}

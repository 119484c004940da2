import { resolve } from "node:path";
import type { PipelineResult } from "./pipeline-result.js";
import { REPOSITORY } from "../core/files/repository.js";
import type { Announce } from "../core/cli/steps.js";
import { whileNobodyWrites, withLock } from "../core/files/lock.js";
import type { GenerateOptions } from "./options.js";
import type { RunReport } from "./report/report.js";

/** The part of a report that a run uses. */
export type Told = Pick<RunReport, "say"> & { progress: { announce: Announce } };

/** Runs the pipeline while no other run writes to its output. */
export async function generateOnce(options: GenerateOptions, report: Told): Promise<PipelineResult> {
  const { check, document } = options;
  const { announce } = report.progress;
  const say = (line: string): void => report.say(line);
  // Imported on demand: the published command has no contract, and most runs of the repository's command no document.
  const run = async (): Promise<PipelineResult> => {
    if (document === undefined) return (await import("./own/run.js")).runContract(options, announce);
    return (await import("./foreign/index.js")).runDocumentPipeline({ ...document, check, announce, say });
  };
  if (document !== undefined && document.out === undefined) return run();
  const folder = resolve(document?.out ?? REPOSITORY);
  if (check) return whileNobodyWrites(folder, run, ({ changes }) => changes.length > 0, say);
  // The output of a document is written in one step, which takes the lock.
  return document === undefined ? withLock(folder, run, say) : run();
}

import { REPOSITORY } from "../../core/files/repository.js";
import type { Announce } from "../../core/cli/steps.js";
import { docsStep } from "../../docs/step.js";
import type { PipelineResult } from "../pipeline-result.js";
import type { GenerateOptions } from "../options.js";
import { beginRun } from "../launch/up-to-date.js";
import { runPipeline } from "./pipeline.js";

/** Generates from this repository's contract. */
export async function runContract({ check, docs, watch }: GenerateOptions, announce: Announce): Promise<PipelineResult> {
  // With --watch, hashing all files each time would cost more than it saves.
  const begun = check || watch ? undefined : beginRun(REPOSITORY);
  const buildDocs = (root: string): Promise<string> => {
    begun?.written();
    return docsStep(root);
  };
  const result = await runPipeline({ root: REPOSITORY, check, announce, lintLast: watch, ...(docs && { docs: buildDocs }) });
  if (result.findings.length === 0) begun?.remember({ docs });
  return result;
}

import { resolve } from "node:path";
import type { PipelineResult } from "./pipeline-result.js";
import { REPOSITORY } from "../core/files/repository.js";
import type { Announce } from "../core/cli/steps.js";
import { whileNobodyWrites, withLock } from "../core/files/lock.js";
import type { DocumentOptions, GenerateOptions } from "./options.js";
import type { RunReport } from "./report/report.js";
import { beginRun } from "./launch/up-to-date.js";

/** The part of a report that a run uses. */
export type Told = Pick<RunReport, "say"> & { progress: { announce: Announce } };

/** Runs the pipeline while no other run writes to its output. */
export async function generateOnce(options: GenerateOptions, report: Told): Promise<PipelineResult> {
  const { check, document } = options;
  const { announce } = report.progress;
  const folder = document === undefined ? REPOSITORY : resolve(document.out);
  const run = (): Promise<PipelineResult> =>
    document === undefined ? runContract(options, announce) : runDocument(document, check, announce);
  const say = (line: string): void => report.say(line);
  return check ? whileNobodyWrites(folder, run, ({ changes }) => changes.length > 0, say) : withLock(folder, run, say);
}

async function runContract({ check, docs, watch }: GenerateOptions, announce: Announce): Promise<PipelineResult> {
  const [{ runPipeline }, { docsStep }] = await Promise.all([import("./own/pipeline.js"), import("../docs/step.js")]);
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

async function runDocument(document: DocumentOptions, check: boolean, announce: Announce): Promise<PipelineResult> {
  const { runDocumentPipeline } = await import("./foreign/index.js");
  return runDocumentPipeline({ ...document, check, announce });
}

import type { Finding } from "../core/cli/finding.js";
import type { StepReport } from "../core/cli/steps.js";

/** What a run of a pipeline came to: that of our own contract, or that of a document that is not ours. */
export interface PipelineResult {
  /** What is wrong with the document. Where there is anything, nothing was written, unless the lint comes last (`--watch`). */
  findings: Finding[];
  /** What is reported, and does not keep the output from being written. */
  warnings: Finding[];
  steps: StepReport[];
  /** What was written, relative to the root or the output folder, or with `check` what would be. */
  changes: string[];
  /** Absolute paths and addresses of what was read, where that is known. */
  inputs?: readonly string[];
  /** Which rules the lint went by, in words. */
  rules?: string;
}

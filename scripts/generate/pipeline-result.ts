import type { Finding } from "../core/cli/finding.js";
import type { StepReport } from "../core/cli/steps.js";

/** Result of a pipeline run. */
export interface PipelineResult {
  /** Errors in the document. If there are any, nothing was written, unless the lint comes last (`--watch`). */
  findings: Finding[];
  /** Warnings, which do not prevent the output. */
  warnings: Finding[];
  steps: StepReport[];
  /** Written files, or stale files with `check`; relative to the root or the output folder. */
  changes: string[];
  /** The bundled document as JSON, if there is one besides that of the contract. */
  bundle?: string;
  /** Absolute paths and URLs of the inputs, if known. */
  inputs?: readonly string[];
  /** Description of the lint rules. */
  rules?: string;
}

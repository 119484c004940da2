import { type Finding, findingJson, type FindingJson, sortFindings } from "../../core/cli/finding.js";
import type { PipelineResult } from "../pipeline-result.js";
import type { Failure } from "../../core/cli/spec-command.js";
import type { StepReport } from "../../core/cli/steps.js";
import { type Details, detailsOf } from "./details.js";
import { exitCodeOf, StreamReport } from "./report.js";

/** A finding, or a warning. */
export interface JsonFinding extends FindingJson {
  severity: "error" | "warning";
}

/** The output of `--json`. Fields may be added, but are never removed or changed. */
export interface JsonOutcome {
  /** True if the exit code is 0. */
  ok: boolean;
  exitCode: number;
  /** If there are any, only `changes` was written: with `--watch`, the lint comes after writing. */
  findings: JsonFinding[];
  warnings: JsonFinding[];
  /** The completed steps, in order. */
  steps: StepReport[];
  /** The written files, relative to the repository or to the output folder. */
  changes: string[];
  /** The stale files; only with `--check`. */
  stale?: string[];
  /** The error, if there is no result and no finding. */
  message?: string;
  /** The fix of the error. */
  hint?: string;
  /** Summary of what was written before the run failed. */
  done?: string;
  /** Only with `--verbose`. */
  details?: Details;
}

/** Reports a run as one line of JSON on the standard output. */
export class JsonReport extends StreamReport {
  override finish(result: PipelineResult): number {
    const { check, verbose } = this.options;
    const { findings, warnings, steps, changes } = result;
    return this.#print({
      exitCode: exitCodeOf(result, check),
      findings: this.#findings(findings, "error"),
      warnings: this.#findings(warnings, "warning"),
      steps,
      changes: check ? [] : changes,
      ...(check && { stale: changes }),
      ...(verbose && { details: detailsOf(result, this.from) }),
    });
  }

  protected override failed({ exitCode, findings, reason, hint, done }: Failure): number {
    return this.#print({
      exitCode,
      findings: this.#findings(findings, "error"),
      warnings: [],
      steps: this.progress.steps,
      changes: [],
      ...(reason !== undefined && { message: reason }),
      ...(hint !== undefined && { hint }),
      ...(done !== undefined && { done }),
    });
  }

  #print(report: Omit<JsonOutcome, "ok">): number {
    this.progress.end();
    const steps = report.steps.map((step) => ({ ...step, milliseconds: Math.round(step.milliseconds * 10) / 10 }));
    const whole: JsonOutcome = { ok: report.exitCode === 0, ...report, steps };
    this.streams.stdout.write(`${JSON.stringify(whole)}\n`);
    return report.exitCode;
  }

  #findings(findings: readonly Finding[], severity: JsonFinding["severity"]): JsonFinding[] {
    return sortFindings(findings).map((finding) => ({ ...findingJson(finding, this.from), severity }));
  }
}

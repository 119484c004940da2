import { relativePath, sortFindings, type Finding } from "../../core/cli/finding.js";
import type { PipelineResult } from "../pipeline-result.js";
import type { Failure } from "../../core/cli/spec-command.js";
import type { StepReport } from "../../core/cli/steps.js";
import { type Details, detailsOf } from "./details.js";
import { exitCodeOf, StreamReport } from "./report.js";

/** A finding as programs get it; `file` is relative to the working directory. */
export interface JsonFinding extends Finding {
  severity: "error" | "warning";
}

/** What `--json` prints. Fields may be added, none is taken away or changed. */
export interface JsonOutcome {
  /** Whether the exit code is 0. */
  ok: boolean;
  exitCode: number;
  /** Where there are any, nothing was written but what `changes` names: with `--watch`, the lint comes after it. */
  findings: JsonFinding[];
  warnings: JsonFinding[];
  /** The steps that ended, in order. */
  steps: StepReport[];
  /** What was written, relative to the repository, or to the output folder of a document. */
  changes: string[];
  /** With `--check` alone: what would be written. */
  stale?: string[];
  /** Why there is no result, where no finding says it. */
  message?: string;
  /** What to do about it. */
  hint?: string;
  /** What had been written before the run failed, in words. */
  done?: string;
  /** With `--verbose` alone. */
  details?: Details;
}

/** Tells of a run as one JSON object on one line of the standard output. */
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

  override fail({ exitCode, findings, reason, hint, done }: Failure): number {
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
    return sortFindings(findings).map(({ file, line, column, rule, message, hint }) => ({
      file: relativePath(this.from, file),
      line,
      column,
      rule,
      severity,
      message,
      ...(hint !== undefined && { hint }),
    }));
  }
}

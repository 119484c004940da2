import { generatorVersion } from "../../core/files/tool-versions.js";
import { resultOf, type SarifResult, sarifText } from "../../core/cli/sarif.js";
import { type Finding, sortFindings } from "../../core/cli/finding.js";
import type { Failure } from "../../core/cli/spec-command.js";
import { meaningOf } from "../../read/faults/describe.js";
import type { PipelineResult } from "../pipeline-result.js";
import type { ReportedOptions, ReportStreams } from "./report.js";
import { TextReport } from "./text.js";

/** The results of all runs of a command, since code scanning takes one log of a tool. */
export class SarifLog {
  readonly #results: SarifResult[] = [];
  readonly #failures: string[] = [];

  /** Adds the findings of a run. */
  add(findings: readonly Finding[], warnings: readonly Finding[] = []): void {
    this.#results.push(...sortFindings(findings).map((finding) => resultOf(finding, "error")));
    this.#results.push(...sortFindings(warnings).map((warning) => resultOf(warning, "warning")));
  }

  /** Adds why a run failed. */
  addFailure({ findings, reason }: Failure): void {
    this.add(findings);
    if (reason !== undefined) this.#failures.push(reason);
  }

  /** Returns the log as JSON. */
  text(): string {
    return sarifText(this.#results, { version: generatorVersion(), meaningOf, failures: this.#failures });
  }
}

/** Adds a run to a SARIF log, and reports it as text on the standard error; the log is for the standard output. */
export class SarifReport extends TextReport {
  readonly #log: SarifLog;

  constructor(log: SarifLog, options: ReportedOptions, { stderr }: ReportStreams, from = process.cwd(), usage?: string) {
    super(options, { stderr, stdout: { write: () => undefined } }, from, usage);
    this.#log = log;
  }

  override finish(result: PipelineResult): number {
    this.#log.add(result.findings, result.warnings);
    return super.finish(result);
  }

  protected override failed(failure: Failure): number {
    this.#log.addFailure(failure);
    return super.failed(failure);
  }
}

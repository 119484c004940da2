import type { ReportStream } from "../../core/cli/colours.js";
import type { PipelineResult } from "../pipeline-result.js";
import { type Failure, failureOf } from "../../core/cli/spec-command.js";
import type { Format, GenerateOptions } from "../options.js";
import { Progress } from "./progress.js";

/** Reports progress and result of a run. */
export interface RunReport {
  /** Tracks the steps. */
  readonly progress: Progress;
  /** Prints a line at once, for example when waiting for another run. */
  say(line: string): void;
  /** Reports the result and returns the exit code. */
  finish(result: PipelineResult): number;
  /** Reports why the run failed and returns the exit code. Throws a bug again. */
  fail(error: unknown): number;
}

export interface ReportStreams {
  stdout: ReportStream;
  stderr: ReportStream;
}

/** The options that affect reports. */
export type ReportedOptions = Pick<GenerateOptions, "check" | "watch" | "verbose" | "quiet" | "document"> & { format?: Format };

/** Returns 1 for findings or, with --check, stale files; otherwise 0. */
export function exitCodeOf({ findings, changes }: PipelineResult, check: boolean): 0 | 1 {
  return findings.length > 0 || (check && changes.length > 0) ? 1 : 0;
}

/** Base class of the reports. */
export abstract class StreamReport implements RunReport {
  readonly progress: Progress;
  protected readonly options: ReportedOptions;
  protected readonly streams: ReportStreams;
  /** Base folder of file names. */
  protected readonly from: string;

  constructor(options: ReportedOptions, streams: ReportStreams, from = process.cwd()) {
    this.options = options;
    this.streams = streams;
    this.from = from;
    this.progress = new Progress(streams.stderr, options.quiet, options.document !== undefined && !options.verbose);
  }

  say(line: string): void {
    this.progress.interrupt(() => this.streams.stderr.write(`${line}\n`));
  }

  fail(error: unknown): number {
    this.progress.end();
    const failure = failureOf(error);
    if (failure === undefined) throw error;
    return this.failed(failure);
  }

  abstract finish(result: PipelineResult): number;
  protected abstract failed(failure: Failure): number;
}

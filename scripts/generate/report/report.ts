import type { ReportStream } from "../../core/cli/colours.js";
import type { PipelineResult } from "../pipeline-result.js";
import type { Failure } from "../../core/cli/spec-command.js";
import type { GenerateOptions } from "../options.js";
import { Progress } from "./progress.js";

/** What is told of a run, as it goes and when it is over. */
export interface RunReport {
  /** Told of each step; knows which one is under way. */
  readonly progress: Progress;
  /** Tells what cannot wait for the end, such as that another run is waited for. */
  say(line: string): void;
  /** Tells what a run came to; gives the exit code. */
  finish(result: PipelineResult): number;
  /** Tells why there is no result; gives the exit code. */
  fail(failure: Failure): number;
}

export interface ReportStreams {
  stdout: ReportStream;
  stderr: ReportStream;
}

/** What a report has to know of the command. */
export type ReportedOptions = Pick<GenerateOptions, "check" | "watch" | "verbose" | "document">;

/** 1 where the document is at fault, or something is stale; else 0. */
export function exitCodeOf({ findings, changes }: PipelineResult, check: boolean): 0 | 1 {
  return findings.length > 0 || (check && changes.length > 0) ? 1 : 0;
}

/** What the reports have in common, in whatever form they tell of a run. */
export abstract class StreamReport implements RunReport {
  readonly progress: Progress;
  protected readonly options: ReportedOptions;
  protected readonly streams: ReportStreams;
  /** The folder that files are named from. */
  protected readonly from: string;

  constructor(options: ReportedOptions, streams: ReportStreams, from = process.cwd()) {
    this.options = options;
    this.streams = streams;
    this.from = from;
    this.progress = new Progress(streams.stderr);
  }

  say(line: string): void {
    this.progress.interrupt(() => this.streams.stderr.write(`${line}\n`));
  }

  abstract finish(result: PipelineResult): number;
  abstract fail(failure: Failure): number;
}

import type { JsonReport } from "../../../scripts/generate/report/json.js";
import type { TextReport } from "../../../scripts/generate/report/text.js";
import type { ReportedOptions, RunReport } from "../../../scripts/generate/report/report.js";
import type { PipelineResult } from "../../../scripts/generate/pipeline-result.js";
import { forgetWritten } from "../../../scripts/core/files/written.js";
import { type Collector, collector, withColourEnvironment } from "./collect.js";

const FROM = "/project";
export const OPTIONS: ReportedOptions = { check: false, watch: false, verbose: false, quiet: false, document: undefined };
export const DOCUMENT = { spec: "petstore.yaml", out: "src/petstore", allowRefs: [] };
export const RESULT: PipelineResult = {
  findings: [],
  warnings: [],
  steps: [
    { name: "read", milliseconds: 12.345, result: "3 files" },
    { name: "write", milliseconds: 30, result: "2 files changed" },
  ],
  changes: ["types.ts", "client.ts"],
};
export const TABLE = "read       12 ms  3 files\nwrite      30 ms  2 files changed\ntotal      42 ms\n";

export interface Told {
  exitCode: number;
  stdout: string;
  stderr: string;
}

export interface Terminals {
  stdout?: boolean;
  stderr?: boolean;
}

export function tell(
  Report: typeof TextReport | typeof JsonReport,
  options: Partial<ReportedOptions>,
  run: (report: RunReport) => number,
  terminals: Terminals = {},
): Told {
  const streams: Record<"stdout" | "stderr", Collector> = { stdout: collector(terminals.stdout), stderr: collector(terminals.stderr) };
  let exitCode = -1;
  forgetWritten();
  withColourEnvironment({}, () => (exitCode = run(new Report({ ...OPTIONS, ...options }, streams, FROM))));
  return { exitCode, stdout: streams.stdout.text, stderr: streams.stderr.text };
}

import { failureOf } from "../../core/cli/spec-command.js";
import type { DocumentOptions, GenerateOptions } from "../options.js";
import { JsonReport } from "../report/json.js";
import type { ReportedOptions, RunReport } from "../report/report.js";
import { TextReport } from "../report/text.js";
import { runReported } from "../run-reported.js";
import { HELP, USAGE } from "./help.js";
import { type Arguments, parseArguments } from "./options.js";

const NO_OPTIONS: ReportedOptions = { check: false, watch: false, verbose: false, quiet: false, document: undefined };

/** Runs the published command and returns the exit code. */
export async function main(args: string[], version: string): Promise<number> {
  const report = reportFor(args.includes("--json"), NO_OPTIONS);
  try {
    const options = parseArguments(args);
    if (options.help || options.version) {
      process.stdout.write(options.help ? HELP : `${version}\n`);
      return 0;
    }
    return await generateAll(options, await options.documents());
  } catch (error) {
    const failure = failureOf(error);
    if (failure !== undefined) return report.fail(failure);
    throw error;
  }
}

/** Generates each document, also after one that failed. Returns the highest exit code. */
async function generateAll(options: Arguments, documents: readonly DocumentOptions[]): Promise<number> {
  const each = documents.map((document): GenerateOptions => ({ ...options, document }));
  if (options.watch) {
    const { watchAndGenerate } = await import("../watch/watch.js");
    await Promise.all(each.map((run) => watchAndGenerate(run, () => reportFor(options.json, run))));
  }
  const codes: number[] = [];
  for (const run of each) codes.push(await runReported(run, reportFor(options.json, run)));
  return Math.max(...codes);
}

function reportFor(json: boolean, options: ReportedOptions): RunReport {
  return json ? new JsonReport(options, process) : new TextReport(options, process, process.cwd(), USAGE);
}

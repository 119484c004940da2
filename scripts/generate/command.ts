import { HELP, USAGE } from "./help.js";
import { parseOptions } from "./options.js";
import { JsonReport } from "./report/json.js";
import { TextReport } from "./report/text.js";
import type { ReportedOptions, RunReport } from "./report/report.js";
import { runReported } from "./run-reported.js";
import { failureOf, isMain, runCommand } from "../core/cli/spec-command.js";

const NO_OPTIONS: ReportedOptions = { check: false, watch: false, verbose: false, quiet: false, document: undefined };

/** Runs `npm run generate` and returns the exit code. */
export async function main(args: string[]): Promise<number> {
  // Invalid arguments are reported as JSON as well if requested.
  let report = reportFor(args.includes("--json"), NO_OPTIONS);
  try {
    const options = parseOptions(args);
    if (options.help) {
      process.stdout.write(HELP);
      return 0;
    }
    report = reportFor(options.json, options);
    if (options.watch) {
      const { watchAndGenerate } = await import("./watch/watch.js");
      return await watchAndGenerate(options, () => reportFor(options.json, options));
    }
    return await runReported(options, report);
  } catch (error) {
    const failure = failureOf(error);
    if (failure !== undefined) return report.fail(failure);
    throw error;
  }
}

function reportFor(json: boolean, options: ReportedOptions): RunReport {
  return json ? new JsonReport(options, process) : new TextReport(options, process);
}

/** Runs the command. The launcher calls it from the bundle, where no module is the main one. */
export async function run(): Promise<void> {
  await runCommand(USAGE, main, true);
}

if (isMain(import.meta.url)) void run();

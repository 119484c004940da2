import { HELP, USAGE } from "./generate/help.js";
import { sayInterrupts } from "./generate/interrupts.js";
import { parseOptions } from "./generate/options.js";
import { JsonReport } from "./generate/report-json.js";
import { TextReport } from "./generate/report-text.js";
import type { ReportedOptions, RunReport } from "./generate/report.js";
import { generateOnce } from "./generate/run.js";
import { failureOf, isMain, runCommand } from "./lib/spec-command.js";

const NO_OPTIONS: ReportedOptions = { check: false, watch: false, verbose: false, document: undefined };

/** `npm run generate`: gives the exit code. */
export async function main(args: string[]): Promise<number> {
  // Wrong arguments are told in the form that was asked for, too.
  let report = reportFor(args.includes("--json"), NO_OPTIONS);
  let callOff = (): void => undefined;
  try {
    const options = parseOptions(args);
    if (options.help) {
      process.stdout.write(HELP);
      return 0;
    }
    report = reportFor(options.json, options);
    if (options.watch) {
      const { watchAndGenerate } = await import("./generate/watch.js");
      return await watchAndGenerate(options, () => reportFor(options.json, options));
    }
    const { progress } = report;
    callOff = sayInterrupts(() => progress.current);
    return report.finish(await generateOnce(options, report));
  } catch (error) {
    const failure = failureOf(error);
    if (failure !== undefined) return report.fail(failure);
    report.progress.end();
    throw error;
  } finally {
    callOff();
  }
}

function reportFor(json: boolean, options: ReportedOptions): RunReport {
  return json ? new JsonReport(options, process) : new TextReport(options, process);
}

/** Runs the command, as the launcher does from the bundle, where no module is the main one. */
export async function run(): Promise<void> {
  await runCommand(USAGE, main);
}

if (isMain(import.meta.url)) void run();

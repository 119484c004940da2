import { HELP, USAGE } from "./help.js";
import { parseOptions } from "./options.js";
import { reportFor, runAll } from "./run-reported.js";
import { commandOf } from "../core/cli/spec-command.js";

/** Runs `npm run generate` and returns the exit code. */
export async function main(args: string[]): Promise<number> {
  // Invalid arguments are reported as JSON as well if requested.
  let report = reportFor(args.includes("--json") ? "json" : "text", USAGE);
  try {
    const options = parseOptions(args);
    if (options.help) {
      process.stdout.write(HELP);
      return 0;
    }
    report = reportFor(options.format, USAGE, options);
    if (options.watch) {
      const { watchAndGenerate } = await import("./watch/watch.js");
      return await watchAndGenerate(options, () => reportFor(options.format, USAGE, options));
    }
    return await runAll([options], options.format, USAGE);
  } catch (error) {
    return report.fail(error);
  }
}

/** Runs the command. The launcher calls it from the bundle, where no module is the main one. */
export const run = commandOf(import.meta.url, USAGE, main, true);

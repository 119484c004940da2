import { parseCommand } from "../../core/cli/parse-command.js";
import { exitCodeOf } from "../../core/cli/spec-command.js";
import { accessOf, diffOptions, FLAGS, twoDocuments } from "../options.js";
import { diffDocuments } from "../write-report.js";
import { HELP, USAGE } from "./help.js";

/** Runs the published sub-command and returns the exit code. */
export async function main(args: string[]): Promise<number> {
  return exitCodeOf(USAGE, async () => {
    const { values, positionals } = parseCommand({ args, options: FLAGS, allowPositionals: true });
    if (values.help) {
      process.stdout.write(HELP);
      return 0;
    }
    const options = diffOptions(values);
    return diffDocuments(twoDocuments(positionals), accessOf(values), options);
  });
}

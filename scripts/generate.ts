import { parseArgs } from "node:util";
import { docsStep } from "./docs/step.js";
import { printFindings } from "./lib/report.js";
import { REPOSITORY } from "./lib/redocly-config.js";
import { isMain, runCommand } from "./lib/spec-command.js";
import { stepTable } from "./lib/steps.js";
import { runPipeline } from "./pipeline.js";

const USAGE = `usage: npm run generate [-- --check | --no-docs]

  Lints and checks spec/, and writes generated/, the packages' dist/, the reference and the coverage table in README.md.

  --check    write nothing; list the files that are not what spec/ yields, and exit with 1 where there are any
  --no-docs  leave the reference as it is
  --help     print this

  Exit codes: 0 done, 1 findings or stale files, 2 wrong usage, unreadable input, or output that cannot be written.`;

/** How many changed files are named before the rest is only counted. */
const NAMED_CHANGES = 20;

async function main(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: { check: { type: "boolean" }, "no-docs": { type: "boolean" }, help: { type: "boolean" } },
  });
  if (values.help === true) {
    process.stdout.write(`${USAGE}\n`);
    return 0;
  }
  const check = values.check === true;
  const terminal = process.stderr.isTTY;
  const { findings, steps, changes } = await runPipeline({
    root: REPOSITORY,
    check,
    ...(values["no-docs"] !== true && { docs: docsStep }),
    ...(terminal && { announce: (step: string) => process.stderr.write(`\u001b[2K${step} …\r`) }),
  });
  if (terminal) process.stderr.write("\u001b[2K");
  if (findings.length > 0) {
    printFindings(findings);
    process.stderr.write("nothing was written\n");
    return 1;
  }
  process.stdout.write(`${stepTable(steps)}${check ? "" : listOf(changes)}`);
  if (!check || changes.length === 0) return 0;
  process.stderr.write(`${changes.map((path) => `${path}: stale\n`).join("")}run \`npm run generate\` and commit what it writes\n`);
  return 1;
}

function listOf(changes: readonly string[]): string {
  const rest = changes.length - NAMED_CHANGES;
  const named = changes.slice(0, NAMED_CHANGES).map((path) => `  ${path}\n`);
  return named.join("") + (rest > 0 ? `  and ${rest} more\n` : "");
}

if (isMain(import.meta.url)) await runCommand(USAGE, main);

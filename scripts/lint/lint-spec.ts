import { type Finding, sortFindings } from "../core/cli/finding.js";
import { improveFindings } from "../read/improve-findings.js";
import { applyExceptions, readExceptions } from "./lint-exceptions.js";
import { parseCommand } from "../core/cli/parse-command.js";
import { SpecTree } from "../read/spec-tree.js";
import { EXCEPTIONS_FILE, loadLintConfig } from "./redocly-config.js";
import { printFindings } from "../core/cli/report.js";
import { entryFrom } from "./entry-from.js";
import { isMain, runCommand } from "../core/cli/spec-command.js";

const USAGE = "usage: lint-spec [FILE]   FILE: root document, default spec/openapi.yaml";

/** Lints a tree that was loaded with `loadLintConfig()`. Returns the findings of the rules and the stale exceptions. */
export async function lintSpec(tree: SpecTree, exceptionsFile = EXCEPTIONS_FILE): Promise<Finding[]> {
  const findings = improveFindings(await tree.lint());
  return sortFindings(applyExceptions(findings, await readExceptions(exceptionsFile), tree));
}

async function main(args: string[]): Promise<number> {
  const { positionals } = parseCommand({ args, allowPositionals: true });
  const findings = await lintSpec(await SpecTree.load(entryFrom(positionals), await loadLintConfig()));
  printFindings(findings);
  return findings.length === 0 ? 0 : 1;
}

export async function run(): Promise<void> {
  await runCommand(USAGE, main);
}

if (isMain(import.meta.url)) void run();

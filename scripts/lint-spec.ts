import { type Finding, sortFindings } from "./lib/finding.js";
import { improveFindings } from "./lib/improve-findings.js";
import { applyExceptions, readExceptions } from "./lib/lint-exceptions.js";
import { parseCommand } from "./lib/parse-command.js";
import { SpecTree } from "./lib/redocly.js";
import { EXCEPTIONS_FILE, loadLintConfig } from "./lib/redocly-config.js";
import { printFindings } from "./lib/report.js";
import { entryFrom, isMain, runCommand } from "./lib/spec-command.js";

const USAGE = "usage: lint-spec [FILE]   FILE is the root document, spec/openapi.yaml by default";

/** All findings of a tree that was loaded with `loadLintConfig()`: those of the rules, and the exceptions that nothing needs. */
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

if (isMain(import.meta.url)) void runCommand(USAGE, main);

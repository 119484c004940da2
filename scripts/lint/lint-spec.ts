import { type Finding, sortFindings } from "../core/cli/finding.js";
import { checkFiles } from "./checks/index.js";
import { causesOf } from "./causes.js";
import { fixSpec } from "./fix/index.js";
import { detailed } from "./detailed.js";
import { improveFindings } from "../read/improve-findings.js";
import { operationsOf } from "../read/source-operations.js";
import { applyExceptions, readExceptions } from "./lint-exceptions.js";
import { parseCommand } from "../core/cli/parse-command.js";
import { SpecTree } from "../read/spec-tree.js";
import { EXCEPTIONS_FILE, loadLintConfig } from "./redocly-config.js";
import { printFindings } from "../core/cli/report.js";
import { entryFrom } from "./entry-from.js";
import { isMain, runCommand } from "../core/cli/spec-command.js";

const USAGE = `usage: lint-spec [--fix] [FILE]   FILE: root document, default spec/openapi.yaml
  --fix   correct the fixable findings: key order, sorting, quotes of statuses, missing entries of the root document`;

/** Lints a tree that was loaded with `loadLintConfig()`. Returns the findings of the rules and the stale exceptions. */
export async function lintSpec(tree: SpecTree, exceptionsFile = EXCEPTIONS_FILE): Promise<Finding[]> {
  const findings = detailed(improveFindings(await tree.lint()), tree);
  return sortFindings(applyExceptions(findings, await readExceptions(exceptionsFile), tree));
}

export async function main(args: string[]): Promise<number> {
  const { positionals, values } = parseCommand({ args, allowPositionals: true, options: { fix: { type: "boolean", default: false } } });
  const entry = entryFrom(positionals);
  if (values.fix) {
    const files = await fixSpec(entry);
    process.stdout.write(files.length === 0 ? "nothing to fix\n" : `fixed: ${files.join(", ")}\n`);
  }
  const tree = await SpecTree.load(entry, await loadLintConfig());
  const findings = causesOf([...(await lintSpec(tree)), ...(await checkFiles(tree))], tree.folder);
  printFindings(findings);
  if (findings.length === 0) process.stdout.write(`no findings in ${tree.files.size} files with ${operationsOf(tree).length} operations\n`);
  return findings.length === 0 ? 0 : 1;
}

export async function run(): Promise<void> {
  await runCommand(USAGE, main);
}

if (isMain(import.meta.url)) void run();

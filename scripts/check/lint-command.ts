import { checkFiles } from "../lint/checks/index.js";
import { fixSpec } from "../lint/fix/index.js";
import { lintSpec, readContractTree } from "../open/author.js";
import { causesOf } from "../open/causes.js";
import { operationsOf } from "../read/source-operations.js";
import { parseCommand } from "../core/cli/parse-command.js";
import { printFindings } from "../core/cli/report.js";
import { entryFrom } from "./entry-from.js";
import { commandOf } from "../core/cli/spec-command.js";

const USAGE = `usage: lint-spec [--fix] [FILE]   FILE: root document, default spec/openapi.yaml
  --fix   correct the fixable findings: key order, sorting, quotes of statuses, missing entries of the root document`;

export async function main(args: string[]): Promise<number> {
  const { positionals, values } = parseCommand({ args, allowPositionals: true, options: { fix: { type: "boolean", default: false } } });
  const entry = entryFrom(positionals);
  if (values.fix) {
    const files = await fixSpec(entry);
    process.stdout.write(files.length === 0 ? "nothing to fix\n" : `fixed: ${files.join(", ")}\n`);
  }
  const tree = await readContractTree(entry);
  const findings = causesOf([...(await lintSpec(tree)), ...(await checkFiles(tree))], tree.folder);
  printFindings(findings);
  if (findings.length === 0) process.stdout.write(`no errors in ${tree.files.size} files with ${operationsOf(tree).length} operations\n`);
  return findings.length === 0 ? 0 : 1;
}

export const run = commandOf(import.meta.url, USAGE, main);

import { causesOf } from "../open/causes.js";
import { checkSpec } from "../lint/checks/index.js";
import { readContractTree } from "../open/author.js";
import { parseCommand } from "../core/cli/parse-command.js";
import { printFindings } from "../core/cli/report.js";
import { entryFrom } from "./entry-from.js";
import { isMain, runCommand } from "../core/cli/spec-command.js";

const USAGE = "usage: check-spec [FILE]   FILE: root document, default spec/openapi.yaml";

export async function main(args: string[]): Promise<number> {
  const { positionals } = parseCommand({ args, allowPositionals: true });
  const tree = await readContractTree(entryFrom(positionals));
  const findings = causesOf(await checkSpec(tree), tree.folder);
  printFindings(findings);
  return findings.length === 0 ? 0 : 1;
}

export async function run(): Promise<void> {
  await runCommand(USAGE, main);
}

if (isMain(import.meta.url)) void run();

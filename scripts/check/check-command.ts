import { causesOf } from "../open/causes.js";
import { checkSpec } from "../lint/checks/index.js";
import { readContractTree } from "../open/author.js";
import { parseCommand } from "../core/cli/parse-command.js";
import { printFindings } from "../core/cli/report.js";
import { entryFrom } from "./entry-from.js";
import { commandOf } from "../core/cli/spec-command.js";

const USAGE = "usage: check-spec [FILE]   FILE: root document, default spec/openapi.yaml";

export async function main(args: string[]): Promise<number> {
  const { positionals } = parseCommand({ args, allowPositionals: true });
  const tree = await readContractTree(entryFrom(positionals));
  const findings = causesOf(await checkSpec(tree), tree.folder);
  printFindings(findings);
  return findings.length === 0 ? 0 : 1;
}

export const run = commandOf(import.meta.url, USAGE, main);

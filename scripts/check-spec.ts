import { checkSpec } from "./checks/index.js";
import { parseCommand } from "./lib/parse-command.js";
import { loadLintConfig } from "./lib/redocly-config.js";
import { SpecTree } from "./lib/redocly.js";
import { printFindings } from "./lib/report.js";
import { entryFrom, isMain, runCommand } from "./lib/spec-command.js";

const USAGE = "usage: check-spec [FILE]   FILE is the root document, spec/openapi.yaml by default";

export async function main(args: string[]): Promise<number> {
  const { positionals } = parseCommand({ args, allowPositionals: true });
  const findings = await checkSpec(await SpecTree.load(entryFrom(positionals), await loadLintConfig()));
  printFindings(findings);
  return findings.length === 0 ? 0 : 1;
}

if (isMain(import.meta.url)) void runCommand(USAGE, main);

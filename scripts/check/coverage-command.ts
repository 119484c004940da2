import { resolve } from "node:path";
import { checkCoverage } from "../lint/checks/index.js";
import { coverageOf, coverageText, totalOf } from "../lint/coverage.js";
import { readContractTree } from "../open/author.js";
import { parseCommand } from "../core/cli/parse-command.js";
import { REPOSITORY } from "../core/files/repository.js";
import { type Manifest, readManifest } from "../read/reference-manifest.js";
import { printFindings } from "../core/cli/report.js";
import { entryFrom } from "./entry-from.js";
import { commandOf, UsageError } from "../core/cli/spec-command.js";

const USAGE = "usage: coverage [--json] [--manifest FILE] [FILE]   FILE: root document, default spec/openapi.yaml";
const MANIFEST = resolve(REPOSITORY, "test/fixtures/reference-operations.tsv");

export async function main(args: string[]): Promise<number> {
  const { positionals, values } = parseCommand({
    args,
    allowPositionals: true,
    options: { json: { type: "boolean", default: false }, manifest: { type: "string", default: MANIFEST } },
  });
  const entry = entryFrom(positionals);
  const manifest = await manifestAt(resolve(values.manifest));
  const tree = await readContractTree(entry);
  const rows = coverageOf(tree);
  const { wanted, found, findings } = checkCoverage(tree, manifest);
  const report = values.json
    ? `${JSON.stringify({ tags: rows, total: totalOf(rows), manifest: { wanted, found } }, null, 2)}\n`
    : `${coverageText(rows)}\n${found} of ${wanted} operations of the manifest\n`;
  process.stdout.write(report);
  printFindings(findings);
  return findings.length === 0 ? 0 : 1;
}

async function manifestAt(file: string): Promise<Manifest> {
  try {
    return await readManifest(file);
  } catch (error) {
    throw new UsageError(`Cannot read the manifest: ${(error as Error).message}`);
  }
}

export const run = commandOf(import.meta.url, USAGE, main);

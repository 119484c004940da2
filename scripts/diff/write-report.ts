import { resolve } from "node:path";
import { coloursFor } from "../core/cli/colours.js";
import { formatFinding, withoutQuery } from "../core/cli/finding.js";
import { printWarnings } from "../core/cli/report.js";
import { DISK, replaceFiles } from "../core/files/replace-files.js";
import type { Access } from "../open/load-document.js";
import { acceptChanges } from "./accepted.js";
import { readDocuments } from "./documents.js";
import { compareContracts } from "./index.js";
import { VERDICTS } from "./model.js";
import type { DiffOptions } from "./options.js";
import { type Compared, countsText, rangeText } from "./report/compared.js";
import { githubReport } from "./report/github.js";
import { jsonReport } from "./report/json.js";
import { markdownReport } from "./report/markdown.js";
import { sarifReport } from "./report/sarif.js";
import { textReport } from "./report/text.js";

/** Compares two documents and reports the changes. Returns the exit code. */
export async function diffDocuments(names: [string, string], access: Access, options: DiffOptions): Promise<number> {
  const [base, revision] = await readDocuments(names, access);
  printWarnings([...base.warnings, ...revision.warnings], process.stderr, { all: options.verbose });
  const [before, after] = names;
  return writeReport(
    {
      base: { document: withoutQuery(before) },
      revision: { document: withoutQuery(after) },
      diff: compareContracts(base, revision, options.reader),
    },
    options,
  );
}

/** Writes the report and returns the exit code. */
export function writeReport(compared: Compared, options: DiffOptions): number {
  const { accept, output, failOn } = options;
  const reported: Compared = accept === undefined ? compared : { ...compared, ...acceptChanges(compared.diff, accept) };
  const report = reportOf(reported, options);
  if (output === undefined) process.stdout.write(report);
  else replaceFiles([{ target: resolve(output), text: report }], DISK);
  for (const finding of reported.unused ?? []) process.stderr.write(`${formatFinding(finding, process.cwd())}\n`);
  if (failOn === undefined) return 0;
  const failing = VERDICTS.slice(0, VERDICTS.indexOf(failOn) + 1);
  const changes = reported.diff.changes.filter(({ verdict, accepted }) => accepted === undefined && failing.includes(verdict));
  if (changes.length === 0) return 0;
  const noun = changes.length === 1 ? "change" : "changes";
  process.stderr.write(`${countsText({ changes })} ${noun} ${rangeText(reported)}.\n`);
  return 1;
}

function reportOf(compared: Compared, { format, output, verbose }: DiffOptions): string {
  if (format === "json") return jsonReport(compared);
  if (format === "markdown") return markdownReport(compared);
  if (format === "github") return githubReport(compared);
  if (format === "sarif") return sarifReport(compared);
  const colours = coloursFor(output === undefined ? process.stdout : { write: () => undefined, isTTY: false });
  return textReport(compared, { colours, verbose });
}

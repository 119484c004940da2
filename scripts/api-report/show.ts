import { posix } from "node:path";
import { VERDICTS } from "../diff/model.js";
import { coloursFor, type ReportStream } from "../lib/colours.js";
import { lineDiff } from "./line-diff.js";
import type { ApiChange, Reports } from "./model.js";

/** Of how many files, and of how many lines each, a check shows the difference. */
const FILES = 5;
const LINES = 30;

/** Changes as a list, the gravest first, and how many there are of each verdict. */
export function changesText(changes: readonly ApiChange[], stream: ReportStream = process.stdout): string {
  if (changes.length === 0) return "the public API is the same\n";
  const colours = coloursFor(stream);
  const paint = { breaking: colours.red, risky: colours.yellow, compatible: colours.green };
  const groups = VERDICTS.map((verdict) => ({ verdict, found: changes.filter((change) => change.verdict === verdict) }));
  const lines = groups.flatMap(({ verdict, found }) =>
    found.map(
      (change) => `${paint[verdict](verdict.padEnd(10))} ${posix.join(change.package, change.entry)}  ${change.name} ${change.kind}`,
    ),
  );
  const counts = groups.filter(({ found }) => found.length > 0).map(({ verdict, found }) => `${found.length} ${verdict}`);
  return `${lines.join("\n")}\n${counts.join(", ")}\n`;
}

/** What is stale, and in what; for the eyes of who has to decide whether that was meant. */
export function staleText(stale: readonly string[], committed: Reports, reports: Reports): string {
  const parts = stale.map((path, index) => {
    const [base, now] = [committed.get(path), reports.get(path)];
    const state = base === undefined ? "missing" : now === undefined ? "of no entry" : "stale";
    if (index >= FILES || base === undefined || now === undefined) return `${path}: ${state}\n`;
    return `${path}: ${state}\n${lineDiff(base, now, LINES)
      .map((line) => `  ${line}\n`)
      .join("")}`;
  });
  const hint = "  hint: run `npm run api-report`, review what it changes, and commit it\n";
  return `${parts.join("")}${hint}`;
}

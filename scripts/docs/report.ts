import { posix } from "node:path";
import { counted } from "../core/cli/counted.js";
import { countChanges } from "../core/files/output.js";
import type { DocsReport } from "./build.js";

/** The maximum number of changed files to list. */
const NAMED_CHANGES = 10;

/** Summarizes a build in one line: `497 pages, 12 files changed, 3.2 s`. */
export function closingLine(report: DocsReport): string {
  return `${summaryOf(report)}, ${(report.milliseconds / 1000).toFixed(1)} s`;
}

/** Summarizes a build without its duration. */
export function summaryOf({ pages, changes }: DocsReport): string {
  const number = countChanges(changes);
  const changed = number === 0 ? "nothing changed" : `${counted(number, "file")} changed`;
  return `${pages} pages, ${changed}`;
}

/**
 * Lists the files that a build changed, one per line, and the number of others.
 *
 * @param folder the printed folder, with slashes
 */
export function changeLines(folder: string, { changes: { added, changed, removed } }: DocsReport): string[] {
  const lines = [...added.map((path) => `+ ${path}`), ...changed.map((path) => `~ ${path}`), ...removed.map((path) => `- ${path}`)];
  const rest = lines.length - NAMED_CHANGES;
  const named = lines.slice(0, NAMED_CHANGES).map((line) => `  ${line.slice(0, 2)}${posix.join(folder, line.slice(2))}`);
  return rest > 0 ? [...named, `  and ${rest} more`] : named;
}

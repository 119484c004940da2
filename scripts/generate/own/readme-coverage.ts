import type { CoverageRow } from "../../lint/coverage.js";
import { coverageMarkdown } from "../../lint/coverage.js";

/** The lines between which the table goes. */
export const COVERAGE_MARKERS = ["<!-- coverage: written by `npm run generate` -->", "<!-- /coverage -->"] as const;

const [START, END] = COVERAGE_MARKERS;

/** A Markdown text with the coverage table between its two markers brought up to date; undefined where it lacks the markers. */
export function withCoverage(markdown: string, rows: readonly CoverageRow[]): string | undefined {
  const start = markdown.indexOf(START);
  const end = markdown.indexOf(END, start);
  if (start === -1 || end === -1) return undefined;
  const table = `<!-- prettier-ignore-start -->\n${coverageMarkdown(rows)}<!-- prettier-ignore-end -->`;
  return `${markdown.slice(0, start + START.length)}\n\n${table}\n\n${markdown.slice(end)}`;
}

import type { CoverageRow } from "./coverage.js";
import { coverageMarkdown } from "./coverage.js";

const START = "<!-- coverage: written by `npm run generate` -->";
const END = "<!-- /coverage -->";

/** A Markdown text with the coverage table between its two markers brought up to date. */
export function withCoverage(markdown: string, rows: readonly CoverageRow[]): string {
  const start = markdown.indexOf(START);
  const end = markdown.indexOf(END, start);
  if (start === -1 || end === -1) throw new Error(`README.md lacks the lines ${START} and ${END}, between which the coverage table goes`);
  const table = `<!-- prettier-ignore-start -->\n${coverageMarkdown(rows)}<!-- prettier-ignore-end -->`;
  return `${markdown.slice(0, start + START.length)}\n\n${table}\n\n${markdown.slice(end)}`;
}

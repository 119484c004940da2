import { compare } from "../core/cli/finding.js";
import { type Detail, operationsOf } from "../read/source-operations.js";
import type { SpecTree } from "../read/spec-tree.js";

/** The number of a tag's operations by detail. */
export interface CoverageRow extends Record<Detail, number> {
  tag: string;
}

/** Counts the contract's operations by tag and detail, sorted by tag regardless of case, like the root document's tags. */
export function coverageOf(tree: SpecTree): CoverageRow[] {
  const rows = new Map<string, CoverageRow>();
  for (const { tags, detail } of operationsOf(tree)) {
    for (const tag of tags) {
      const row = rows.get(tag) ?? { tag, documented: 0, partial: 0, index: 0 };
      row[detail] += 1;
      rows.set(tag, row);
    }
  }
  return [...rows.values()].sort((a, b) => compare(a.tag.toLowerCase(), b.tag.toLowerCase()));
}

/** Returns the sum of the rows. */
export function totalOf(rows: readonly CoverageRow[]): CoverageRow {
  const total: CoverageRow = { tag: "Total", documented: 0, partial: 0, index: 0 };
  for (const { documented, partial, index } of rows) {
    total.documented += documented;
    total.partial += partial;
    total.index += index;
  }
  return total;
}

/** Returns the rows and their total as aligned columns. */
export function coverageText(rows: readonly CoverageRow[]): string {
  const table = [[...HEADINGS], ...[...rows, totalOf(rows)].map(cellsOf)];
  const widths = HEADINGS.map((_, column) => Math.max(...table.map((cells) => cells[column]?.length ?? 0)));
  const align = (cell: string, column: number): string =>
    column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0);
  return table.map((cells) => `${cells.map(align).join("  ")}\n`).join("");
}

/** Returns a Markdown table: one row for each tag with described operations, one for all other tags, and the total. */
export function coverageMarkdown(rows: readonly CoverageRow[]): string {
  const known = rows.filter(({ documented, partial }) => documented + partial > 0);
  const others = rows.filter((row) => !known.includes(row));
  const rest = others.length === 0 ? [] : [{ ...totalOf(others), tag: `${others.length} further tags` }];
  const total = { ...totalOf(rows), tag: "**Total**" };
  const lines = [...known, ...rest, total].map((row) => `| ${cellsOf(row).join(" | ")} |\n`);
  return `| ${HEADINGS.join(" | ")} |\n| --- | --: | --: | --: | --: |\n${lines.join("")}`;
}

const HEADINGS = ["Tag", "Documented", "Partly documented", "Indexed", "Operations"] as const;

function cellsOf({ tag, documented, partial, index }: CoverageRow): string[] {
  return [tag, ...[documented, partial, index, documented + partial + index].map(String)];
}

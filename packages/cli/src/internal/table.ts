import { cellsOf } from "../../../../scripts/core/cli/printable.js";

const MOST_COLUMNS = 6;
const MOST_WIDTH = 60;

type Row = Readonly<Record<string, unknown>>;

/** Writes a value for a person: a list of objects as a table, an object by lines, a list in an object under its name. */
export function tableOf(value: unknown): string {
  if (Array.isArray(value)) return value.every(isRow) && value.length > 0 ? rowsOf(value) : value.map(cellText).join("\n") || "(none)";
  if (!isRow(value)) return cellText(value);
  return Object.entries(value)
    .map(([name, part]) => (Array.isArray(part) && part.some(isRow) ? `${name}:\n${tableOf(part)}` : `${name}: ${cellText(part)}`))
    .join("\n");
}

function rowsOf(rows: readonly Row[]): string {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const scalars = names.filter((name) => rows.every((row) => !isNested(row[name])));
  const columns = (scalars.length > 0 ? scalars : names).slice(0, MOST_COLUMNS);
  const lines = [columns, ...rows.map((row) => columns.map((name) => cellText(row[name])))];
  const widths = columns.map((_, at) => Math.max(...lines.map((line) => widthOf(line[at] ?? ""))));
  return lines
    .map((line) =>
      line
        .map((text, at) => text + " ".repeat((widths[at] ?? 0) - widthOf(text)))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

function cellText(value: unknown): string {
  const text = value === undefined ? "" : typeof value === "string" ? value.replaceAll(/\s+/g, " ") : JSON.stringify(value);
  return text.length <= MOST_WIDTH ? text : `${text.slice(0, MOST_WIDTH - 1)}…`;
}

function widthOf(text: string): number {
  return cellsOf(text).reduce((sum, { width }) => sum + width, 0);
}

function isRow(value: unknown): value is Row {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isNested(value: unknown): boolean {
  return typeof value === "object" && value !== null;
}

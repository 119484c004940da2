import { cellsOf } from "../../../../scripts/core/cli/printable.js";

const MOST_COLUMNS = 6;
const MOST_WIDTH = 60;

type Row = Readonly<Record<string, unknown>>;

/**
 * Writes a value for a person: a list of objects as a table, an object by lines, a list in an object under its name.
 *
 * @param isPicked the fields are those that were asked for, so a table has all of them, as long as they are
 */
export function tableOf(value: unknown, isPicked = false): string {
  if (Array.isArray(value))
    return value.every(isRow) && value.length > 0 ? rowsOf(value, isPicked) : value.map(lineOf).join("\n") || "(none)";
  if (!isRow(value)) return typeof value === "string" ? value : JSON.stringify(value);
  return Object.entries(value)
    .map(([name, part]) => (Array.isArray(part) && part.some(isRow) ? `${name}:\n${tableOf(part, isPicked)}` : `${name}: ${lineOf(part)}`))
    .join("\n");
}

function rowsOf(rows: readonly Row[], isPicked: boolean): string {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const scalars = names.filter((name) => rows.every((row) => typeof (row[name] ?? "") !== "object"));
  const columns = isPicked ? names : (scalars.length > 0 ? scalars : names).slice(0, MOST_COLUMNS);
  const textOf = (text: string): string => (isPicked || text.length <= MOST_WIDTH ? text : `${text.slice(0, MOST_WIDTH - 1)}…`);
  const lines = [columns, ...rows.map((row) => columns.map((name) => textOf(lineOf(row[name]))))];
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

function lineOf(value: unknown): string {
  return value === undefined ? "" : typeof value === "string" ? value.replaceAll(/\s+/g, " ") : JSON.stringify(value);
}

function widthOf(text: string): number {
  return cellsOf(text).reduce((sum, { width }) => sum + width, 0);
}

function isRow(value: unknown): value is Row {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

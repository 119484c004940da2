import { cellsOf } from "../../../../scripts/core/cli/printable.js";
import { isObject } from "../../../emulator/src/internal/state/json.js";
import { withDigits } from "../../../../scripts/core/digits.js";

const MOST_COLUMNS = 6;
const MOST_WIDTH = 60;
const LEAST_WIDTH = 8;

/**
 * Writes a value for a person: a list of objects as a table, an object by lines, a list in an object under its name.
 *
 * @param isPicked the fields are those that were asked for, so a table has all of them
 * @param most columns of the terminal, to which the cells of a table are cut
 */
export function tableOf(value: unknown, isPicked = false, most = Infinity): string {
  if (Array.isArray(value))
    return value.every(isObject) && value.length > 0 ? rowsOf(value, isPicked, most) : value.map(lineOf).join("\n") || "(none)";
  if (!isObject(value)) return typeof value === "string" ? value : lineOf(value);
  const isTable = (part: unknown): boolean => Array.isArray(part) && part.some(isObject);
  return Object.entries(value)
    .map(([name, part]) => `${name}:${isTable(part) ? `\n${tableOf(part, isPicked, most)}` : ` ${lineOf(part)}`}`)
    .join("\n");
}

function rowsOf(rows: readonly Readonly<Record<string, unknown>>[], isPicked: boolean, most: number): string {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const scalars = names.filter((name) => rows.every((row) => typeof (row[name] ?? "") !== "object"));
  const columns = isPicked ? names : (scalars.length > 0 ? scalars : names).slice(0, MOST_COLUMNS);
  const lines = [columns, ...rows.map((row) => columns.map((name) => lineOf(row[name])))];
  const widths = columns.map((_, at) =>
    Math.max(...lines.map((line) => Math.min(isPicked ? Infinity : MOST_WIDTH, widthOf(line[at] ?? "")))),
  );
  const sum = (): number => widths.reduce((all, width) => all + width + 2, -2);
  // One picked column is whole: nothing stands beside it that a wrapped line could disorder.
  for (let widest = Math.max(...widths); columns.length > 1 && sum() > most && widest > LEAST_WIDTH; widest = Math.max(...widths))
    widths[widths.indexOf(widest)] = widest - 1;
  const row = (line: readonly string[]): string => line.map((text, at) => fitted(text, widths[at] ?? 0)).join("  ");
  return lines.map((line) => row(line).trimEnd()).join("\n");
}

/** Fills a text with spaces up to a width, or cuts it. */
function fitted(text: string, width: number): string {
  const missing = width - widthOf(text);
  if (missing >= 0) return text + " ".repeat(missing);
  let left = width - 1;
  const kept = cellsOf(text).filter((cell) => (left -= cell.width) >= 0);
  return fitted(`${kept.map((cell) => cell.text).join("")}…`, width);
}

function lineOf(value: unknown): string {
  return value === undefined ? "" : withDigits(typeof value === "string" ? value.replaceAll(/\s+/g, " ") : JSON.stringify(value));
}

function widthOf(text: string): number {
  return cellsOf(text).reduce((sum, { width }) => sum + width, 0);
}

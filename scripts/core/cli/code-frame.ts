import type { Colors } from "picocolors/types.js";
import { cellsOf } from "./printable.js";

const LINES_ABOVE = 2;
const LINES_BELOW = 1;

/** Width of a frame in columns. Longer lines are cut around the position. */
const WIDTH = 100;

/** Length of text to examine, in UTF-16 units, since some documents are one line of a megabyte. */
const REACH = 4 * WIDTH;

const CUT = "…";

/** The visible part of a line, and whether text is cut off before and after it. */
interface View {
  text: string;
  before: boolean;
  after: boolean;
}

/**
 * Returns the numbered lines around a position, with a caret below it. Returns no lines if the position is outside the text.
 *
 * `@babel/code-frame` and Redocly's own frame do not cut long lines around the position, and the former highlights all text as JavaScript.
 *
 * @param lines without line breaks
 * @param place one-based; columns are UTF-16 units
 */
export function codeFrame(lines: readonly string[], place: { line: number; column: number }, paint: Colors): string[] {
  const wrong = lines[place.line - 1];
  if (wrong === undefined) return [];
  const start = Math.min(place.column - 1, wrong.length);
  const origin = Math.max(0, start - REACH);
  const at = columnsBefore(wrong, origin, start);
  const from = at < WIDTH * 0.8 && origin === 0 ? 0 : at - WIDTH / 2;

  const first = Math.max(1, place.line - LINES_ABOVE);
  const last = Math.min(lines.length, place.line + LINES_BELOW);
  const digits = String(last).length;
  const frame: string[] = [];
  for (let number = first; number <= last; number++) {
    const isWrong = number === place.line;
    const text = textOf(viewOf(lines[number - 1] ?? "", origin, from));
    // A final line break does not begin another line.
    if (number === lines.length && text === "" && !isWrong) break;
    const gutter = `${String(number).padStart(digits)} |`;
    frame.push(`${isWrong ? paint.red(">") : " "} ${paint.dim(gutter)}${text === "" ? "" : ` ${isWrong ? text : paint.dim(text)}`}`);
    if (isWrong) frame.push(`  ${paint.dim(`${" ".repeat(digits)} |`)} ${" ".repeat(at - from + (from > 0 ? 1 : 0))}${paint.red("^")}`);
  }
  return frame;
}

/** Returns the number of terminal columns between `origin` and the grapheme at `index`. */
function columnsBefore(line: string, origin: number, index: number): number {
  const cells = cellsOf(line.slice(origin, index + 1));
  const isLetter = index < line.length;
  return cells.slice(0, isLetter ? -1 : undefined).reduce((sum, { width }) => sum + width, 0);
}

function viewOf(line: string, origin: number, from: number): View {
  const cells = cellsOf(line.slice(origin, origin + 3 * REACH));
  let column = 0;
  let text = "";
  let after = line.length > origin + 3 * REACH;
  for (const cell of cells) {
    if (column >= from + WIDTH) after = true;
    else if (column >= from) text += cell.text;
    else if (column + cell.width > from) text += " ".repeat(column + cell.width - from);
    column += cell.width;
  }
  return { text, before: from > 0 && column > 0, after };
}

function textOf({ text, before, after }: View): string {
  return `${before ? CUT : ""}${text}${after ? CUT : ""}`.trimEnd();
}

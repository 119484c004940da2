/** Lines around a change that show where it is. */
const CONTEXT = 2;

/** How many comparisons of lines a place may cost; of one that costs more, all is shown as replaced. */
const EFFORT = 4_000_000;

interface Line {
  sign: " " | "-" | "+";
  text: string;
}

/**
 * What two texts differ in, in the unified form.
 *
 * @param most how many lines to give; how many more there are is said
 */
export function lineDiff(base: string, now: string, most: number): string[] {
  const lines = mark(base.split("\n"), now.split("\n"));
  const shown = lines.map((_, index) => lines.slice(Math.max(0, index - CONTEXT), index + CONTEXT + 1).some(({ sign }) => sign !== " "));
  const result: string[] = [];
  let [before, after] = [1, 1];
  for (const [index, { sign, text }] of lines.entries()) {
    if (shown[index] === true) {
      if (shown[index - 1] !== true) result.push(`@@ -${before} +${after} @@`);
      result.push(`${sign}${text}`);
    }
    if (sign !== "+") before++;
    if (sign !== "-") after++;
  }
  return result.length <= most ? result : [...result.slice(0, most), `… ${result.length - most} more lines`];
}

function mark(base: readonly string[], now: readonly string[]): Line[] {
  const least = Math.min(base.length, now.length);
  let start = 0;
  while (start < least && base[start] === now[start]) start++;
  let end = 0;
  while (end < least - start && base.at(-1 - end) === now.at(-1 - end)) end++;
  const same = (lines: readonly string[]): Line[] => lines.map((text) => ({ sign: " ", text }));
  const middle = markMiddle(base.slice(start, base.length - end), now.slice(start, now.length - end));
  return [...same(base.slice(0, start)), ...middle, ...same(base.slice(base.length - end))];
}

/** By the longest sequence that both have. */
function markMiddle(base: readonly string[], now: readonly string[]): Line[] {
  const gone = base.map((text): Line => ({ sign: "-", text }));
  const come = now.map((text): Line => ({ sign: "+", text }));
  if (base.length * now.length > EFFORT) return [...gone, ...come];
  const width = now.length + 1;
  const lengths = new Uint32Array((base.length + 1) * width);
  const lengthAt = (row: number, column: number): number => lengths[row * width + column] ?? 0;
  for (let row = base.length - 1; row >= 0; row--) {
    for (let column = now.length - 1; column >= 0; column--) {
      const isSame = base[row] === now[column];
      const length = isSame ? lengthAt(row + 1, column + 1) + 1 : Math.max(lengthAt(row + 1, column), lengthAt(row, column + 1));
      lengths[row * width + column] = length;
    }
  }
  const lines: Line[] = [];
  let [row, column] = [0, 0];
  for (let old = gone[row], found = come[column]; old !== undefined && found !== undefined; old = gone[row], found = come[column]) {
    if (old.text === found.text) {
      lines.push({ sign: " ", text: old.text });
      row++;
      column++;
    } else if (lengthAt(row + 1, column) >= lengthAt(row, column + 1)) {
      lines.push(old);
      row++;
    } else {
      lines.push(found);
      column++;
    }
  }
  return [...lines, ...gone.slice(row), ...come.slice(column)];
}

import { type CST, isMap, isNode, type Node, type Pair, type YAMLMap, type YAMLSeq } from "yaml";

export type Collection = YAMLMap | YAMLSeq;

/** An item of a collection in its text, with its comments: `text.slice(start, end)`. */
interface Slot {
  start: number;
  end: number;
}

/**
 * Puts the items of a collection into another order. Items move with their comments: those on lines directly above, and at their end.
 *
 * @param node from a document that was parsed with `keepSourceTokens`
 * @param order indexes of the items
 */
export function reorder(text: string, node: Collection, order: readonly number[]): string {
  const slots = slotsOf(text, node);
  let result = text.slice(0, slots[0]?.start);
  for (const [index, from] of order.entries()) {
    const item = slots[from];
    const gapEnd = slots[index + 1]?.start;
    result += text.slice(item?.start, item?.end) + text.slice(slots[index]?.end, gapEnd);
  }
  return result;
}

/** Returns where an item begins, with its comments, and where it ends. */
export function slotsOf(text: string, node: Collection): Slot[] {
  const starts = startsOf(node);
  if (node.flow === true) return starts.map((start, index) => ({ start, end: endOf(node.items[index], start) }));
  const slots = starts.map((start) => withComments(text, start));
  return slots.map((start, index) => {
    const next = slots[index + 1];
    if (next !== undefined) return { start, end: start + text.slice(start, next).trimEnd().length };
    const from = starts[index] ?? start;
    const end = from + text.slice(from, endOf(node.items[index], from)).trimEnd().length;
    return { start, end: end + lineRest(text, end) };
  });
}

function startsOf(node: Collection): number[] {
  if (isMap(node)) return node.items.map(({ key }) => rangeOf(key)?.[0] ?? 0);
  if (node.flow === true) return node.items.map((item) => rangeOf(item)?.[0] ?? 0);
  const token = node.srcToken as CST.BlockSequence;
  return token.items.map(({ start }) => start.find(({ type }) => type === "seq-item-ind")?.offset ?? token.offset);
}

function endOf(item: unknown, start: number): number {
  const { key, value } = item as Pair;
  return (isNode(item) ? rangeOf(item) : (rangeOf(value) ?? rangeOf(key)))?.[1] ?? start;
}

function rangeOf(node: unknown): Node["range"] {
  return isNode(node) ? node.range : undefined;
}

/** Moves a start up over the comment lines directly above, except those at the start of the file. */
function withComments(text: string, start: number): number {
  const lineStart = text.lastIndexOf("\n", start - 1) + 1;
  const indent = text.slice(lineStart, start);
  if (indent.trim() !== "") return start;
  let top = lineStart;
  while (top > 0) {
    const above = text.lastIndexOf("\n", top - 2) + 1;
    if (!text.startsWith(`${indent}#`, above)) break;
    top = above;
  }
  return top === 0 ? start : top + indent.length;
}

function lineRest(text: string, from: number): number {
  return /^[^\r\n]*/.exec(text.slice(from))?.[0].trimEnd().length ?? 0;
}

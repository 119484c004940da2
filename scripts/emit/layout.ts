// Lays text out within the line width, with a pretty printer after Wadler. Breaks follow prettier.
import { LINE_WIDTH } from "./text.js";

export type Layout = string | readonly Layout[] | Group | Indented | Break | IfBroken;

interface Group {
  kind: "group";
  of: Layout;
  /** True if it contains a forced break. */
  forced: boolean;
}

interface Indented {
  kind: "indented";
  of: Layout;
}

interface Break {
  kind: "break";
  /** The text in place of the break on one line; undefined for a forced break. */
  flat: string | undefined;
}

interface IfBroken {
  kind: "ifBroken";
  text: string;
}

/** A space, or a line break if its group does not fit on one line. */
export const LINE: Layout = { kind: "break", flat: " " };
/** Nothing, or a line break if its group does not fit on one line. */
export const SOFT_LINE: Layout = { kind: "break", flat: "" };
/** A line break that also breaks the enclosing groups. */
export const HARD_LINE: Layout = { kind: "break", flat: undefined };

/** Keeps content on one line if it fits; otherwise takes all its own breaks. */
export function group(of: Layout): Layout {
  return { kind: "group", of, forced: holdsHardLine(of) };
}

/** Indents the lines of content by two columns. */
export function indented(of: Layout): Layout {
  return { kind: "indented", of };
}

/** Adds text only if its group is broken. */
export function ifBroken(text: string): Layout {
  return { kind: "ifBroken", text };
}

/** Joins parts with a separator. */
export function joined(parts: readonly Layout[], separator: Layout): Layout {
  return parts.map((part, index) => (index === 0 ? part : [separator, part]));
}

/** Lays out the members of a union: on one line if they fit, otherwise one per line. */
export function unionOf(members: readonly Layout[]): Layout {
  return group(
    members.map((member, index) => [
      index === 0 && members.length > 1 ? ifBroken("| ") : index === 0 ? "" : [LINE, "| "],
      indented(member),
    ]),
  );
}

/** Lays out items between brackets: on one line if they fit, otherwise one per line. */
export function listOf(open: string, items: readonly Layout[], close: Layout): Layout {
  return group([open, indented([SOFT_LINE, joined(items, [",", LINE])]), ifBroken(","), SOFT_LINE, close]);
}

/** Lays out a type with arguments: on one line if it fits, otherwise one argument per line. */
export function typeWith(name: string, args: readonly Layout[]): Layout {
  return group([name, "<", indented([SOFT_LINE, joined(args, [",", LINE])]), SOFT_LINE, ">"]);
}

/** Lays out the members of an object: on one line if they fit, otherwise one per line. */
export function objectOf(members: readonly Layout[]): Layout {
  return group(["{", indented([LINE, joined(members, [",", LINE])]), ifBroken(","), LINE, "}"]);
}

/** Lays out a list of lists or objects. Like prettier, puts each on a line of its own if there are several. */
export function rowsOf(rows: readonly Layout[]): Layout {
  if (rows.length < 2) return listOf("[", rows, "]");
  return ["[", indented([HARD_LINE, joined(rows, [",", HARD_LINE])]), ",", HARD_LINE, "]"];
}

/**
 * Returns what follows an equals sign. Prettier breaks there if only the opening brace exceeds the line width.
 *
 * @param head the line up to the equals sign, without breaks
 */
export function assigned(head: string, value: Layout): Layout {
  return head.length <= LINE_WIDTH && head.length + 2 > LINE_WIDTH ? indented([HARD_LINE, value]) : [" ", value];
}

/** Converts the lines of a text to a layout. */
export function linesOf(text: string): Layout {
  return joined(text.split("\n"), HARD_LINE);
}

interface Command {
  indent: number;
  broken: boolean;
  content: Layout;
}

/** Renders a layout without trailing spaces. */
export function render(layout: Layout): string {
  const lines: string[] = [];
  let line = "";
  const commands: Command[] = [{ indent: 0, broken: true, content: layout }];
  for (let command = commands.pop(); command !== undefined; command = commands.pop()) {
    const { indent, broken, content } = command;
    if (typeof content === "string") line += content;
    else if (isList(content)) pushAll(commands, content, indent, broken);
    else if (content.kind === "indented") commands.push({ indent: indent + 2, broken, content: content.of });
    else if (content.kind === "ifBroken") line += broken ? content.text : "";
    else if (content.kind === "group") {
      const breaks = content.forced || (broken && !fits(content.of, commands, LINE_WIDTH - line.length));
      commands.push({ indent, broken: breaks, content: content.of });
    } else if (!broken && content.flat !== undefined) line += content.flat;
    else {
      lines.push(line.trimEnd());
      line = " ".repeat(indent);
    }
  }
  return [...lines, line.trimEnd()].join("\n");
}

/** Checks if content and what follows it, up to the next taken break, fits on the rest of the line. */
function fits(content: Layout, following: readonly Command[], width: number): boolean {
  let rest = width;
  let next = following.length;
  const commands: Command[] = [{ indent: 0, broken: false, content }];
  while (rest >= 0) {
    const command = commands.pop() ?? following[--next];
    if (command === undefined) return true;
    const { broken, content: part } = command;
    if (typeof part === "string") rest -= part.length;
    else if (isList(part)) pushAll(commands, part, 0, broken);
    else if (part.kind === "indented") commands.push({ indent: 0, broken, content: part.of });
    else if (part.kind === "ifBroken") rest -= broken ? part.text.length : 0;
    else if (part.kind === "group") commands.push({ indent: 0, broken: broken || part.forced, content: part.of });
    else if (broken || part.flat === undefined) return true;
    else rest -= part.flat.length;
  }
  return false;
}

function pushAll(commands: Command[], parts: readonly Layout[], indent: number, broken: boolean): void {
  for (const content of parts.toReversed()) commands.push({ indent, broken, content });
}

function holdsHardLine(layout: Layout): boolean {
  if (typeof layout === "string") return false;
  if (isList(layout)) return layout.some(holdsHardLine);
  if (layout.kind === "group") return layout.forced;
  if (layout.kind === "indented") return holdsHardLine(layout.of);
  return layout.kind === "break" && layout.flat === undefined;
}

function isList(layout: Layout): layout is readonly Layout[] {
  return Array.isArray(layout);
}

// Lays text out within the line width. The pieces and when they break are those of a pretty printer after Wadler, as prettier has them.
import { LINE_WIDTH } from "./text.js";

export type Layout = string | readonly Layout[] | Group | Indented | Break | IfBroken;

interface Group {
  kind: "group";
  of: Layout;
  /** Holds a break that is always taken. */
  forced: boolean;
}

interface Indented {
  kind: "indented";
  of: Layout;
}

interface Break {
  kind: "break";
  /** What stands for it on one line; undefined where it is always taken. */
  flat: string | undefined;
}

interface IfBroken {
  kind: "ifBroken";
  text: string;
}

/** A space, or a new line where its group does not fit on one. */
export const LINE: Layout = { kind: "break", flat: " " };
/** Nothing, or a new line where its group does not fit on one. */
export const SOFT_LINE: Layout = { kind: "break", flat: "" };
/** A new line; the groups around it are broken. */
export const HARD_LINE: Layout = { kind: "break", flat: undefined };

/** Content that stands on one line if it fits; else each of its own breaks is taken. */
export function group(of: Layout): Layout {
  return { kind: "group", of, forced: holdsHardLine(of) };
}

/** Content whose new lines stand two columns deeper. */
export function indented(of: Layout): Layout {
  return { kind: "indented", of };
}

/** Text that is there only where its group is broken. */
export function ifBroken(text: string): Layout {
  return { kind: "ifBroken", text };
}

/** Parts with a separator between them. */
export function joined(parts: readonly Layout[], separator: Layout): Layout {
  return parts.map((part, index) => (index === 0 ? part : [separator, part]));
}

/** The members of a union: on one line where they fit, else each on a line of its own. */
export function unionOf(members: readonly Layout[]): Layout {
  return group(
    members.map((member, index) => [
      index === 0 && members.length > 1 ? ifBroken("| ") : index === 0 ? "" : [LINE, "| "],
      indented(member),
    ]),
  );
}

/** Items between brackets: on one line where they fit, else each on a line of its own. */
export function listOf(open: string, items: readonly Layout[], close: string): Layout {
  return group([open, indented([SOFT_LINE, joined(items, [",", LINE])]), ifBroken(","), SOFT_LINE, close]);
}

/** The members of an object: on one line where they fit, else each on a line of its own. */
export function objectOf(members: readonly Layout[]): Layout {
  return group(["{", indented([LINE, joined(members, [",", LINE])]), ifBroken(","), LINE, "}"]);
}

/** A list of lists or objects, of which prettier sets each on a line of its own wherever there is more than one. */
export function rowsOf(rows: readonly Layout[]): Layout {
  if (rows.length < 2) return listOf("[", rows, "]");
  return ["[", indented([HARD_LINE, joined(rows, [",", HARD_LINE])]), ",", HARD_LINE, "]"];
}

/** The lines of a text as content. */
export function linesOf(text: string): Layout {
  return joined(text.split("\n"), HARD_LINE);
}

interface Command {
  indent: number;
  broken: boolean;
  content: Layout;
}

/** The text of a layout, without spaces at the ends of its lines. */
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

/** Whether content fits on the rest of a line together with what follows it up to the next break that is taken. */
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

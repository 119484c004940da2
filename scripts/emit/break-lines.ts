// Breaks long lines of generated code at their brackets, as prettier does.
import { group, ifBroken, indented, type Layout, LINE, listOf, objectOf, render, SOFT_LINE } from "./layout.js";
import { LINE_WIDTH } from "./text.js";

/** Breaks the lines of code that are longer than the line width. Comments, and literals that are too long, stay as they are. */
export function breakLines(code: string): string {
  return code.replace(/^( *)(\S.*)$/gm, (line, indent: string, text: string) => {
    if (line.length <= LINE_WIDTH || /^(?:\/[/*]|\*)/.test(text)) return line;
    const layout = new Line(text).layout();
    return render(Array.from({ length: indent.length / 2 }).reduce<Layout>(indented, [indent, layout]));
  });
}

/** An item between brackets. An arrow function also has its parts. */
interface Item {
  code: string;
  layout: Layout;
  arrow?: { head: Layout; body: Layout };
}

const CLOSING: Readonly<Record<string, string>> = { "(": ")", "[": "]", "{": "}", "<": ">" };
const LITERAL = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|`(?:\\.|[^`\\])*`|\/\*.*?\*\//y;

class Line {
  readonly #text: string;
  /** The place of the closing bracket, by that of the opening one. Brackets without a partner are text. */
  readonly #ends = new Map<number, number>();
  /** The ends of literals and comments, by their starts. */
  readonly #literals = new Map<number, number>();

  constructor(text: string) {
    this.#text = text;
    const open: number[] = [];
    for (let at = 0; at < text.length; at++) {
      LITERAL.lastIndex = at;
      if (LITERAL.test(text)) {
        this.#literals.set(at, LITERAL.lastIndex);
        at = LITERAL.lastIndex - 1;
      } else if (this.#isOpening(at)) open.push(at);
      else if (/[)\]}]/.test(text[at] ?? "") || (text[at] === ">" && text[at - 1] !== "=" && text[open.at(-1) ?? -1] === "<")) {
        while (open.length > 0 && CLOSING[text[open.at(-1) ?? 0] ?? ""] !== text[at] && text[open.at(-1) ?? 0] === "<") open.pop();
        const start = open.pop();
        if (start !== undefined) this.#ends.set(start, at);
      }
    }
  }

  layout(): Layout {
    return this.#items(0, this.#text.length).map(({ layout }, index) => (index === 0 ? layout : [", ", layout]));
  }

  /** Type arguments follow a name, comparisons a space. */
  #isOpening(at: number): boolean {
    return /[([{]/.test(this.#text[at] ?? "") || (this.#text[at] === "<" && /\w/.test(this.#text[at - 1] ?? ""));
  }

  #items(from: number, to: number): Item[] {
    const items: Item[] = [];
    let [start, textStart] = [from, from];
    let parts: Layout[] = [];
    let head: Layout | undefined;
    const flush = (end: number): void => {
      if (textStart < end) parts.push(this.#text.slice(textStart, end));
    };
    const finish = (end: number): void => {
      flush(end);
      const code = this.#text.slice(start, end);
      items.push(head === undefined ? { code, layout: parts } : { code, layout: [head, " ", parts], arrow: { head, body: parts } });
    };
    for (let at = from; at < to; at++) {
      const literal = this.#literals.get(at);
      const end = this.#ends.get(at);
      if (literal !== undefined) at = literal - 1;
      else if (end !== undefined) {
        flush(at);
        parts.push(this.#bracket(at, end));
        [at, textStart] = [end, end + 1];
      } else if (this.#text.startsWith(", ", at)) {
        finish(at);
        [start, textStart, parts, head] = [at + 2, at + 2, [], undefined];
      } else if (head === undefined && this.#text.startsWith("=> ", at)) {
        flush(at + 2);
        [head, parts, textStart] = [parts, [], at + 3];
        at += 2;
      }
    }
    finish(to);
    return items;
  }

  #bracket(at: number, end: number): Layout {
    const [open, close] = [this.#text[at] ?? "", this.#text[end] ?? ""];
    const inner = this.#text.slice(at + 1, end).trim();
    if (inner === "") return open + close;
    const isIndex = open === "[" && /[\w$>)\]]/.test(this.#text[at - 1] ?? "");
    if (open === "<" || isIndex || (open === "{" && inner.includes(";"))) return this.#text.slice(at, end + 1);
    const items = this.#items(at + (open === "{" ? 2 : 1), end - (open === "{" ? 1 : 0));
    const layouts = items.map(({ layout }) => layout);
    if (open === "{") return objectOf(layouts);
    if (open === "[") return listOf("[", layouts, "]");
    const [only] = items;
    if (items.length === 1 && only !== undefined) {
      if (/^[{[]/.test(only.code)) return ["(", only.layout, ")"];
      if (only.arrow !== undefined && /^[{[(]/.test(only.code.replace(/^.*?=> /, ""))) return ["(", only.layout, ")"];
      if (only.arrow !== undefined)
        return group(["(", only.arrow.head, indented([LINE, only.arrow.body]), ifBroken(","), SOFT_LINE, close]);
      if (!/[\w$>)\]]/.test(this.#text[at - 1] ?? "")) return group(["(", indented([SOFT_LINE, only.layout]), SOFT_LINE, ")"]);
    }
    return listOf("(", layouts, ")");
  }
}

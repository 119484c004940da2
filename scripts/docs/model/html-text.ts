import type { Markdown } from "./types.js";

/** A line break of Markdown. A backslash would stay a character before a list. */
const BREAK = "  \n";

/** Code, which is kept: fenced blocks and spans (https://spec.commonmark.org/0.31.2/#code-spans). */
export const CODE =
  /((?:^|(?<=\n)) {0,3}(?:```[\s\S]*?(?:\n {0,3}```|$)|~~~[\s\S]*?(?:\n {0,3}~~~|$))|(?<!`)(`+)(?!`)[\s\S]*?(?<!`)\2(?!`))/;
const TAG = /<!--[\s\S]*?-->|<(\/?)([a-z][a-z\d]*)((?:\s+[a-z-]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>]+))?)*)\s*\/?>/gi;

/** The elements that Redoc fills with the security schemes and a schema, which have pages here. */
const AUTHENTICATION = /<!-- *ReDoc-Inject: *<security-definitions[^>]*> *-->|<(?:SecurityDefinitions|security-definitions)[ /]*>/gi;
const SCHEMA = /<SchemaDefinition\s[^>]*?schemaRef=["'](#\/components\/schemas\/([^"']+))["'][^>]*>/gi;

/** The replacements of an element's start and end. */
const MARKS: Readonly<Record<string, readonly [start: string, end: string]>> = {
  ...Object.fromEntries(["p", "div", "section", "center", "details", "dl", "blockquote"].map((tag) => [tag, ["\n\n", "\n\n"]])),
  ...Object.fromEntries(
    ["span", "font", "u", "small", "big", "sub", "mark", "tbody", "thead", "tfoot", "abbr"].map((tag) => [tag, ["", ""]]),
  ),
  ...Object.fromEntries(["b", "strong"].map((tag) => [tag, ["**", "**"]])),
  ...Object.fromEntries(["i", "em", "cite", "var"].map((tag) => [tag, ["*", "*"]])),
  ...Object.fromEntries(["s", "del", "strike"].map((tag) => [tag, ["~~", "~~"]])),
  ...Object.fromEntries(["code", "tt", "kbd", "samp"].map((tag) => [tag, ["`", "`"]])),
  ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((level) => [`h${level}`, [`\n\n${"#".repeat(level)} `, "\n\n"]])),
  ...Object.fromEntries(["summary", "dt"].map((tag) => [tag, ["\n\n**", "**\n\n"]])),
  ...{ sup: ["^", ""], hr: ["\n\n---\n\n", ""], pre: ["\n\n```\n", "\n```\n\n"], dd: ["\n\n", "\n\n"], td: ["| ", " "], th: ["| ", " "] },
};

/**
 * Rewrites the HTML of a text, which CommonMark allows and pages do not, as Markdown. Other tags, such as `<script>` or the `<id>` of a
 * placeholder, stay as they are and are shown as text.
 */
export function markdownOfHtml(text: Markdown): Markdown {
  if (!/<[a-z!/]/i.test(text)) return text;
  const writer = new Writer();
  for (const [index, part] of text.split(CODE).entries()) {
    // Each code is followed by its fence, which the pattern captures.
    if (index % 3 === 0) writer.addHtml(part);
    else if (index % 3 === 1) writer.add(part);
  }
  return writer.text.replace(/\n(?:[ \t]*\n){2,}/g, "\n\n").trim();
}

class Writer {
  text = "";
  /** The lists around the place: the number of the last item; undefined for bullets. */
  readonly #lists: (number | undefined)[] = [];
  readonly #links: string[] = [];
  /** The place of the end of the first row of the table and its cells, the cells of the longest row and of this one. */
  #head: number | undefined;
  #columns = 0;
  #cells = 0;
  #headCells = 0;
  /** The further columns of the cell before. */
  #empty = 0;
  /** The columns of cells that reach into later rows, and the rows left of each. */
  #reaching: number[] = [];
  #inTable = false;
  #inCode = false;
  #inPre = false;

  add(text: string): void {
    this.text += text;
  }

  addHtml(text: string): void {
    const html = text.replace(AUTHENTICATION, "[Authentication](#section/Authentication)").replace(SCHEMA, "[$2]($1)");
    let last = 0;
    for (const match of html.matchAll(TAG)) {
      this.#addText(html.slice(last, match.index));
      last = match.index + match[0].length;
      const [whole, slash, name = "", attributes = ""] = match;
      if (name !== "") this.#addTag(whole, name.toLowerCase(), slash === "/", attributes);
    }
    this.#addText(html.slice(last));
  }

  #addText(text: string): void {
    if (this.text.endsWith(BREAK)) this.text += text.trimStart();
    else if (this.#inCode) this.text += decoded(text);
    else if (this.#inTable || this.#lists.length > 0) this.text += this.text.endsWith("\n") ? collapsed(text).trimStart() : collapsed(text);
    else this.text += this.text.endsWith("\n") ? text.trimStart() : text;
  }

  #addTag(whole: string, name: string, isEnd: boolean, attributes: string): void {
    switch (name) {
      case "br":
        // In a table, also in one of Markdown, a line is a row.
        this.text += this.#inTable || /(?:^|\n)[ \t]*\|[^\n]*$/.test(this.text) ? " " : BREAK;
        return;
      case "ul":
      case "ol":
        if (isEnd) this.#lists.pop();
        else this.#lists.push(name === "ol" ? 0 : undefined);
        this.text += this.#lists.length === 0 ? "\n\n" : "\n";
        return;
      case "li":
        if (!isEnd) this.text += `\n${this.#nextItem()}`;
        return;
      case "a":
        this.#addLink(isEnd, attributeOf(attributes, "href"));
        return;
      case "img":
        this.text += `![${attributeOf(attributes, "alt")}](<${attributeOf(attributes, "src")}>)`;
        return;
      case "table":
        if (isEnd) this.#endTable();
        this.#inTable = !isEnd;
        this.text += "\n\n";
        return;
      case "tr":
        // Neither a cell nor a row needs an end.
        if (this.#cells > 0) this.#endRow();
        return;
    }
    const marks = MARKS[name];
    if (marks === undefined) {
      this.#addText(whole);
      return;
    }
    const isInPre = this.#inPre && name === "code";
    const isBlock = marks[0].startsWith("\n") && (this.#inTable || this.#lists.length > 0);
    if (name === "pre") this.#inPre = !isEnd;
    if (marks[0] === "`" || name === "pre") this.#inCode = !isEnd || (isInPre && this.#inPre);
    if ((name === "td" || name === "th") && !isEnd) this.#startCell(spanOf(attributes, "colspan"), spanOf(attributes, "rowspan"));
    if (!isInPre) this.text += isBlock ? " " : marks[isEnd ? 1 : 0];
  }

  #startCell(columns: number, rows: number): void {
    this.#endCell();
    for (let column = 0; column < columns; column++) this.#reaching[this.#cells + column] = rows - 1;
    this.#cells += columns;
    this.#empty = columns - 1;
  }

  /** Adds an empty cell for each further column of the cell before, and for each of a cell above that reaches here. */
  #endCell(): void {
    this.text += "| ".repeat(this.#empty);
    this.#empty = 0;
    for (let rows = this.#reaching[this.#cells] ?? 0; rows > 0; rows = this.#reaching[this.#cells] ?? 0) {
      this.#reaching[this.#cells++] = rows - 1;
      this.text += "| ";
    }
  }

  #nextItem(): string {
    const depth = this.#lists.length - 1;
    const last = this.#lists[depth];
    if (last !== undefined) this.#lists[depth] = last + 1;
    return `${"   ".repeat(Math.max(0, depth))}${last === undefined ? "- " : `${last + 1}. `}`;
  }

  #addLink(isEnd: boolean, target: string): void {
    if (!isEnd) this.#links.push(target);
    const own = isEnd ? (this.#links.pop() ?? "") : target;
    if (own !== "") this.text += isEnd ? `](<${own}>)` : "[";
  }

  #endRow(): void {
    this.#endCell();
    this.#columns = Math.max(this.#columns, this.#cells);
    this.#head ??= this.text.length;
    this.#headCells ||= this.#cells;
    this.text += "|\n";
    this.#cells = 0;
  }

  /** Makes the first row as long as the longest: a table of Markdown has no cells beyond it. */
  #endTable(): void {
    if (this.#cells > 0) this.#endRow();
    if (this.#head === undefined) return;
    const missing = "| ".repeat(this.#columns - this.#headCells);
    this.text = `${this.text.slice(0, this.#head)}${missing}|\n${"| - ".repeat(this.#columns)}${this.text.slice(this.#head)}`;
    [this.#head, this.#headCells, this.#columns, this.#reaching] = [undefined, 0, 0, []];
  }
}

/** Returns the columns or rows of a cell, of which a hostile text may name millions. */
function spanOf(attributes: string, name: string): number {
  return Math.min(Math.max(1, Number.parseInt(attributeOf(attributes, name), 10) || 1), 100);
}

function attributeOf(attributes: string, name: string): string {
  const [, quoted, single, bare] = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|(\\S+))`, "i").exec(attributes) ?? [];
  return decoded(quoted ?? single ?? bare ?? "").replace(/[<>\n]/g, "");
}

function collapsed(text: string): string {
  return text.replace(/\s+/g, " ");
}

/** Decodes the character references that code in HTML needs; other text keeps them, since they hold in Markdown, too. */
function decoded(text: string): string {
  return text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", '"').replaceAll("&#39;", "'").replaceAll("&amp;", "&");
}

import MarkdownIt, { type Token } from "markdown-it";
import { type ComponentChildren, Fragment, h, isValidElement } from "preact";
import { headingAnchor } from "../model/anchors.js";
import type { Markdown } from "../model/types.js";
import { CodeBlock } from "./code-block.js";
import type { Heading } from "./sections.js";

const markdownIt = new MarkdownIt({ html: false, linkify: true, typographer: false });
markdownIt.linkify.set({ fuzzyLink: false, fuzzyEmail: false }).add("//", null);

const parsed = new Map<Markdown, Token[]>();

export function Prose({ text }: { text: Markdown }) {
  if (text.trim() === "") return null;
  return <div class="prose">{proseElements(text)}</div>;
}

/** Renders text below one of the page's headings. Headings in the text become paragraphs, to keep the page's outline. */
export function proseElements(text: Markdown): ComponentChildren {
  let tokens = parsed.get(text);
  if (tokens === undefined) {
    tokens = markdownIt.parse(text, {});
    for (const token of tokens) {
      if (!isHeading(token)) continue;
      token.tag = "p";
      if (token.nesting === 1) token.attrSet("class", "prose-heading");
    }
    // Most pages share the same few texts.
    parsed.set(text, tokens);
  }
  return elementsOf(tokens);
}

/** Text with headings. */
export interface Article {
  body: ComponentChildren;
  headings: readonly Heading[];
}

/** Returns the code blocks of a text. */
export function codeBlocksOf(text: Markdown): { code: string; language: string }[] {
  return markdownIt
    .parse(text, {})
    .filter(({ type }) => type === "fence")
    .map(codeOf);
}

function codeOf({ content, info }: Token): { code: string; language: string } {
  return { code: content.replace(/\n$/, ""), language: info.trim().split(/\s+/)[0] ?? "" };
}

/** Splits a text at its first heading. */
export function splitAtHeading(text: Markdown): [before: Markdown, rest: Markdown] {
  const [line] = markdownIt.parse(text, {}).find((token) => isOpening(token) && token.level === 0)?.map ?? [];
  if (line === undefined) return [text, ""];
  const lines = text.split("\n");
  return [lines.slice(0, line).join("\n"), lines.slice(line).join("\n")];
}

/**
 * Renders a text whose headings start at level 2 and skip no level.
 *
 * @param taken ids already used on the page
 */
export function articleOf(text: Markdown, taken: readonly string[] = []): Article {
  const tokens = markdownIt.parse(text, {});
  const headings: Heading[] = [];
  const levels = nestedLevels(tokens.filter(isOpening).map((token) => Number(token.tag.slice(1))));
  const ids = new Map(taken.map((id) => [id, 1]));
  let heading = -1;
  for (const [index, token] of tokens.entries()) {
    if (!isHeading(token)) continue;
    if (token.nesting === 1) heading++;
    const level = levels[heading] ?? 2;
    token.tag = `h${level}`;
    if (token.nesting !== 1) continue;
    const words = plainText(tokens[index + 1]);
    const id = uniqueId(headingAnchor(words), ids);
    token.attrSet("id", id);
    addPermalink(tokens[index + 1], id);
    if (level === 2 || level === 3) headings.push({ depth: level, id, text: words });
  }
  return { body: elementsOf(tokens), headings };
}

/** Makes a heading link to itself, unless it has links. */
function addPermalink(heading: Token | undefined, id: string): void {
  const { children } = heading ?? {};
  if (!children || children.some(({ type }) => type === "link_open")) return;
  const [open, , close] = markdownIt.parseInline(`[link](<#${id}>)`, {})[0]?.children ?? [];
  if (open === undefined || close === undefined) return;
  open.attrSet("class", "permalink");
  children.unshift(open);
  children.push(close);
}

/** Renumbers heading levels so that they start at 2 and increase by at most one: `1, 3, 2` → `2, 3, 3`. */
export function nestedLevels(levels: readonly number[]): number[] {
  const above: number[] = [];
  return levels.map((level) => {
    while (above.length > 0 && (above.at(-1) ?? 0) >= level) above.pop();
    above.push(level);
    return Math.min(above.length + 1, 6);
  });
}

function uniqueId(id: string, taken: Map<string, number>): string {
  const count = (taken.get(id) ?? 0) + 1;
  taken.set(id, count);
  if (count === 1) return id;
  return uniqueId(`${id}-${count}`, taken);
}

function plainText(inline: Token | undefined): string {
  return (inline?.children ?? []).map((token) => (token.type === "softbreak" || token.type === "hardbreak" ? " " : token.content)).join("");
}

/** Returns elements instead of HTML, so that the page collects the links and ids of the text. */
function elementsOf(tokens: readonly Token[]): ComponentChildren {
  const open: { token: Token | undefined; children: ComponentChildren[] }[] = [{ token: undefined, children: [] }];
  for (const token of tokens) {
    if (token.nesting === 1) {
      open.push({ token, children: [] });
      continue;
    }
    const closed = token.nesting === -1 ? open.pop() : undefined;
    open.at(-1)?.children.push(closed?.token === undefined ? leafOf(token) : elementOf(closed.token, closed.children));
  }
  return open[0]?.children;
}

function elementOf({ tag, hidden, attrs }: Token, children: ComponentChildren[]): ComponentChildren {
  // A paragraph in a tight list.
  if (hidden) return h(Fragment, {}, children);
  if (tag === "a") return h(tag, Object.fromEntries((attrs ?? []).map(attributeOf)), children.map(withoutLink));
  return h(tag, Object.fromEntries((attrs ?? []).map(attributeOf)), children);
}

/** Replaces the alignment style of table columns by a class: the pages' CSP forbids style attributes. */
function attributeOf([name, value]: readonly [string, string | number]): [string, string | number] {
  return name === "style" ? ["class", String(value).replace("text-align:", "align-")] : [name, value];
}

/** The text of an image in a link is not a link. */
function withoutLink(child: ComponentChildren): ComponentChildren {
  return isValidElement(child) && child.type === "a" ? (child.props as { children?: ComponentChildren }).children : child;
}

function leafOf(token: Token): ComponentChildren {
  const { type, tag, content, children } = token;
  switch (type) {
    case "inline":
      return elementsOf(children ?? []);
    // An image would be loaded from another host.
    case "image": {
      const source = String(token.attrGet("src") ?? "");
      const words = content || source;
      if (/^\/(?!\/)/.test(source)) return <img src={source} alt={content} loading="lazy" />;
      return /^https?:/i.test(source) ? <a href={source}>{words}</a> : words;
    }
    case "code_inline":
      return <code>{content}</code>;
    case "fence":
    case "code_block":
      return <CodeBlock {...codeOf(token)} />;
    case "softbreak":
      return "\n";
    default:
      return tag === "" ? content : h(tag, {});
  }
}

function isHeading(token: Token): boolean {
  return token.type === "heading_open" || token.type === "heading_close";
}

function isOpening(token: Token): boolean {
  return token.type === "heading_open";
}

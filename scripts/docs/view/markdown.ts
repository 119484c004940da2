import MarkdownIt, { type Token } from "markdown-it";
import { kebabCase } from "../../model/case.js";
import type { Markdown } from "../model/types.js";
import { codeBlock } from "./code-block.js";
import type { Heading } from "./sections.js";

const markdownIt = new MarkdownIt({ html: false, linkify: false, typographer: false });
// An image would be asked of another host.
markdownIt.disable("image");
markdownIt.renderer.rules["fence"] = (tokens, index) => blockOf(tokens[index]);
markdownIt.renderer.rules["code_block"] = (tokens, index) => blockOf(tokens[index]);

const paragraphs = new Map<Markdown, string>();

/** The HTML of a text that stands below a heading of the page: its own headings would break their order, so they are paragraphs. */
export function proseHtml(text: Markdown): string {
  const known = paragraphs.get(text);
  if (known !== undefined) return known;
  const tokens = markdownIt.parse(text, {});
  for (const token of tokens) {
    if (!isHeading(token)) continue;
    token.tag = "p";
    if (token.nesting === 1) token.attrSet("class", "prose-heading");
  }
  const html = markdownIt.renderer.render(tokens, markdownIt.options, {});
  paragraphs.set(text, html);
  return html;
}

/** Text as a part of a page with headings of its own. */
export interface Article {
  html: string;
  headings: readonly Heading[];
}

/** A text before its first heading, and from there. */
export function splitAtHeading(text: Markdown): [before: Markdown, rest: Markdown] {
  const [line] = markdownIt.parse(text, {}).find((token) => isOpening(token) && token.level === 0)?.map ?? [];
  if (line === undefined) return [text, ""];
  const lines = text.split("\n");
  return [lines.slice(0, line).join("\n"), lines.slice(line).join("\n")];
}

/**
 * The HTML of a text whose headings begin below the title and leave out no level.
 *
 * @param taken ids that the page has already
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
    const id = uniqueId(kebabCase(words), ids);
    token.attrSet("id", id);
    if (level === 2 || level === 3) headings.push({ depth: level, id, text: words });
  }
  return { html: markdownIt.renderer.render(tokens, markdownIt.options, {}), headings };
}

/** Levels that begin at 2 and grow by one at most: `1, 3, 2` → `2, 3, 3`. */
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

function blockOf(token: Token | undefined): string {
  if (token === undefined) return "";
  return codeBlock(token.content.replace(/\n$/, ""), token.info.trim().split(/\s+/)[0] ?? "");
}

function isHeading(token: Token): boolean {
  return token.type === "heading_open" || token.type === "heading_close";
}

function isOpening(token: Token): boolean {
  return token.type === "heading_open";
}

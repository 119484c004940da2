import MarkdownIt from "markdown-it";

const markdown = new MarkdownIt({ html: false });

/** Where the links of a text in Markdown lead, in its order. */
export function linksOf(text: string): string[] {
  return markdown
    .parse(text, {})
    .flatMap(({ children }) => children ?? [])
    .flatMap((token) => (token.type === "link_open" ? [String(token.attrGet("href") ?? "")] : []));
}

/** The headings of a text in Markdown, as their levels. */
export function headingLevelsOf(text: string): number[] {
  return markdown.parse(text, {}).flatMap(({ type, tag }) => (type === "heading_open" ? [Number(tag.slice(1))] : []));
}

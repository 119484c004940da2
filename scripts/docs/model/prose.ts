import MarkdownIt from "markdown-it";
import { oneLine } from "../../model/case.js";

const parser = new MarkdownIt({ html: false });

/** Converts Markdown to plain text. */
export function plainText(markdown: string): string {
  const parts: string[] = [];
  for (const token of parser.parse(markdown, {})) {
    if (token.type === "fence" || token.type === "code_block") parts.push(token.content);
    for (const child of token.children ?? []) {
      parts.push(child.type === "softbreak" || child.type === "hardbreak" ? " " : child.content);
    }
    parts.push(" ");
  }
  return oneLine(parts.join(""));
}

const beginnings = new Map<string, string>();

/** Returns the first two sentences of a Markdown text as plain text. Cached, since each link to a page has them. */
export function firstSentences(markdown: string): string {
  let text = beginnings.get(markdown);
  if (text === undefined) {
    const sentences = plainText(markdown).split(/(?<=[.!?])\s+(?=\p{Lu})/u);
    text = sentences.slice(0, 2).join(" ");
    beginnings.set(markdown, text);
  }
  return text;
}

/** `a`, `a and b`, `a, b and c`. */
export function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1) ?? ""}`;
}

import MarkdownIt, { type Token } from "markdown-it";
import { oneLine } from "../../model/case.js";

const parser = new MarkdownIt({ html: false });

/** Converts Markdown to plain text. */
export function plainText(markdown: string): string {
  return textOf(parser.parse(markdown, {}));
}

function textOf(tokens: readonly Token[]): string {
  const parts: string[] = [];
  for (const token of tokens) {
    if (token.type === "fence" || token.type === "code_block") parts.push(token.content);
    for (const child of token.children ?? []) {
      parts.push(child.type === "softbreak" || child.type === "hardbreak" ? " " : child.content);
    }
    parts.push(" ");
  }
  return oneLine(parts.join(""));
}

const beginnings = new Map<string, string>();

/** Sentences of scripts without capitals have ends of their own, and some no space between them. */
const BETWEEN = /(?<=[.!?؟।])\s+(?=[\p{Lu}\p{Lo}])|(?<=[。！？])/gu;

/** Returns the first two sentences of the first paragraph of a Markdown text as plain text. Cached, since each link to a page has them. */
export function firstSentences(markdown: string): string {
  let text = beginnings.get(markdown);
  if (text === undefined) {
    const tokens = parser.parse(markdown, {});
    const first = tokens.find(
      ({ level, children }, at) => level === 1 && tokens[at - 1]?.type === "paragraph_open" && children?.some(isText) === true,
    );
    const whole = textOf(first === undefined ? tokens : [first]);
    const [, end] = [...whole.matchAll(BETWEEN)];
    text = whole.slice(0, end?.index);
    beginnings.set(markdown, text);
  }
  return text;
}

function isText({ type, content }: Token): boolean {
  return type === "text" && content.trim() !== "";
}

/** `a`, `a and b`, `a, b and c`. */
export function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1) ?? ""}`;
}

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

/** A longer text is no title, but what some documents say of an operation. */
const LONGEST_TITLE = 120;

/** Returns a summary on one line, as plain text up to the end of a sentence or word if it is too long for a title. */
export function titleOf(summary: string): string {
  const line = oneLine(summary);
  if (line.length <= LONGEST_TITLE) return line;
  const whole = plainText(summary);
  const start = whole.slice(0, LONGEST_TITLE);
  if (start === whole) return whole;
  const ends = [...whole.matchAll(BETWEEN)].map(({ index }) => index).filter((end) => end > LONGEST_TITLE / 6 && end <= LONGEST_TITLE);
  return ends.length === 0 ? `${start.replace(/\s+\S*$/, "")}…` : whole.slice(0, ends.at(-1));
}

/** Returns what an operation says of itself: a summary that is too long for the title is a part of it. */
export function descriptionOf({ summary = "", description = "" }: { summary?: string; description?: string }): string {
  const parts = titleOf(summary) === oneLine(summary) ? [description] : [summary, description];
  return parts.filter((part) => part.trim() !== "").join("\n\n");
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

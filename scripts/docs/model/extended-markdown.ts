import type { Markdown } from "./types.js";
import { CODE, markdownOfHtml } from "./html-text.js";

const FOOTNOTE = /^ {0,3}\[\^([^\]\s]+)\]: */gm;

/** Rewrites the HTML of a text, and what GitHub and documentation sites add to CommonMark: task lists, footnotes and notes. */
export function commonMarkOf(text: Markdown): Markdown {
  const plain = markdownOfHtml(text);
  if (!/\[[\^ x!]|:::/i.test(plain)) return plain;
  const footnotes = new Set([...plain.matchAll(FOOTNOTE)].map(([, label]) => label));
  const rewritten = (part: string): string =>
    part
      .replace(/^([ \t]*(?:[-*+]|\d+[.)]) +)\[([ x])\](?= )/gim, (_, start: string, mark: string) => `${start}${mark === " " ? "☐" : "☑"}`)
      .replace(FOOTNOTE, "\n\\[$1\\] ")
      .replace(/\[\^([^\]\s]+)\]/g, (whole, label: string) => (footnotes.has(label) ? `\\[${label}\\]` : whole))
      .replace(/^( {0,3}> ?)\[!([a-z]+)\] *$/gim, (_, start: string, kind: string) => `${start}**${capitalized(kind)}:**`)
      .replace(
        /^ {0,3}:::+ *([a-z]+) *\[?([^\]\n]*)\]? *$/gim,
        (_, kind: string, title: string) => `\n**${title.trim() || capitalized(kind)}:**\n`,
      )
      .replace(/^ {0,3}:::+ *$/gm, "");
  // Each code is followed by its fence, which the pattern captures.
  const parts = plain.split(CODE).map((part, index) => (index % 3 === 0 ? rewritten(part) : index % 3 === 1 ? part : ""));
  return parts.join("").trim();
}

function capitalized(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1).toLowerCase();
}

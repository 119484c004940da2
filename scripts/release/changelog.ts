import type { Nodes } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { CommandError } from "../lib/command-error.js";

/** The headings of Keep a Changelog, in the order that it gives them. */
const TITLES = ["Added", "Changed", "Deprecated", "Removed", "Fixed", "Security"];
/** Where text goes that says nothing of where it belongs. */
const DEFAULT_TITLE = "Changed";
const UNRELEASED = /^## \[?unreleased\]?\s*$/i;

/** What stands below one version: text, then a list below each title. */
interface Entry {
  intro: string;
  sections: Map<string, string>;
}

/**
 * Releases what is unreleased: its list, with what the changesets add, becomes that of the version, below an empty list.
 *
 * @param date as `2026-01-31`
 * @param bodies of the changesets, in order
 */
export function releaseChangelog(text: string, version: string, date: string, bodies: readonly string[]): string {
  const lines = text.replace(/\r\n?/g, "\n").split("\n");
  const headings = headingsOf(lines);
  const start = lines.findIndex((line, index) => headings.has(index) && UNRELEASED.test(line));
  if (start === -1) {
    throw new CommandError('CHANGELOG.md: has no heading "## Unreleased".', { hint: "write one above the newest version" });
  }
  const released = new RegExp(`^## \\[?${version.replace(/[.+]/g, "\\$&")}\\]?(\\s|$)`);
  if (lines.some((line, index) => headings.has(index) && released.test(line))) {
    throw new CommandError(`CHANGELOG.md: has a heading for ${version} already.`, { hint: "take it out, or raise the version further" });
  }
  const end = [...headings].find(([index, { depth }]) => index > start && depth <= 2)?.[0] ?? lines.length;
  const entry = mergeEntries([lines.slice(start + 1, end).join("\n"), ...bodies.map(bodyOf)].map(parseEntry));
  const before = lines.slice(0, start + 1).join("\n");
  const after = lines.slice(end).join("\n").trimEnd();
  return `${[before, `## ${version} – ${date}`, entryText(entry), after].filter((part) => part !== "").join("\n\n")}\n`;
}

function entryText({ intro, sections }: Entry): string {
  const rank = (title: string): number => (TITLES.includes(title) ? TITLES.indexOf(title) : TITLES.length);
  const titles = [...sections.keys()].sort((a, b) => rank(a) - rank(b));
  return [intro, ...titles.map((title) => `### ${title}\n\n${sections.get(title) ?? ""}`)].filter((part) => part !== "").join("\n\n");
}

function parseEntry(text: string): Entry {
  const lines = text.split("\n");
  const headings = headingsOf(lines);
  const entry: Entry = { intro: "", sections: new Map() };
  let [title, own]: [string | undefined, string[]] = [undefined, []];
  const close = (): void => {
    const body = own.join("\n").trim();
    if (title === undefined) entry.intro = body;
    else if (body !== "") entry.sections.set(title, joined(entry.sections.get(title), body));
  };
  for (const [index, line] of lines.entries()) {
    const found = headings.has(index) ? /^### (.+?)\s*$/.exec(line)?.[1] : undefined;
    if (found === undefined) own.push(line);
    else {
      close();
      [title, own] = [found, []];
    }
  }
  close();
  return entry;
}

function mergeEntries(entries: readonly Entry[]): Entry {
  const merged: Entry = { intro: "", sections: new Map() };
  for (const { intro, sections } of entries) {
    if (intro !== "") merged.intro = merged.intro === "" ? intro : `${merged.intro}\n\n${intro}`;
    for (const [title, text] of sections) merged.sections.set(title, joined(merged.sections.get(title), text));
  }
  return merged;
}

function joined(first: string | undefined, second: string): string {
  return first === undefined ? second : `${first}\n${second}`;
}

/** The text of a changeset, with a title and as a list: a person writes mostly one sentence. */
function bodyOf(body: string): string {
  const lines = withoutComments(body.replace(/\r\n?/g, "\n")).trim().split("\n");
  // A heading above ours would be taken for one of a version.
  for (const [index, { depth, last, text }] of headingsOf(lines)) {
    if (depth <= 3) lines.splice(index, last - index + 1, `### ${text}`, ...Array<string>(last - index).fill(""));
  }
  const found = [...headingsOf(lines)].find(([, { depth }]) => depth === 3)?.[0] ?? lines.length;
  const free = lines.slice(0, found).join("\n").trim();
  const rest = lines.slice(found).join("\n");
  return [free === "" ? "" : `### ${DEFAULT_TITLE}\n\n${asList(free)}`, rest].filter((part) => part !== "").join("\n\n");
}

/** Text in code that looks like a comment is none. */
function withoutComments(text: string): string {
  for (const { start, end } of htmlIn(fromMarkdown(text))) {
    const [comment, index] = commentIn(text.slice(start, end));
    // What stands behind it on its line is taken for HTML as long as it is there.
    if (comment !== "") return withoutComments(`${text.slice(0, start + index)}${text.slice(start + index + comment.length)}`);
  }
  return text;
}

function commentIn(html: string): [comment: string, index: number] {
  const found = /<!--[^]*?-->/.exec(html);
  return found === null ? ["", 0] : [found[0], found.index];
}

function htmlIn(node: Nodes): { start: number; end: number }[] {
  if (node.type === "html") return [{ start: node.position?.start.offset ?? 0, end: node.position?.end.offset ?? 0 }];
  return "children" in node ? node.children.flatMap(htmlIn) : [];
}

function asList(text: string): string {
  if (/^[-*+] /.test(text)) return text;
  const [first = "", ...more] = text.split("\n");
  return [`- ${first}`, ...more.map((line) => (line === "" ? "" : `  ${line}`))].join("\n");
}

interface Heading {
  depth: number;
  /** The number of its last line: one that is underlined has two or more. */
  last: number;
  text: string;
}

/** The headings by the numbers of their lines; in a block of code or a comment there are none. */
function headingsOf(lines: readonly string[]): Map<number, Heading> {
  const found = fromMarkdown(lines.join("\n")).children.flatMap((node): [number, Heading][] => {
    if (node.type !== "heading" || node.position === undefined) return [];
    const [first, last] = [node.position.start.line - 1, node.position.end.line - 1];
    const own = lines.slice(first, Math.max(last, first + 1)).map((line) => line.trim());
    const text = own.join(" ").replace(/^#+\s+/, "");
    return [[first, { depth: node.depth, last, text }]];
  });
  return new Map(found);
}

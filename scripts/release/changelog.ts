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
  const inCode = codeLines(lines);
  const isHeading = (index: number): boolean => !inCode.has(index) && lines[index]?.startsWith("## ") === true;
  const start = lines.findIndex((line, index) => !inCode.has(index) && UNRELEASED.test(line));
  if (start === -1) {
    throw new CommandError('CHANGELOG.md: has no heading "## Unreleased".', { hint: "write one above the newest version" });
  }
  const released = new RegExp(`^## \\[?${version.replace(/[.+]/g, "\\$&")}\\]?(\\s|$)`);
  if (lines.some((line, index) => !inCode.has(index) && released.test(line))) {
    throw new CommandError(`CHANGELOG.md: has a heading for ${version} already.`, { hint: "take it out, or raise the version further" });
  }
  const length = lines.slice(start + 1).findIndex((_, index) => isHeading(start + 1 + index));
  const end = length === -1 ? lines.length : start + 1 + length;
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
  const inCode = codeLines(lines);
  const entry: Entry = { intro: "", sections: new Map() };
  let [title, own]: [string | undefined, string[]] = [undefined, []];
  const close = (): void => {
    const body = own.join("\n").trim();
    if (title === undefined) entry.intro = body;
    else if (body !== "") entry.sections.set(title, joined(entry.sections.get(title), body));
  };
  for (const [index, line] of lines.entries()) {
    const found = inCode.has(index) ? undefined : /^### (.+?)\s*$/.exec(line)?.[1];
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
  const text = body
    .replace(/<!--[^]*?-->/g, "")
    .replace(/\r\n?/g, "\n")
    .trim();
  if (text === "") return "";
  const lines = text.split("\n");
  const inCode = codeLines(lines);
  const titled = lines.findIndex((line, index) => !inCode.has(index) && line.startsWith("### "));
  const free = lines
    .slice(0, titled === -1 ? lines.length : titled)
    .join("\n")
    .trim();
  const rest = titled === -1 ? "" : lines.slice(titled).join("\n");
  return [free === "" ? "" : `### ${DEFAULT_TITLE}\n\n${asList(free)}`, rest].filter((part) => part !== "").join("\n\n");
}

function asList(text: string): string {
  if (/^[-*+] /.test(text)) return text;
  const [first = "", ...more] = text.split("\n");
  return [`- ${first}`, ...more.map((line) => (line === "" ? "" : `  ${line}`))].join("\n");
}

/** The numbers of the lines that stand in a block of code, where a heading is none. */
function codeLines(lines: readonly string[]): Set<number> {
  const found = new Set<number>();
  let fence: string | undefined;
  for (const [index, line] of lines.entries()) {
    const mark = /^\s{0,3}(`{3,}|~{3,})/.exec(line)?.[1];
    if (fence !== undefined || mark !== undefined) found.add(index);
    if (mark === undefined) continue;
    if (fence === undefined) fence = mark;
    else if (mark.startsWith(fence)) fence = undefined;
  }
  return found;
}

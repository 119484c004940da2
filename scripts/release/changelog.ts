import { CommandError } from "../core/cli/command-error.js";

const UNRELEASED = "\n## Unreleased\n";

/** The sections of Keep a Changelog. */
const TITLES = ["", "Added", "Changed", "Deprecated", "Removed", "Fixed", "Security"];

/**
 * Moves the unreleased section and the texts of changesets to a new version's section. Merges texts with the same heading (`### Added`); a
 * text without a heading becomes an item of "Changed".
 *
 * @param date of the release, as `2026-01-31`
 * @throws CommandError if the changelog has no heading "## Unreleased", or already has the version
 */
export function releaseChangelog(changelog: string, version: string, date: string, texts: readonly string[]): string {
  const [before, after] = changelog.split(UNRELEASED);
  if (before === undefined || after === undefined) {
    throw new CommandError('CHANGELOG.md has no heading "## Unreleased".', { hint: "add it above the newest version" });
  }
  if (after.includes(`\n## ${version} `)) {
    throw new CommandError(`CHANGELOG.md already has a heading for ${version}.`, { hint: "remove it, or choose a higher version" });
  }
  const end = `${after}\n## `.indexOf("\n## ");
  const sections = new Map<string, string[]>(TITLES.map((title) => [title, []]));
  const add = ([title, text]: readonly [string, string]): unknown => sections.set(title, [...(sections.get(title) ?? []), text]);
  sectionsOf(after.slice(0, end)).forEach(add);
  for (const text of texts) sectionsOf(text).forEach(([title, body]) => add(title === "" ? ["Changed", itemOf(body)] : [title, body]));
  const entry = [...sections].flatMap(([title, bodies]) => {
    if (bodies.length === 0) return [];
    return title === "" ? bodies : [`### ${title}\n\n${bodies.join("\n")}`];
  });
  return `${before}${UNRELEASED}\n${[`## ${version} – ${date}`, ...entry].join("\n\n")}\n${after.slice(end)}`;
}

/**
 * Returns the section of a version without its heading.
 *
 * @throws CommandError if the changelog has none
 */
export function changesOf(changelog: string, version: string): string {
  const section = changelog.split(/^## /m).find((text) => text.startsWith(`${version} `));
  if (section === undefined)
    throw new CommandError(`CHANGELOG.md has no section for ${version}.`, { hint: "run `npm run release:version`" });
  return section.slice(section.indexOf("\n")).trim();
}

/** Splits a text by headings. The first part has none. Removes comments. */
function sectionsOf(text: string): [title: string, body: string][] {
  const [intro = "", ...rest] = text
    .replaceAll("\r\n", "\n")
    .replace(/<!--[^]*?-->/g, "")
    .split(/^### +(.+)$/m);
  const titled = rest.flatMap((title, index): [string, string][] => (index % 2 === 0 ? [[title.trim(), rest[index + 1] ?? ""]] : []));
  const sections: [string, string][] = [["", intro], ...titled];
  return sections.map(([title, body]): [string, string] => [title, body.trim()]).filter(([, body]) => body !== "");
}

function itemOf(text: string): string {
  return /^[-*+] /.test(text) ? text : `- ${text.replace(/\n(?=.)/g, "\n  ")}`;
}

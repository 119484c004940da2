import { type Finding } from "../../core/cli/finding.js";
import { GUIDE_RULE } from "./front-matter.js";
import type { Guide } from "./guide.js";

/** The changelog, relative to the repository. */
export const CHANGELOG = "CHANGELOG.md";

/** Reads the changelog as a guide. It has a heading and a first paragraph instead of front matter. */
export function changelogGuide(file: string, source: string): Guide | Finding {
  const parts = /^# (?<title>.+)\n+(?<description>[^#\s].*)\n+(?<text>[\s\S]*)$/.exec(source.replaceAll("\r\n", "\n"))?.groups;
  if (parts === undefined) {
    const message = "The changelog does not start with a title and a description.";
    return { file, line: 1, column: 1, rule: GUIDE_RULE, message, hint: "start it with a heading and a line of plain text below" };
  }
  const { title = "", description = "", text = "" } = parts;
  return { name: "changelog", title: title.trim(), description: description.trim(), source: CHANGELOG, text: `${text.trim()}\n` };
}

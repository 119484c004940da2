import { type Finding } from "../../core/cli/finding.js";
import { GUIDE_RULE } from "./front-matter.js";
import type { Guide } from "./guide.js";

/** The file at the top of the repository that is a page of the reference too. */
export const CHANGELOG = "CHANGELOG.md";

/** The changelog as a guide. It is read where it stands as well, so that it has a heading and a first paragraph in place of front matter. */
export function changelogGuide(file: string, source: string): Guide | Finding {
  const parts = /^# (?<title>.+)\n+(?<description>[^#\s].*)\n+(?<text>[\s\S]*)$/.exec(source.replaceAll("\r\n", "\n"))?.groups;
  if (parts === undefined) {
    const message = "The changelog does not begin with its title and one line that describes it.";
    return { file, line: 1, column: 1, rule: GUIDE_RULE, message, hint: "begin it with a heading, and a line of plain text below" };
  }
  const { title = "", description = "", text = "" } = parts;
  return { name: "changelog", title: title.trim(), description: description.trim(), source: CHANGELOG, text: `${text.trim()}\n` };
}

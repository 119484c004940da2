import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { REPOSITORY } from "../../../scripts/lib/redocly-config.js";
import { type Snippet, snippetsOfMarkdown } from "../../support/snippets.js";

/** A sample of a document, with a name that does not change when a line is added above it. */
export interface Sample extends Snippet {
  /** The document, below the root. */
  file: string;
  /** The document without `packages/`, and the heading above the sample; from the second sample below a heading on, also its number. */
  name: string;
}

/** The documents about the packages: the README of the repository, and all that the packages have. */
export function documents(): string[] {
  const packages = readdirSync(join(REPOSITORY, "packages"));
  const inPackages = packages.flatMap((name) => readdirSync(join(REPOSITORY, "packages", name)).map((file) => `packages/${name}/${file}`));
  return ["README.md", ...inPackages.filter((path) => path.endsWith(".md"))];
}

/** The samples of a document. */
export function samplesOf(file: string, text = readFileSync(join(REPOSITORY, file), "utf8")): Sample[] {
  const headings = headingsOf(text);
  const count = new Map<string, number>();
  return snippetsOfMarkdown(text).map((snippet) => {
    const heading = headings.findLast(({ line }) => line < snippet.line)?.title ?? "";
    const place = `${file.replace(/^packages\//, "")}: ${heading}`;
    const number = (count.get(place) ?? 0) + 1;
    count.set(place, number);
    return { ...snippet, file, name: number === 1 ? place : `${place} ${number}` };
  });
}

/** The headings outside of fences, where a `#` begins a comment. */
function headingsOf(text: string): { line: number; title: string }[] {
  let isFenced = false;
  return text.split("\n").flatMap((content, index) => {
    if (content.startsWith("```")) isFenced = !isFenced;
    const title = isFenced ? undefined : /^#+ (.*)$/.exec(content)?.[1];
    return title === undefined ? [] : [{ line: index + 1, title }];
  });
}

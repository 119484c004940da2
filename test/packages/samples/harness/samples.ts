import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { GUIDES } from "../../../../scripts/docs/guides/read-guides.js";
import { REPORT } from "../../../../scripts/pack/api-report.js";
import { REPOSITORY } from "../../../../scripts/core/files/repository.js";
import { type Snippet, snippetsOfComments, snippetsOfMarkdown } from "../../../harness/snippets.js";

/** A sample of a document, with a name that does not change when a line is added above it. */
export interface Sample extends Snippet {
  file: string;
  /** The document without the folders that all have, and the heading above the sample, if any; from the second sample there on, also its number. */
  name: string;
}

/** The documents about the packages: the README of the repository, and all that people wrote for the packages. */
export function documents(): string[] {
  const packages = readdirSync(join(REPOSITORY, "packages"));
  const inPackages = packages.flatMap((name) => readdirSync(join(REPOSITORY, "packages", name)).map((file) => `packages/${name}/${file}`));
  return ["README.md", ...inPackages.filter((path) => path.endsWith(".md") && !path.endsWith(REPORT))];
}

export const guides = (): string[] =>
  readdirSync(join(REPOSITORY, GUIDES)).flatMap((file) => (file.endsWith(".md") ? [`${GUIDES}/${file}`] : []));

/** The modules of the packages, whose doc comments have samples. What is generated has none. */
export function sources(): string[] {
  return readdirSync(join(REPOSITORY, "packages")).flatMap((name) => {
    const files = readdirSync(join(REPOSITORY, "packages", name, "src"), { recursive: true, encoding: "utf8" });
    return files.filter((file) => file.endsWith(".ts")).map((file) => `packages/${name}/src/${file.replaceAll("\\", "/")}`);
  });
}

/** The samples of a document, or of the doc comments of a module. */
export function samplesOf(file: string, text = readFileSync(join(REPOSITORY, file), "utf8")): Sample[] {
  const isDocument = file.endsWith(".md");
  const headings = isDocument ? headingsOf(text) : [];
  const count = new Map<string, number>();
  return (isDocument ? snippetsOfMarkdown : snippetsOfComments)(text).map((snippet) => {
    const heading = headings.findLast(({ line }) => line < snippet.line)?.title;
    const place = [file.replace(/^(?:packages|scripts\/docs)\//, ""), ...(heading === undefined ? [] : [heading])].join(": ");
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

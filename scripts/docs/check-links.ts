import { join } from "node:path";
import { compare, type Finding } from "../core/cli/finding.js";
import type { DrawnPage } from "./draw-pages.js";
import { decoded } from "./model/guide-links.js";
import type { DocsOptions } from "./options.js";

/** Returns links with a missing target, and duplicate ids. */
export function linkFindings(
  { root, entry = join(root, "scripts/docs") }: Pick<DocsOptions, "root" | "entry">,
  pages: readonly Pick<DrawnPage, "page" | "links" | "ids">[],
  files: ReadonlySet<string>,
): Finding[] {
  const places = new Map(pages.map(({ page, ids }) => [page.path, new Set(ids)]));
  return pages.flatMap(({ page, links, ids }) => {
    const broken = links
      .filter(({ path, rest }) => !isThere(path, rest, places, files))
      .map(({ path, rest }) => `/${page.path} links to /${path}${rest}, which does not exist.`);
    const twice = repeated(ids).map((id) => `/${page.path} has the id "${id}" twice.`);
    return [...broken, ...twice]
      .sort(compare)
      .map((message) => findingOf(page.source === undefined ? entry : join(root, page.source), message));
  });
}

function isThere(path: string, rest: string, places: ReadonlyMap<string, ReadonlySet<string>>, files: ReadonlySet<string>): boolean {
  const file = decoded(path);
  const isPage = path === "" || path.endsWith("/");
  if (!files.has(isPage ? `${file}index.html` : file)) return false;
  const [, anchor] = /#(.+)$/s.exec(rest) ?? [];
  return !isPage || anchor === undefined || places.get(file)?.has(decoded(anchor)) === true;
}

function repeated(ids: readonly string[]): string[] {
  return [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))];
}

function findingOf(file: string, message: string): Finding {
  return { file, line: 1, column: 1, rule: "docs-link", message };
}

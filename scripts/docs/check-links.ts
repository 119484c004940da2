import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { compare, type Finding } from "../core/cli/finding.js";
import type { DrawnPage } from "./draw-pages.js";
import { decoded } from "../read/spec-node.js";
import type { DocsOptions } from "./options.js";

/** Returns links with a missing target, and duplicate ids. */
export function linkFindings(
  { root, entry = join(root, "scripts/docs") }: Pick<DocsOptions, "root" | "entry">,
  pages: readonly Pick<DrawnPage, "page" | "links" | "ids">[],
  files: ReadonlySet<string>,
): Finding[] {
  const places = new Map(pages.map(({ page, ids }) => [page.path, new Set(ids)]));
  return pages.flatMap(({ page, links, ids }) => {
    const file = page.source === undefined ? entry : join(root, page.source);
    const broken = links
      .filter(({ path, rest }) => !isThere(path, rest, places, files))
      .map(({ path, rest }) => findingOf(file, `/${page.path} links to /${path}${rest}, which does not exist.`, ending(path, rest)));
    const twice = repeated(ids).map((id) => findingOf(file, `/${page.path} has the id "${id}" twice.`));
    return [...broken, ...twice].sort((a, b) => compare(a.message, b.message));
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

/** Returns the end of a target, which a link of any form has: its anchor, or its last segment. */
function ending(path: string, rest: string): string {
  return rest || (/[^/]+\/?$/.exec(path)?.[0] ?? "");
}

/** Returns a finding at the first line of the file that has a text, else at its start. */
function findingOf(file: string, message: string, text = ""): Finding {
  const lines = text !== "" && file.endsWith(".md") && existsSync(file) ? readFileSync(file, "utf8").split("\n") : [];
  const at = Math.max(
    lines.findIndex((line) => line.includes(text)),
    0,
  );
  return { file, line: at + 1, column: Math.max(lines[at]?.indexOf(text) ?? 0, 0) + 1, rule: "docs-link", message };
}

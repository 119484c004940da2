import type { Page } from "./types.js";

/** Makes page titles unique: schemas may have the same name as guides, and tags as operations. */
export function withUniqueTitles(pages: readonly Page[]): Page[] {
  const taken = new Set<string>();
  return pages.map((page) => {
    const title =
      [page.title, `${page.title} (${distinctionOf(page)})`].find((wanted) => !taken.has(wanted)) ?? `${page.title} (${page.path})`;
    taken.add(title);
    return title === page.title ? page : { ...page, title };
  });
}

function distinctionOf(page: Page): string {
  return page.kind === "operation" ? `${page.method} ${page.template}` : page.kind;
}

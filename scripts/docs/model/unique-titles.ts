import type { Page } from "./types.js";

/** The pages, each with a title of its own: a schema may be called like a guide, and a tag like an operation. */
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
  return page.kind === "operation" ? page.operationId : page.kind;
}

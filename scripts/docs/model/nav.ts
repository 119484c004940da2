import type { Contract } from "./contract.js";
import { operationLink, tagLink } from "./links.js";
import { ERRORS, COVERAGE, SCHEMAS } from "./paths.js";
import type { NavEntry, NavGroup, Page } from "./types.js";

/** Returns the groups of the side bar: guides, tags, schemas. */
export function navOf(contract: Contract, pages: readonly Page[]): NavGroup[] {
  const entries = (wanted: (page: Page) => boolean): NavEntry[] => pages.filter(wanted).map(({ title, path }) => ({ title, path }));
  const prose = entries(({ kind, path }) => kind === "guide" || kind === "authentication" || path === ERRORS || path === COVERAGE);
  const webhooksOf = (isMeant: (tags: readonly string[]) => boolean): NavEntry[] =>
    pages.flatMap((page) =>
      page.kind === "webhook" && isMeant(page.tags) ? [{ title: page.title, path: page.path, method: page.request.method }] : [],
    );
  const webhooks = webhooksOf((tags) => !contract.tags.some(({ name }) => tags.includes(name)));
  const schemas = pages.flatMap((page) => (page.kind === "schema" ? [{ title: page.name, path: page.path }] : []));
  return [
    ...(prose.length === 0 ? [] : [{ title: "Guides", entries: prose }]),
    ...contract.tags.map((tag) => {
      const { title, path } = tagLink(contract, tag);
      return {
        title,
        path,
        ...(tag.heading !== undefined && { heading: tag.heading }),
        entries: [
          ...tag.operations.map((operation): NavEntry => {
            const { title: name, path: operationPath, method, detail, isDeprecated } = operationLink(contract, operation);
            return { title: isDeprecated === true ? `${name} (deprecated)` : name, path: operationPath, method, detail };
          }),
          ...webhooksOf((tags) => tags.includes(tag.name)),
        ],
      };
    }),
    ...(webhooks.length === 0 ? [] : [{ title: "Webhooks", entries: webhooks }]),
    ...(schemas.length === 0 ? [] : [{ title: "Schemas", path: SCHEMAS, entries: schemas }]),
  ];
}

import { commonMarkOf } from "./extended-markdown.js";
import { contractOf } from "./contract.js";
import { withSiteLinks } from "./document-links.js";
import { withPlainTexts } from "./document-texts.js";
import { coveragePages } from "./coverage-page.js";
import { errorsPages } from "./errors-page.js";
import { withRootLinks } from "./guide-links.js";
import { guidePage, homePage } from "./guide-pages.js";
import type { Guide, SiteInput } from "./input.js";
import { navOf } from "./nav.js";
import { operationPage } from "./operation-page.js";
import { webhookPages } from "./received.js";
import { guidesWithChanges } from "./releases.js";
import { schemaPage, schemasPages } from "./schema-page.js";
import { authenticationPages } from "./security.js";
import { tagPage } from "./tag-page.js";
import type { Page, Site } from "./types.js";

export type { Guide, SiteInput, SourceFiles } from "./input.js";

/** Builds the reference as data from the contract and the guides. A pure function. */
export function createSite(given: SiteInput): Site {
  const input = settled(given);
  const contract = contractOf(input);
  const { version } = input.document.info;
  const title = input.name ?? input.document.info.title;
  const webhooks = webhookPages(contract);
  const pages = withUniqueTitles([
    homePage(contract, webhooks),
    ...guidesWithChanges(contract).map((guide) => guidePage(contract, guide)),
    ...authenticationPages(contract),
    ...errorsPages(contract),
    ...coveragePages(contract),
    ...contract.tags.flatMap((tag) => [
      tagPage(contract, tag, webhooks),
      ...tag.operations.filter((operation) => operation.tag === tag.name).map((operation) => operationPage(contract, tag, operation)),
    ]),
    ...webhooks,
    ...schemasPages(contract),
    ...[...contract.schemas.keys()].map((name) => schemaPage(contract, name)),
  ]);
  const shown = input.isForeign === true && input.isIndex === undefined ? withSiteLinks(contract, pages) : pages;
  return { title, version, ...(input.brand && { brand: input.brand }), pages: shown, nav: navOf(contract, pages) };
}

/** Returns a function that builds one page, that of an operationId or a schema: all pages of a large document take seconds. */
export function pageMaker(given: SiteInput): (id: string) => Page | undefined {
  const contract = contractOf(settled(given));
  const pageOf = (id: string): Page | undefined => {
    const operation = contract.operations.find(({ operationId }) => operationId === id);
    const tag = contract.tags.find(({ name }) => name === operation?.tag);
    if (operation !== undefined && tag !== undefined) return operationPage(contract, tag, operation);
    return contract.schemas.has(id) ? schemaPage(contract, id) : undefined;
  };
  return (id) =>
    withSiteLinks(
      contract,
      [pageOf(id)].filter((page) => page !== undefined),
    )[0];
}

/** Returns the input with the texts of others as plain Markdown. */
function settled(given: SiteInput): SiteInput {
  if (given.isForeign !== true) return given;
  const textOf = (guide: Guide): string => withRootLinks({ ...guide, text: commonMarkOf(guide.text) }, given.guides);
  return { ...given, document: withPlainTexts(given.document), guides: given.guides.map((guide) => ({ ...guide, text: textOf(guide) })) };
}

/** Makes page titles unique: schemas may have the same name as guides, and tags as operations. */
function withUniqueTitles(pages: readonly Page[]): Page[] {
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

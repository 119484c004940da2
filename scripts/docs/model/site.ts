import { commonMarkOf } from "./extended-markdown.js";
import { contractOf } from "./contract.js";
import { withSiteLinks } from "./document-links.js";
import { withPlainTexts } from "./document-texts.js";
import { coveragePages } from "./coverage-page.js";
import { errorsPages } from "./errors-page.js";
import { withRootLinks } from "./guide-links.js";
import { guidePage, homePage } from "./guide-pages.js";
import type { SiteInput } from "./input.js";
import { navOf } from "./nav.js";
import { operationPage } from "./operation-page.js";
import { webhookPages } from "./received.js";
import { guidesWithChanges } from "./releases.js";
import { schemaPage } from "./schema-page.js";
import { schemasPages } from "./schemas-page.js";
import { authenticationPages } from "./security.js";
import { tagPage } from "./tag-page.js";
import type { Site } from "./types.js";
import { withUniqueTitles } from "./unique-titles.js";

export type { Guide, SiteInput, SourceFiles } from "./input.js";

/** Builds the reference as data from the contract and the guides. A pure function. */
export function createSite(given: SiteInput): Site {
  const input =
    given.isForeign === true
      ? {
          ...given,
          document: withPlainTexts(given.document),
          guides: given.guides.map((guide) => ({
            ...guide,
            text: withRootLinks({ ...guide, text: commonMarkOf(guide.text) }, given.guides),
          })),
        }
      : given;
  const contract = contractOf(input);
  const { version } = input.document.info;
  const title = input.name ?? input.document.info.title;
  const pages = withUniqueTitles([
    homePage(contract),
    ...guidesWithChanges(contract).map((guide) => guidePage(contract, guide)),
    ...authenticationPages(contract),
    ...errorsPages(contract),
    ...coveragePages(contract),
    ...contract.tags.flatMap((tag) => [
      tagPage(contract, tag),
      ...tag.operations.filter((operation) => operation.tag === tag.name).map((operation) => operationPage(contract, tag, operation)),
    ]),
    ...webhookPages(contract),
    ...schemasPages(contract),
    ...[...contract.schemas.keys()].map((name) => schemaPage(contract, name)),
  ]);
  const shown = input.isForeign === true ? withSiteLinks(contract, pages) : pages;
  return { title, version, ...(input.brand && { brand: input.brand }), pages: shown, nav: navOf(contract, pages) };
}

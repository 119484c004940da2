import { assetFiles } from "../pack/reference-assets.js";
import type { DocsParts } from "./build.js";
import { cardFiles } from "./card.js";
import { tryPage } from "./browser/try-page.js";
import { readGuides } from "./guides/read-guides.js";
import { llmsText } from "./markdown/llms.js";
import { markdownOf } from "./markdown/markdown-of.js";
import { sitemapOf } from "./markdown/sitemap.js";
import { createSite } from "./model/site.js";
import { readContract } from "./read-contract.js";
import { recordResponses } from "./samples/record-responses.js";
import { samplesOf } from "./samples/samples-of.js";
import { searchIndexScript } from "./search/search-index.js";
import { highlightCss } from "./view/highlight.js";
import { viewOf } from "./view/view-of.js";

/** The real parts of a build. */
export const DOCS_PARTS: DocsParts = {
  readContract,
  readGuides,
  samplesOf,
  recordResponses,
  createSite,
  viewOf,
  highlightCss,
  markdownOf,
  llmsText,
  sitemapOf,
  searchIndexScript,
  tryPage,
  assetFiles: async ({ root, siteUrl }, css) => [...(await assetFiles(root, css)), ...cardFiles(siteUrl)],
};

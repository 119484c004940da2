import { tryPage } from "./browser/try-page.js";
import { llmsText } from "./markdown/llms.js";
import { markdownOf } from "./markdown/markdown-of.js";
import { sitemapOf } from "./markdown/sitemap.js";
import { searchIndexScript } from "./search/search-index.js";
import { viewOf } from "./view/view-of.js";

/** The parts that write a site, whichever document it is of. */
export const DRAWING_PARTS = { viewOf, markdownOf, llmsText, sitemapOf, searchIndexScript, tryPage };

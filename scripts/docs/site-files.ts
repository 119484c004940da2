import { stringify } from "yaml";
import type { OpenApiDocument } from "../read/openapi.js";
import type { OutputFile } from "../core/files/output.js";
import { finishPage } from "./finish.js";
import type { Frame } from "./frame.js";
import { missingBody } from "./missing-body.js";
import type { Site } from "./model/types.js";
import { sideBarOf } from "./side-bar.js";

/** What is made from the whole site, for machines and for the search. */
export interface SiteParts {
  llmsText(site: Site, siteUrl: string): string;
  llmsFullText(site: Site): string;
  sitemapOf(site: Site, siteUrl: string): string;
  searchIndexScript(site: Site): string;
  tryPage(): string;
}

export function siteFiles(site: Site, document: OpenApiDocument, siteUrl: string, parts: SiteParts): OutputFile[] {
  return [
    { path: "llms.txt", text: parts.llmsText(site, siteUrl) },
    { path: "llms-full.txt", text: parts.llmsFullText(site) },
    { path: "sitemap.xml", text: parts.sitemapOf(site, siteUrl) },
    { path: "assets/search-index.js", text: parts.searchIndexScript(site) },
    { path: "openapi.json", text: `${JSON.stringify(document, null, 2)}\n` },
    { path: "openapi.yaml", text: yamlOf(document) },
    { path: "try.html", text: parts.tryPage() },
  ];
}

/** Without anchors and folded lines, so that what is the same in the contract is the same in each place. */
export function yamlOf(document: OpenApiDocument): string {
  return stringify(document, { aliasDuplicateObjects: false, lineWidth: 0 });
}

/**
 * What a server answers where there is no page. It may be shown at any address of the site, so its links start at the root of the host,
 * below which the site's address says where it stands.
 */
export async function missingPage(frame: Pick<Frame, "draw" | "inlineScripts">, site: Site, siteUrl: string): Promise<OutputFile> {
  const html = await frame.draw({
    path: "404.html",
    siteTitle: site.title,
    title: "Page not found",
    description: "Nothing stands at this address.",
    sidebar: sideBarOf("404.html", site.nav),
    headings: [],
    body: missingBody(),
  });
  return { path: "404.html", text: finishPage(html, "404.html", frame.inlineScripts, new URL(siteUrl).pathname).html };
}

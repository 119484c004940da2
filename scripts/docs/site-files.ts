import { stringify } from "yaml";
import type { OpenApiDocument } from "../read/openapi.js";
import type { OutputFile } from "../core/files/output.js";
import type { Site } from "./model/types.js";

/** Writes the files of the whole site, for programs and the search. */
export interface SiteParts {
  llmsText(site: Site, siteUrl: string | undefined): string;
  sitemapOf(site: Site, siteUrl: string): string;
  searchIndexScript(site: Site): string;
  tryPage(): string;
}

export function siteFiles(site: Site, document: OpenApiDocument, siteUrl: string | undefined, parts: SiteParts): OutputFile[] {
  return [
    { path: "llms.txt", text: parts.llmsText(site, siteUrl) },
    // Sitemaps hold absolute URLs only.
    ...(siteUrl === undefined ? [] : [{ path: "sitemap.xml", text: parts.sitemapOf(site, siteUrl) }]),
    { path: "assets/search-index.js", text: parts.searchIndexScript(site) },
    { path: "openapi.json", text: `${JSON.stringify(document, null, 2)}\n` },
    { path: "openapi.yaml", text: yamlOf(document) },
    { path: "try.html", text: parts.tryPage() },
  ];
}

/** Writes YAML without anchors and folded lines, so that equal parts of the contract look equal. */
export function yamlOf(document: OpenApiDocument): string {
  return stringify(document, { aliasDuplicateObjects: false, lineWidth: 0 });
}

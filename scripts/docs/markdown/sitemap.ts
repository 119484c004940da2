import type { Site } from "../model/types.js";
import { linkFromRoot } from "./twin-links.js";

/** Writes the sitemap (https://www.sitemaps.org/protocol.html), without dates, since the contract has none. */
export function sitemapOf(site: Site, siteUrl: string): string {
  const addresses = site.pages.map((page) => `  <url><loc>${escaped(linkFromRoot(page.path, siteUrl))}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${addresses.join("")}</urlset>\n`;
}

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;" };

function escaped(value: string): string {
  return value.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? "");
}

import { relativeLink, siteLink } from "../links.js";

/** Returns the path of a page's Markdown twin. */
export function twinOf(path: string): string {
  return `${path}index.md`;
}

/** Converts a root-absolute link to a relative one for files of the folder `from`. Links to pages become links to their twins. */
export function twinLink(from: string, url: string): string {
  const link = siteLink(url);
  if (link === undefined) return url;
  const { path, rest } = link;
  if (path === from && rest.startsWith("#")) return rest;
  return relativeLink(from, { path: path === "" || path.endsWith("/") ? twinOf(path) : path, rest });
}

/** Returns the URL of a file or page of the site: absolute if the site's URL, which ends with a slash, is known. */
export function linkFromRoot(path: string, siteUrl: string | undefined): string {
  return siteUrl === undefined ? path : new URL(path, siteUrl).href;
}

import { randomUUID } from "node:crypto";
import { relativeLink, siteLink } from "../links.js";

/** Returns the path of a page's Markdown twin. */
export function twinOf(path: string): string {
  return `${path}index.md`;
}

/** Stands before links within the site until the folder of the file is known. No text can contain it. */
const MARK = `twin-${randomUUID()}:`;

const MARKED = new RegExp(`${MARK}(/[^?#)>\\s]*)(#)?`, "g");

/** Marks a root-absolute link for {@link withLinksFrom}. */
export function twinLink(url: string): string {
  return siteLink(url) === undefined ? url : `${MARK}${url}`;
}

/** Makes the marked links of a text relative to the folder `from`. Links to pages become links to their twins. */
export function withLinksFrom(from: string, text: string): string {
  return text.replace(MARKED, (_, url: string, hash?: string) => {
    const path = url.slice(1);
    if (path === from && hash !== undefined) return hash;
    return relativeLink(from, { path: path === "" || path.endsWith("/") ? twinOf(path) : path, rest: hash ?? "" });
  });
}

/** Returns the URL of a file or page of the site: absolute if the site's URL, which ends with a slash, is known. */
export function linkFromRoot(path: string, siteUrl: string | undefined): string {
  return siteUrl === undefined ? path : new URL(path, siteUrl).href;
}

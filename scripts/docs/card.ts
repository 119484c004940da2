import { readFileSync } from "node:fs";
import type { AnyFile } from "../core/files/output.js";

/** The image of links to the site, relative to the site's root. */
export const CARD = "assets/card.png";

/** Returns the image of links to a published site. Links to images are absolute (https://ogp.me/#structured). */
export function cardFiles(siteUrl: string | undefined): AnyFile[] {
  return siteUrl === undefined ? [] : [{ path: CARD, text: readFileSync(new URL("shell/card.png", import.meta.url)) }];
}

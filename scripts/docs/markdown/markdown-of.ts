import type { Page } from "../model/types.js";
import { pageBlocks } from "./page-blocks.js";
import { withLinksFrom } from "./twin-links.js";
import { writeNodes } from "./write-nodes.js";

let last: { page: Page; text: string } | undefined;

/**
 * Writes the Markdown twin of a page, with links to the twins of other pages. A page is written once, also for several folders.
 * @param from the folder that the links are relative to
 */
export function markdownOf(page: Page, from = page.path): string {
  if (last?.page !== page) last = { page, text: writeNodes(pageBlocks(page, { depth: 1 })) };
  return withLinksFrom(from, last.text);
}

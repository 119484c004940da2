import type { Page } from "../model/types.js";
import { pageBlocks } from "./page-blocks.js";
import { writeNodes } from "./write-nodes.js";

/**
 * Writes the Markdown twin of a page, with links to the twins of other pages.
 * @param from the folder that the links are relative to
 */
export function markdownOf(page: Page, from = page.path): string {
  return writeNodes(pageBlocks(page, { from, depth: 1 }));
}

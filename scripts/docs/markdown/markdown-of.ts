import type { Page } from "../model/types.js";
import { pageBlocks } from "./page-blocks.js";
import { writeNodes } from "./write-nodes.js";

/** The Markdown twin of a page: all that the page says, with links to the twins of other pages. */
export function markdownOf(page: Page): string {
  return writeNodes(pageBlocks(page, { from: page.path, depth: 1 }));
}

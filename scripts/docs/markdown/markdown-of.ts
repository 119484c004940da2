import type { Page } from "../model/types.js";
import { pageBlocks } from "./page-blocks.js";
import { writeNodes } from "./write-nodes.js";

/** Writes the Markdown twin of a page, with links to the twins of other pages. */
export function markdownOf(page: Page): string {
  return writeNodes(pageBlocks(page, { from: page.path, depth: 1 }));
}

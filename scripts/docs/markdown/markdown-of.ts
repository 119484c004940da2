import type { Nodes } from "mdast";
import type { Page } from "../model/types.js";
import type { Block } from "./nodes.js";
import { pageBlocks } from "./page-blocks.js";
import type { Place } from "./text-blocks.js";
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

/** Writes a page for a reader without the site: links to other pages are their texts. */
export function briefOf(page: Page, brief: Place["brief"] = "page"): string {
  const blocks = pageBlocks(page, { depth: 1, brief }).flatMap(withoutSiteLinks) as Block[];
  return withLinksFrom(page.path, writeNodes(blocks)).trim();
}

function withoutSiteLinks(node: Nodes): Nodes[] {
  if (!("children" in node)) return [node];
  const children = (node.children as Nodes[]).flatMap(withoutSiteLinks);
  return node.type === "link" && !/^https?:/i.test(node.url) ? children : [{ ...node, children } as Nodes];
}

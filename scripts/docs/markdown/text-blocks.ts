import type { Definition, Nodes, Parents, Root } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmTableFromMarkdown } from "mdast-util-gfm-table";
import { gfmTable } from "micromark-extension-gfm-table";
import type { Markdown } from "../model/types.js";
import { type Block, type Inline, text } from "./nodes.js";
import { twinLink } from "./twin-links.js";

/** The place of a text. */
export interface Place {
  /** The depth of the heading above the text; headings in the text are deeper. */
  depth: number;
  /** For a reader of a single page, without a site around it: the whole page with one example of each body, or the request alone. */
  brief?: "page" | "request";
}

/** The same syntax as on the HTML pages: tables, and HTML as plain text. */
const SYNTAX = { extensions: [gfmTable(), { disable: { null: ["htmlFlow", "htmlText"] } }], mdastExtensions: [gfmTableFromMarkdown()] };

const SAFE_LINK = /^(?:https?:|mailto:|[^:]*$|[/#.?])/i;

/**
 * Parses a text of the contract or a guide into nodes, so that nothing in it (an unclosed fence, a heading, a `javascript:` link) affects
 * the rest of the page.
 */
export function textBlocks(markdown: Markdown, place: Place): Block[] {
  const root = parsed(markdown);
  const definitions = new Map(
    root.children.filter((node): node is Definition => node.type === "definition").map((node) => [node.identifier, node.url]),
  );
  return childrenOf(root, { place, definitions, shift: headingShift(root, place) }) as Block[];
}

const trees = new Map<string, Root>();

/** Caches parsed texts: most pages share the same few, and parsing is slow. */
function parsed(markdown: Markdown): Root {
  const root = trees.get(markdown) ?? withoutPositions(fromMarkdown(markdown, SYNTAX));
  trees.set(markdown, root);
  return root;
}

/** Positions would make equal paragraphs differ, which are written once. */
function withoutPositions<Node extends Nodes>(node: Node): Node {
  delete node.position;
  if ("children" in node) node.children.forEach(withoutPositions);
  return node;
}

/** Returns the inline nodes of a single paragraph; undefined for other blocks. */
export function onlyParagraph(blocks: readonly Block[]): Inline[] | undefined {
  const [first, ...others] = blocks;
  return first?.type === "paragraph" && others.length === 0 ? first.children : undefined;
}

interface Rewriting {
  place: Place;
  /** URLs by label. */
  definitions: ReadonlyMap<string, string>;
  /** The number of levels that headings are lowered by. */
  shift: number;
}

/** Places the highest heading one level below the place. */
function headingShift(root: Root, place: Place): number {
  const depths = root.children.filter((node) => node.type === "heading").map((node) => node.depth);
  return depths.length === 0 ? 0 : Math.max(0, place.depth + 1 - Math.min(...depths));
}

function childrenOf(node: Parents, rewriting: Rewriting): Nodes[] {
  return node.children.flatMap((child) => rewritten(child, rewriting));
}

/** Returns the replacement of a node. */
function rewritten(node: Nodes, rewriting: Rewriting): Nodes[] {
  switch (node.type) {
    case "definition":
      return [];
    // Images would be loaded from other hosts.
    case "image": {
      if (/^\/(?!\/)/.test(node.url)) return [{ ...node, url: twinLink(node.url) }];
      const words = text([node.alt, node.url].find((each) => each) ?? "");
      return /^https?:/i.test(node.url) ? [{ type: "link", url: node.url, children: [words] }] : [words];
    }
    case "imageReference":
      return [text(node.alt ?? "")];
    case "heading":
      return [{ ...node, depth: Math.min(node.depth + rewriting.shift, 6), children: childrenOf(node, rewriting) } as Nodes];
    case "linkReference":
      return linked(rewriting.definitions.get(node.identifier) ?? "", node, rewriting);
    case "link":
      return linked(node.url, node, rewriting);
    default:
      return ["children" in node ? ({ ...node, children: childrenOf(node, rewriting) } as Nodes) : node];
  }
}

function linked(url: string, node: Parents, rewriting: Rewriting): Nodes[] {
  // The text of an image in a link is not a link.
  const children = childrenOf(node, rewriting).flatMap((child) => (child.type === "link" ? (child.children as Nodes[]) : child));
  if (url === "" || !SAFE_LINK.test(url)) return children;
  return [{ type: "link", url: twinLink(url), children } as Nodes];
}

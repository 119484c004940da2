import type { Definition, Nodes, Parents, Root } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmTableFromMarkdown } from "mdast-util-gfm-table";
import { gfmTable } from "micromark-extension-gfm-table";
import type { Markdown } from "../model/types.js";
import { type Block, type Inline, text } from "./nodes.js";
import { twinLink } from "./twin-links.js";

/** The page that a text belongs to. */
export interface Place {
  /** The folder of the file that holds it, as a page's `path`. */
  from: string;
  /** The depth of the heading it stands below: its own headings are deeper. */
  depth: number;
}

/** As on the pages: HTML in a text is text, and tables are tables. */
const SYNTAX = {
  extensions: [gfmTable(), { disable: { null: ["htmlFlow", "htmlText"] } }],
  mdastExtensions: [gfmTableFromMarkdown()],
};

const SAFE_LINK = /^(?:https?:|mailto:|[^:]*$|[/#.?])/i;

/**
 * A text of the contract or of a guide as nodes. It is parsed and written anew, so that nothing in it (a fence left open, a heading, a
 * link that a browser would run) reaches beyond its place.
 */
export function textBlocks(markdown: Markdown, place: Place): Block[] {
  const root = parsed(markdown);
  const definitions = new Map(
    root.children.filter((node): node is Definition => node.type === "definition").map((node) => [node.identifier, node.url]),
  );
  return childrenOf(root, { place, definitions, shift: headingShift(root, place) }) as Block[];
}

const trees = new Map<string, Root>();

/** The same few texts stand in most pages, and parsing takes longest. */
function parsed(markdown: Markdown): Root {
  const root = trees.get(markdown) ?? fromMarkdown(markdown, SYNTAX);
  trees.set(markdown, root);
  return root;
}

/** The inline nodes of a text that is one paragraph; undefined where it is more than that. */
export function onlyParagraph(blocks: readonly Block[]): Inline[] | undefined {
  const [first, ...others] = blocks;
  return first?.type === "paragraph" && others.length === 0 ? first.children : undefined;
}

interface Rewriting {
  place: Place;
  /** Addresses by label. */
  definitions: ReadonlyMap<string, string>;
  /** By how much headings go down. */
  shift: number;
}

/** The highest heading stands one below the place. */
function headingShift(root: Root, place: Place): number {
  const depths = root.children.filter((node) => node.type === "heading").map((node) => node.depth);
  return depths.length === 0 ? 0 : Math.max(0, place.depth + 1 - Math.min(...depths));
}

function childrenOf(node: Parents, rewriting: Rewriting): Nodes[] {
  return node.children.flatMap((child) => rewritten(child, rewriting));
}

/** The nodes that stand for a node, none or several. */
function rewritten(node: Nodes, rewriting: Rewriting): Nodes[] {
  switch (node.type) {
    case "definition":
      return [];
    // A picture would be fetched from where the text says.
    case "image":
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
  const children = childrenOf(node, rewriting);
  if (url === "" || !SAFE_LINK.test(url)) return children;
  return [{ type: "link", url: twinLink(rewriting.place.from, url), children } as Nodes];
}

import type { Nodes } from "mdast";
import { gfmTableToMarkdown } from "mdast-util-gfm-table";
import { defaultHandlers, type Handle, type Options, toMarkdown } from "mdast-util-to-markdown";
import type { Block } from "./nodes.js";

const { paragraph } = defaultHandlers;
const written = new Map<string, string>();

/** Caches written paragraphs: pages share most of theirs, and escaping is slow. No construct around a paragraph changes its text. */
const cachedParagraph: Handle = (node: Parameters<typeof paragraph>[0], parent, state, info) => {
  const key = JSON.stringify(node.children);
  const text = written.get(key) ?? paragraph(node, parent, state, info);
  written.set(key, text);
  return text;
};

const OPTIONS: Options = {
  bullet: "-",
  emphasis: "_",
  fences: true,
  handlers: { paragraph: cachedParagraph },
  listItemIndent: "one",
  rule: "-",
  extensions: [gfmTableToMarkdown({ tablePipeAlign: false })],
};

/** Returns nodes as Markdown, with a final line break. */
export function writeNodes(nodes: readonly Block[]): string {
  return toMarkdown({ type: "root", children: [...nodes] } satisfies Nodes, OPTIONS);
}

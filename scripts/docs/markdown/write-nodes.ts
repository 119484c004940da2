import { gfmTableToMarkdown } from "mdast-util-gfm-table";
import { toMarkdown } from "mdast-util-to-markdown";
import type { Block } from "./nodes.js";

const written = new Map<string, string>();

/** Returns nodes as Markdown, with a final line break. Caches written blocks: pages share most of theirs, and writing is slow. */
export function writeNodes(nodes: readonly Block[]): string {
  return partsOf(nodes)
    .map((part) => {
      const key = JSON.stringify(part);
      const text = written.get(key) ?? write(part);
      written.set(key, text);
      return text;
    })
    .join("\n");
}

/** Returns the blocks that are written separately: all but a list after another one, which takes another bullet. */
function partsOf(nodes: readonly Block[]): Block[][] {
  const parts: Block[][] = [];
  nodes.forEach((node, at) => {
    if (node.type === "list" && nodes[at - 1]?.type === "list") parts.at(-1)?.push(node);
    else parts.push([node]);
  });
  return parts;
}

function write(children: Block[]): string {
  return toMarkdown(
    { type: "root", children },
    {
      bullet: "-",
      emphasis: "_",
      fences: true,
      listItemIndent: "one",
      rule: "-",
      extensions: [gfmTableToMarkdown({ tablePipeAlign: false })],
    },
  );
}

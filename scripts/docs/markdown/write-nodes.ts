import { gfmTableToMarkdown } from "mdast-util-gfm-table";
import { toMarkdown } from "mdast-util-to-markdown";
import type { Block } from "./nodes.js";

/** Returns nodes as Markdown, with a final line break. */
export function writeNodes(nodes: readonly Block[]): string {
  return toMarkdown(
    { type: "root", children: [...nodes] },
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

import type {
  BlockContent,
  DefinitionContent,
  Heading,
  InlineCode,
  Link,
  List,
  ListItem,
  Paragraph,
  PhrasingContent,
  Table,
  Text,
} from "mdast";

// Builders for Markdown nodes (https://github.com/syntax-tree/mdast). The library that writes the nodes escapes their text.

export type Block = BlockContent | DefinitionContent;

export type Inline = PhrasingContent;

export function text(value: string): Text {
  return { type: "text", value };
}

/** Returns a code span on one line; blank values become text, since a code span needs content. */
export function code(value: string): InlineCode | Text {
  const line = value.replace(/\s*[\r\n]+\s*/g, " ");
  return line.trim() === "" ? text(line) : { type: "inlineCode", value: line };
}

export function link(url: string, ...children: Inline[]): Link {
  return { type: "link", url, children: children.filter((child) => child.type !== "link") };
}

export function strong(value: string): Inline {
  return { type: "strong", children: [text(value)] };
}

export function paragraph(...children: Inline[]): Paragraph {
  return { type: "paragraph", children };
}

export function heading(depth: number, ...children: Inline[]): Heading {
  return { type: "heading", depth: Math.min(Math.max(depth, 1), 6) as Heading["depth"], children };
}

export function codeBlock(language: string, value: string): Block {
  return { type: "code", lang: language, value };
}

export function listItem(...children: Block[]): ListItem {
  return { type: "listItem", spread: false, children };
}

export function list(items: readonly ListItem[]): Block[] {
  const node: List = { type: "list", ordered: false, spread: false, children: [...items] };
  return items.length === 0 ? [] : [node];
}

export function table(head: readonly Inline[], rows: readonly (readonly Inline[])[]): Table {
  const row = (cells: readonly Inline[]) => ({
    type: "tableRow" as const,
    children: cells.map((cell) => ({ type: "tableCell" as const, children: [cell] })),
  });
  return { type: "table", children: [row(head), ...rows.map(row)] };
}

/** Returns an item for each fact that has nodes. */
export function facts(rows: readonly (readonly [name: string, nodes: readonly Inline[] | false])[]): ListItem[] {
  return rows.flatMap(([name, nodes]) => (nodes === false ? [] : listItem(paragraph(text(`${name}: `), ...nodes))));
}

/** Joins nodes with a separator. */
export function joined(nodes: readonly (readonly Inline[])[], separator: string): Inline[] {
  return nodes.flatMap((node, at) => (at === 0 ? [...node] : [text(separator), ...node]));
}

/** A key as it is written in the file. */
export interface TextKey {
  name: string;
  quoted: boolean;
}

const KEY = /^( *)(?:"([^"]*)"|'([^']*)'|([^\s#"'-][^:]*)):(?:\s|$)/;

/**
 * Returns the keys below a JSON Pointer in the order of the text. A parsed object has its integer keys first.
 * Reads block style only, which is how prettier formats nested mappings; returns undefined for anything else.
 */
export function keysInText(text: string, pointer: string): TextKey[] | undefined {
  const lines = text.split("\n");
  let block: { start: number; indent: number } | undefined = { start: 0, indent: 0 };
  for (const segment of segmentsOf(pointer)) {
    block = block && childBlock(lines, block, segment);
  }
  return block && keysAt(lines, block).map(({ name, quoted }) => ({ name, quoted }));
}

function segmentsOf(pointer: string): string[] {
  return pointer
    .replace(/^#\/?/, "")
    .split("/")
    .filter((segment) => segment !== "")
    .map((segment) => segment.replaceAll("~1", "/").replaceAll("~0", "~"));
}

function childBlock(lines: string[], block: { start: number; indent: number }, name: string): typeof block | undefined {
  const key = keysAt(lines, block).find((candidate) => candidate.name === name);
  if (key === undefined) return undefined;
  const start = lines.findIndex((line, index) => index > key.line && isContent(line));
  const indent = indentOf(lines[start] ?? "");
  return start > 0 && indent > block.indent ? { start, indent } : undefined;
}

function keysAt(lines: string[], { start, indent }: { start: number; indent: number }): (TextKey & { line: number })[] {
  const keys: (TextKey & { line: number })[] = [];
  for (let line = start; line < lines.length; line += 1) {
    const text = lines[line] ?? "";
    if (!isContent(text)) continue;
    if (indentOf(text) < indent) break;
    const match = indentOf(text) === indent ? KEY.exec(text) : null;
    if (match !== null) keys.push({ name: match[2] ?? match[3] ?? match[4] ?? "", quoted: match[4] === undefined, line });
  }
  return keys;
}

function isContent(line: string): boolean {
  return !/^\s*(#|$)/.test(line);
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}

export interface Snippet {
  line: number;
  text: string;
}

export const snippetsOfMarkdown = (text: string): Snippet[] => fencedIn(text.split("\n"));

export function snippetsOfComments(text: string): Snippet[] {
  let isDoc = false;
  let isExample = false;
  const lines = text.split("\n").map((line) => {
    if (/^\s*\/\*\*/.test(line)) isDoc = true;
    const content = /^\s*\*(?!\/) ?(.*)$/.exec(line)?.[1] ?? "";
    if (/^@\w/.test(content)) isExample = content.startsWith("@example");
    if (line.includes("*/")) isDoc = isExample = false;
    return isDoc && isExample ? content : "";
  });
  return fencedIn(lines);
}

function fencedIn(lines: readonly string[]): Snippet[] {
  const snippets: Snippet[] = [];
  let open: { info: string; line: number; lines: string[] } | undefined;
  for (const [index, line] of lines.entries()) {
    const fence = /^\s*```(\S*)/.exec(line);
    if (fence === null) {
      open?.lines.push(line);
    } else if (open === undefined) {
      open = { info: fence[1] ?? "", line: index + 2, lines: [] };
    } else {
      if (/^(?:ts|typescript)$/.test(open.info)) snippets.push({ line: open.line, text: open.lines.join("\n") });
      open = undefined;
    }
  }
  return snippets;
}

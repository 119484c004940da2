import { isCollection, parseDocument, visit } from "yaml";

/** More than any key is indented. Spaces between the parts of a list in brackets have no meaning. */
const INDENT = " ".repeat(40);

/**
 * Indents the lines of lists and objects in brackets. YAML wants them indented more than the key above
 * (https://yaml.org/spec/1.2.2/#flow-styles): the core insists on it for the closing bracket as well, which most other parsers do not.
 *
 * @returns undefined if the text has other faults
 */
export function indentBrackets(text: string): string | undefined {
  const document = parseDocument(text);
  if (document.errors.length > 0) return undefined;
  const parts: string[] = [];
  let end = 0;
  visit(document, {
    Collection: (_, node) => {
      if (!isCollection(node) || node.flow !== true || !node.range || node.range[0] < end) return;
      const [start, after] = node.range;
      parts.push(text.slice(end, start), text.slice(start, after).replace(/\n(?=[^\n])/g, `\n${INDENT}`));
      end = after;
    },
  });
  return [...parts, text.slice(end)].join("");
}

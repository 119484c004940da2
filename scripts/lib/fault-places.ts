import type { DocumentFault } from "./document-fault.js";
import type { Finding } from "./finding.js";
import type { SourceOperation } from "./operations-of.js";
import type { SpecTree } from "./redocly.js";

/**
 * Says a fault of the bundled document at the place in the sources that yields it: an operation's in its path file, a
 * component's in the file that is named by it, and any other in the root document.
 * @param operations as they were before the tree was bundled
 */
export function faultPlaces(tree: SpecTree, operations: readonly SourceOperation[]): (fault: DocumentFault) => Finding {
  const byPlace = new Map(operations.map((operation) => [`${operation.method} ${operation.path}`, operation.node]));
  const files = [...tree.files.values()];
  return ({ at, message, hint }) => {
    const [top, first = "", second = ""] = at;
    const finding = { rule: "names-and-references", message, hint };
    const operation = top === "paths" ? byPlace.get(`${second} ${first}`) : undefined;
    if (operation !== undefined) return { file: operation.file.path, ...operation.file.locate(operation.pointer, "key"), ...finding };
    const component = files.find(({ path }) => top === "components" && path.split(/[/\\]/).at(-2) === first && hasName(path, second));
    if (component !== undefined) return { file: component.path, line: 1, column: 1, ...finding };
    const pointer = `#/${at.map((key) => key.replaceAll("~", "~0").replaceAll("/", "~1")).join("/")}`;
    return { file: tree.entry, ...(tree.files.get(tree.entry)?.locate(pointer, "key") ?? { line: 1, column: 1 }), ...finding };
  };
}

function hasName(path: string, component: string): boolean {
  return /([^/\\]+)\.[^.]+$/.exec(path)?.[1] === component;
}

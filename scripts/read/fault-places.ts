import type { DocumentFault } from "./document-fault.js";
import type { Finding } from "../core/cli/finding.js";
import { operationKeys } from "./openapi.js";
import type { SourceOperation } from "./source-operations.js";
import type { SpecTree } from "./spec-tree.js";
import { referencesOf } from "./reference-loops.js";
import { child, entriesOf, pointerKeys, refOf, rootNode, splitRef } from "./spec-node.js";

/** A fault and its position in the bundled document. */
export type FaultPlace = Pick<DocumentFault, "at" | "message" | "hint">;

interface Source {
  file: string;
  pointer: string;
}

/**
 * Returns a function that maps a fault of the bundled document to its source: the path file of an operation, the file of a component, or
 * the root document.
 *
 * @param operations read before the tree was bundled
 */
export function faultPlaces(tree: SpecTree, operations: readonly SourceOperation[]): (fault: FaultPlace) => Finding {
  const byPath = new Map(
    operations.flatMap(({ path, method, pathItem }) => [path, `${path} ${operationKeys(method)[0]}`].map((key) => [key, pathItem])),
  );
  const own = ownComponents(tree);
  const referred = componentsElsewhere(tree);
  const sourceOf = (at: readonly string[]): Source => {
    const [top, first = "", second = "", ...rest] = at;
    const pathItem = top === "paths" && second !== "" ? (byPath.get(`${first} ${second}`) ?? byPath.get(first)) : undefined;
    if (pathItem !== undefined) return { file: pathItem.file.path, pointer: joined(pathItem.pointer, [second, ...rest]) };
    const component = top === "components" && !own.has(`${first}/${second}`) ? referred.get(second) : undefined;
    if (component !== undefined) return { file: component.file, pointer: joined(component.pointer, rest) };
    return { file: tree.entry, pointer: joined("#/", at) };
  };
  return ({ at, message, hint }) => {
    const { file, pointer } = sourceOf(at);
    // A whole file has no key.
    const place = pointer === "#/" ? { line: 1, column: 1 } : tree.files.get(file)?.locate(pointer, "key");
    return { file, ...(place ?? { line: 1, column: 1 }), rule: "names-and-references", message, hint };
  };
}

/** Returns the components that the root document declares, as `schemas/Pet`. */
function ownComponents(tree: SpecTree): Set<string> {
  const root = tree.files.get(tree.entry);
  const sections = root === undefined ? [] : entriesOf(child(rootNode(root), "components"));
  return new Set(sections.flatMap(([section, node]) => entriesOf(node).map(([name]) => `${section}/${name}`)));
}

/** Returns the targets of references to other files, by their name in the bundle: the last key of the pointer, or the file's name. */
function componentsElsewhere(tree: SpecTree): Map<string, Source> {
  const found = new Map<string, Source>();
  if (tree.files.size < 2) return found;
  for (const file of tree.files.values()) {
    for (const node of referencesOf(file)) {
      const { path, fragment } = splitRef(file.path, refOf(node) ?? "");
      if (path === tree.entry) continue;
      const name = pointerKeys(fragment)?.at(-1) ?? /([^/\\]+?)(\.[^.]*)?$/.exec(path)?.[1] ?? "";
      if (!found.has(name)) found.set(name, { file: path, pointer: joined("#/", pointerKeys(fragment) ?? []) });
    }
  }
  return found;
}

function joined(pointer: string, keys: readonly string[]): string {
  const rest = keys.map((key) => key.replaceAll("~", "~0").replaceAll("/", "~1")).join("/");
  if (rest === "") return pointer;
  return pointer.endsWith("/") ? `${pointer}${rest}` : `${pointer}/${rest}`;
}

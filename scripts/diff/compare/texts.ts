// Texts that are values of their own, which a comparison of typed nodes does not see: examples, and files of prose.
import { relativePath } from "../../lib/finding.js";
import { child, entriesOf, isObject, rootNode, type SpecNode } from "../../lib/spec-node.js";
import type { Contract } from "../contract.js";
import type { Found } from "../found.js";
import type { Walked } from "../operation-walk.js";
import { canonical } from "../canonical.js";

export function compareTexts(base: Contract, revision: Contract, walked: Walked): Found[] {
  const others = new Map([...revision.tree.files.values()].map((file) => [relativePath(revision.folder, file.path), file]));
  return [...base.tree.files.values()].flatMap((file) => {
    const other = others.get(relativePath(base.folder, file.path));
    if (other === undefined) return [];
    const [before, after] = [rootNode(file), rootNode(other)];
    const name = relativePath(base.folder, file.path);
    if (typeof before.value === "string" || isExample(before)) {
      return canonical(before.value) === canonical(after.value) ? [] : [found(before, after, `The text of \`${name}\` changed`, walked)];
    }
    return compareExamples(before, after, walked);
  });
}

/** A file that holds one example. */
function isExample({ value }: SpecNode): boolean {
  return isObject(value) && ("value" in value || "externalValue" in value);
}

function compareExamples(before: SpecNode, after: SpecNode, walked: Walked, isMap = false): Found[] {
  return entriesOf(before).flatMap(([key, node]): Found[] => {
    const other = child(after, key);
    if (!isMap && (key === "example" || key === "examples")) {
      if (canonical(node.value) === canonical(other?.value)) return [];
      return [found(node, other ?? after, other === undefined ? "An example was removed" : "An example changed", walked)];
    }
    return other === undefined ? [] : compareExamples(node, other, walked, !isMap && key === "properties");
  });
}

function found(before: SpecNode, after: SpecNode, message: string, walked: Walked): Found {
  return {
    rule: "text-changed",
    message,
    base: { node: before },
    revision: { node: after },
    owners: walked.base.at(before.file.path, before.pointer),
  };
}

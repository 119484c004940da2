import type { Finding } from "../core/cli/finding.js";
import { operationKeys } from "../read/openapi.js";
import { child, entriesOf, isObject, rootNode } from "../read/spec-node.js";
import type { SpecTree } from "../read/spec-tree.js";

/** Renames methods in another case, such as `GET`, in memory: otherwise, their operations would be lost. Returns a warning for each. */
export function lowerMethods(tree: SpecTree): Finding[] {
  const root = tree.files.get(tree.entry);
  const paths = root && child(rootNode(root), "paths");
  return entriesOf(paths).flatMap(([, item]) => {
    const { value, file } = item;
    if (!isObject(value)) return [];
    return entriesOf(item).flatMap(([key, node]) => {
      const method = key.toLowerCase();
      if (key === method || method in value || operationKeys(method).length !== 1) return [];
      const place = file.locate(node.pointer, "key");
      value[method] = node.value;
      Reflect.deleteProperty(value, key);
      const message = `The method \`${key}\` is read as \`${method}\`.`;
      return { file: file.path, ...place, rule: "struct", message, hint: "write methods in lower case" };
    });
  });
}

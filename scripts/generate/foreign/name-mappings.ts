import { dirname, relative } from "node:path";
import type { SpecFile } from "../../read/spec-file.js";
import type { SpecTree } from "../../read/spec-tree.js";
import { child, isObject, rootNode } from "../../read/spec-node.js";

/**
 * Replaces schema names in discriminator mappings by references, in memory. OpenAPI allows both, but the core would treat a name as a file
 * name.
 */
export function nameMappings(tree: SpecTree): void {
  const root = tree.files.get(tree.entry);
  const schemas = root === undefined ? undefined : child(rootNode(root), "components", "schemas")?.value;
  if (!isObject(schemas)) return;
  for (const file of tree.files.values())
    if (!/^https?:/.test(file.path)) for (const mapping of mappingsOf(file)) rename(mapping, schemas, tree, file);
}

function rename(mapping: Record<string, unknown>, schemas: Record<string, unknown>, tree: SpecTree, file: SpecFile): void {
  const root = file.path === tree.entry ? "" : relative(dirname(file.path), tree.entry).replaceAll("\\", "/");
  for (const [value, name] of Object.entries(mapping)) {
    if (typeof name !== "string" || !Object.hasOwn(schemas, name)) continue;
    mapping[value] = `${root}#/components/schemas/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`;
  }
}

function mappingsOf(file: SpecFile): Record<string, unknown>[] {
  if (!file.text.includes("discriminator")) return [];
  const found: Record<string, unknown>[] = [];
  const visit = (node: unknown): void => {
    if (node === null || typeof node !== "object") return;
    for (const [key, value] of Object.entries(node)) {
      if (key === "discriminator" && isObject(value) && isObject(value["mapping"])) found.push(value["mapping"]);
      visit(value);
    }
  };
  visit(file.content);
  return found;
}

import { dirname, relative } from "node:path";
import { discriminatorsOf } from "../read/named-schemas.js";
import type { SpecFile } from "../read/spec-file.js";
import type { SpecTree } from "../read/spec-tree.js";
import { child, isObject, rootNode } from "../read/spec-node.js";

/**
 * Replaces schema names in discriminator mappings by references, in memory. OpenAPI allows both, but the core would treat a name as a file
 * name.
 */
export function nameMappings(tree: SpecTree): void {
  const root = tree.files.get(tree.entry);
  const schemas = root === undefined ? undefined : child(rootNode(root), "components", "schemas")?.value;
  if (!isObject(schemas)) return;
  for (const file of tree.files.values())
    if (!/^https?:/.test(file.path))
      for (const { mapping } of discriminatorsOf(file)) if (isObject(mapping)) rename(mapping, schemas, tree, file);
}

function rename(mapping: Record<string, unknown>, schemas: Record<string, unknown>, tree: SpecTree, file: SpecFile): void {
  const root = file.path === tree.entry ? "" : relative(dirname(file.path), tree.entry).replaceAll("\\", "/");
  for (const [value, name] of Object.entries(mapping)) {
    if (typeof name !== "string" || !Object.hasOwn(schemas, name)) continue;
    mapping[value] = `${root}#/components/schemas/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`;
  }
}

import type { SpecTree } from "../read/spec-tree.js";
import { child, entriesOf, follow, isObject, type SpecNode } from "../read/spec-node.js";

/** Returns a schema and its parts: `$ref` targets and the members of `allOf`, `anyOf` and `oneOf`, recursively. */
export function partsOfSchema(tree: SpecTree, schema: SpecNode | undefined): SpecNode[] {
  const parts: SpecNode[] = [];
  const seen = new Set<unknown>();
  const visit = (node: SpecNode | undefined): void => {
    if (node === undefined || !isObject(node.value) || seen.has(node.value)) return;
    seen.add(node.value);
    parts.push(node);
    // OpenAPI 3.1 allows keywords beside a schema's $ref, so the node itself counts as well as its target.
    if ("$ref" in node.value) visit(follow(tree, node));
    for (const keyword of ["allOf", "anyOf", "oneOf"]) for (const [, part] of entriesOf(child(node, keyword))) visit(part);
  };
  visit(schema);
  return parts;
}

/** Returns the schemas of the property at the path `keys`, from every part that defines it. */
export function schemasAt(tree: SpecTree, schema: SpecNode | undefined, keys: readonly string[]): SpecNode[] {
  let current = schema === undefined ? [] : [schema];
  for (const key of keys) {
    current = current.flatMap((node) => partsOfSchema(tree, node)).flatMap((part) => child(part, "properties", key) ?? []);
  }
  return current.flatMap((node) => partsOfSchema(tree, node));
}

/** Returns the values of `type` in the parts of a schema. */
export function typesOf(parts: readonly SpecNode[]): Set<string> {
  const types = parts.flatMap((part) => (isObject(part.value) ? [part.value["type"]].flat() : []));
  return new Set(types.filter((type) => typeof type === "string"));
}

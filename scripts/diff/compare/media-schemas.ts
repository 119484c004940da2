import type { SourceTree } from "../../read/spec-file.js";
import { child, entriesOf, type SpecNode } from "../../read/spec-node.js";
import type { Difference } from "../found.js";
import { saysNothing } from "../schema-view.js";

/** Fields of media types, parameters and headers that hold a schema. */
export const SCHEMA_FIELDS = ["schema", "itemSchema"] as const;

/** Reports a schema that a media type, parameter or header gained or lost. A schema without constraints counts as none. */
export function compareSchemaFields(
  name: string,
  base: SpecNode,
  revision: SpecNode,
  trees: { base: SourceTree; revision: SourceTree },
): Difference[] {
  return SCHEMA_FIELDS.flatMap((field) => {
    const [before, after] = [child(base, field), child(revision, field)];
    if (before !== undefined && after !== undefined) return [];
    if (saysNothing(trees.base, before) && saysNothing(trees.revision, after)) return [];
    const places = { base: { node: before ?? base }, revision: { node: after ?? revision } };
    return after === undefined
      ? [{ rule: "schema-unset", message: `${name} no longer has a \`${field}\``, ...places }]
      : [{ rule: "schema-set", message: `${name} now has a \`${field}\``, ...places }];
  });
}

/** Returns the media types of a parameter or header for comparison and messages. */
export function mediaTypesOf(node: SpecNode): string {
  const types = entriesOf(child(node, "content")).map(([type]) => type);
  return types.length === 0 ? "none" : types.sort().join(", ");
}

/** Returns the node with the schema of a parameter or header: its only media type, or itself. */
export function schemaHolder(node: SpecNode): SpecNode {
  return entriesOf(child(node, "content"))[0]?.[1] ?? node;
}

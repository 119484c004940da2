import type { SourceTree } from "../../read/spec-file.js";
import { entriesOf, follow, isObject, refOf, type SpecNode } from "../../read/spec-node.js";
import { canonical } from "../canonical.js";
import { commonName } from "../contract.js";
import { ANNOTATIONS, schemaName, type SchemaView, viewOf } from "../schema-view.js";
import { shown } from "./spots.js";

export const UNIONS = ["oneOf", "anyOf"] as const;

export function isUnion({ keywords }: SchemaView): boolean {
  return UNIONS.some((keyword) => Array.isArray(keywords.get(keyword)?.value));
}

export interface Variant {
  node: SpecNode;
  view: SchemaView;
  /** Equal for the same variant: the schema's name, or its content. */
  identity: string;
  /** The constraints, to recognize a renamed variant. */
  content: string;
  /** Type and tag, to recognize a changed variant. */
  likeness: string;
  name: string;
  isNull: boolean;
}

export function variantsOf(tree: SourceTree, union: SchemaView): Variant[] {
  const nodes = isUnion(union)
    ? UNIONS.flatMap((keyword) => entriesOf(union.keywords.get(keyword)).map(([, node]) => node))
    : withoutNull(union);
  return nodes.map((node) => {
    const target = refOf(node) === undefined ? node : (follow(tree, node) ?? node);
    const view = viewOf(tree, node);
    const name = schemaName(target);
    const isShared = refOf(node) !== undefined || name !== undefined;
    const type = view.keywords.get("type")?.value;
    return {
      node,
      view,
      identity: isShared ? `${commonName(tree, target.file.path)}${target.pointer}` : canonical(node.value),
      content: canonical(target.value, ANNOTATIONS),
      likeness: canonical([type, tagOf(view)]),
      name: name === undefined ? `of the type ${shown(type)}` : `\`${name}\``,
      isNull: type === "null" || (view.keywords.has("const") && view.keywords.get("const")?.value === null),
    };
  });
}

/** Splits a schema with null among its types into two variants. */
function withoutNull({ node }: SchemaView): SpecNode[] {
  if (!isObject(node.value) || !Array.isArray(node.value["type"]) || !node.value["type"].includes("null")) return [node];
  const types = (node.value["type"] as unknown[]).filter((type) => type !== "null");
  const rest = { ...node.value, type: types.length === 1 ? types[0] : types };
  return [
    { ...node, value: rest },
    { ...node, value: { type: "null" } },
  ];
}

/** Returns properties with a single value, which code uses to tell variants apart. */
export function tagOf(view: SchemaView): Record<string, unknown> {
  const tags: Record<string, unknown> = {};
  for (const [name, { value }] of view.properties) {
    if (!isObject(value)) continue;
    const listed = value["enum"];
    if ("const" in value) tags[name] = value["const"];
    else if (Array.isArray(listed) && listed.length === 1) tags[name] = listed[0] as unknown;
  }
  return tags;
}

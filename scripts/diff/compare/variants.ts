import type { SourceTree } from "../../read/spec-file.js";
import { entriesOf, follow, isObject, refOf, type SpecNode } from "../../read/spec-node.js";
import { canonical } from "../canonical.js";
import { commonName } from "../contract.js";
import { ANNOTATIONS, isOfOtherType, typesIn } from "../normal-keywords.js";
import { schemaName, type SchemaView, viewOf } from "../schema-view.js";
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
    ? UNIONS.flatMap((keyword) => entriesOf(union.keywords.get(keyword)).flatMap(([, node]) => byType(node)))
    : byType(union.node);
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
      name: name === undefined ? nounOf(view) : `\`${name}\``,
      isNull: type === "null" || (view.keywords.has("const") && view.keywords.get("const")?.value === null),
    };
  });
}

/** A schema for one of several types. */
interface PartNode extends SpecNode {
  readonly part: string;
}

/** Tells apart the schemas that one was split into, which have one position. */
export function partOf(node: SpecNode): string {
  return "part" in node ? (node as PartNode).part : "";
}

/** Splits a schema of several types into a variant for each; one with listed values, only into these and null. */
function byType(node: SpecNode): SpecNode[] {
  if (!isObject(node.value)) return [node];
  const { type: _, nullable: __, ...rest } = node.value;
  const types = typesIn(node.value);
  if (types.length < 2 || types.every((type) => type === "null")) return [node];
  const partFor = (type: string, value: unknown): PartNode => ({ ...node, value, part: type });
  const nullPart = types.includes("null") ? [partFor("null", { type: "null" })] : [];
  const others = types.filter((type) => type !== "null");
  if ("enum" in rest || "const" in rest)
    return [partFor("values", { ...rest, type: others.length === 1 ? others[0] : others }), ...nullPart];
  const parts = others.map((type) =>
    partFor(type, { type, ...Object.fromEntries(Object.entries(rest).filter(([keyword]) => !isOfOtherType(keyword, type))) }),
  );
  return [...parts, ...nullPart];
}

/** Returns a noun for a schema without a name: `an object with the kind "dog"`. */
function nounOf(view: SchemaView): string {
  const types = typesIn(Object.fromEntries([...view.keywords].map(([keyword, { value }]) => [keyword, value])));
  if (view.keywords.has("const")) return shown(view.keywords.get("const")?.value);
  const [tag] = Object.entries(tagOf(view));
  if (tag !== undefined) return `an object with the \`${tag[0]}\` ${shown(tag[1])}`;
  if (types.length > 0) return types.map((type) => (type === "null" ? "null" : `${/^[aio]/.test(type) ? "an" : "a"} ${type}`)).join(" or ");
  return view.properties.size > 0 ? "an object" : "a value of another form";
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

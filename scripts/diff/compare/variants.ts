import { basename } from "node:path";
import type { SourceTree } from "../../read/spec-file.js";
import { child, entriesOf, follow, isObject, refOf, type SpecNode } from "../../read/spec-node.js";
import { canonical } from "../canonical.js";
import { commonName } from "../contract.js";
import { both } from "../joined.js";
import { allowsAll, ANNOTATIONS, isOfOtherType, typesIn } from "../normal-keywords.js";
import { schemaName, type SchemaView, viewOf } from "../schema-view.js";
import { shown } from "./spots.js";
import { asWritten, typesOf } from "./types.js";

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
  tag: Record<string, unknown>;
  /** The first value that the mapping of the discriminator has for the variant. */
  mapped: string | undefined;
  name: string;
  isNull: boolean;
}

/** Returns the variants of a union, or a schema as the only one; `isWhole` if they include what stands beside the union. */
export function variantsOf(tree: SourceTree, union: SchemaView, { isWhole = false } = {}): Variant[] {
  const nodes = isUnion(union)
    ? UNIONS.flatMap((keyword) => flattened(tree, union.keywords.get(keyword), keyword, new Set()))
    : typed({ ...union, node: onlyPart(tree, union.node, new Set()) });
  const nulls = isUnion(union) && union.keywords.get("nullable")?.value === true ? [nullOf(union.node)] : [];
  const rest = isWhole && isUnion(union) ? restOf(union) : [];
  const mapping = mappingIn(union);
  const variants = [...nodes, ...nulls].map((variant) => {
    const target = refOf(variant) === undefined ? variant : (follow(tree, variant) ?? variant);
    const node = rest.reduce<SpecNode>(both, variant);
    const view = viewOf(tree, node);
    const name = schemaName(target);
    const text = `\`${name}\``;
    const isShared = refOf(variant) !== undefined || name !== undefined;
    return {
      node,
      view,
      identity: isShared ? `${commonName(tree, target.file.path)}${target.pointer}` : canonical(variant.value),
      content: canonical(target.value, ANNOTATIONS),
      likeness: canonical([[...new Set([...typesOf(view)].map(asWritten))].sort(), tagOf(view)]),
      tag: tagOf(view),
      mapped: mapping.find(([, each]) => schemaOf(each) === text)?.[0],
      name: name === undefined ? nounOf(view) : text,
      isNull:
        viewOf(tree, variant).keywords.get("type")?.value === "null" ||
        (view.keywords.has("const") && view.keywords.get("const")?.value === null),
    };
  });
  // Keywords beside the union may exclude a variant.
  return rest.length === 0 ? variants : variants.filter(({ view }) => !view.isNever);
}

/** Returns the nodes of a discriminator's mapping by value. */
export function mappingIn({ keywords }: SchemaView): [string, SpecNode][] {
  const discriminator = keywords.get("discriminator");
  return entriesOf(discriminator && child(discriminator, "mapping"));
}

/** Returns the name of the schema that a mapping names, either by name or by reference. */
export function schemaOf(node: SpecNode | undefined): string | undefined {
  return typeof node?.value === "string" ? `\`${basename(node.value).replace(/\.(ya?ml|json)$/, "")}\`` : undefined;
}

/** Returns the schemas in a list; one by one those of a nested union of the same kind, and of any union beside null alone. */
function flattened(tree: SourceTree, list: SpecNode | undefined, keyword: string, seen: Set<unknown>): SpecNode[] {
  const members = entriesOf(list);
  return members.flatMap(([, node]) => {
    if (isNull(node)) return [nullOf(node)];
    const target = onlyPart(tree, node, new Set());
    const isAlone = members.every(([, other]) => other === node || isNull(other));
    const inner = UNIONS.find((each) => (each === keyword || isAlone) && Array.isArray(child(target, each)?.value));
    if (inner === undefined || !isPure(target.value, inner) || seen.has(target.value)) return byType(node);
    return flattened(tree, child(target, inner), inner, seen.add(target.value));
  });
}

/** .NET writes null as a variant that is only nullable. */
function isNull({ value }: SpecNode): boolean {
  return isObject(value) && (typesIn(value).join() === "null" || Object.keys(value).join() === "nullable");
}

/** Returns what a reference or an `allOf` stands for, if it has one part that constrains values. */
function onlyPart(tree: SourceTree, node: SpecNode, seen: Set<unknown>): SpecNode {
  const target = follow(tree, node) ?? node;
  if (seen.has(target.value) || !isPure(target.value, "allOf")) return target;
  const [only, ...others] = entriesOf(child(target, "allOf")).filter(([, { value }]) => !allowsAll(value));
  return only === undefined || others.length > 0 ? target : onlyPart(tree, only[1], seen.add(target.value));
}

function isPure(schema: unknown, keyword: string): boolean {
  return isObject(schema) && Object.keys(schema).every((key) => key === keyword || ANNOTATIONS.has(key) || key.startsWith("x-"));
}

/** Keywords beside a union that are compared on their own. */
const BESIDE = new Set([
  ...ANNOTATIONS,
  ...UNIONS,
  "discriminator",
  "default",
  "readOnly",
  "writeOnly",
  "nullable",
  "externalDocs",
  "xml",
  "unevaluatedProperties",
]);

/** Checks for a union that has constraints beside its variants. */
export function hasRest({ properties, required, keywords }: SchemaView): boolean {
  return properties.size + required.size > 0 || [...keywords.keys()].some((key) => !BESIDE.has(key) && !key.startsWith("x-"));
}

function restOf({ parts }: SchemaView): SpecNode[] {
  const isOwn = (key: string): boolean => !["allOf", "$ref", "discriminator", ...UNIONS].includes(key) && !ANNOTATIONS.has(key);
  return parts.flatMap((part) => {
    // Keywords that a part is joined with, such as the union itself, are a part of their own.
    const { file, pointer, value } = part;
    if (!isObject(value)) return [{ file, pointer, value }];
    const own = Object.entries(value).filter(([key]) => isOwn(key));
    return own.length === 0 ? [] : [{ file, pointer, value: Object.fromEntries(own) }];
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

/** Returns the schema of a union without the keywords beside it. */
export function unionOf(keyword: string, node: SpecNode): SpecNode {
  const part: PartNode = { ...node, value: { [keyword]: node.value }, part: "union" };
  return part;
}

/** Splits a schema by its types, also if it is nullable through its `allOf`. */
function typed(view: SchemaView): SpecNode[] {
  const parts = byType(view.node);
  const types = [...typesOf(view)].filter((type) => type !== "null");
  if (parts.length > 1 || types.length === 0 || !typesOf(view).has("null")) return parts;
  const part: PartNode = { ...view.node, value: { type: types.length === 1 ? types[0] : types, nullable: false }, part: "values" };
  return [both(part, view.node), nullOf(view.node)];
}

function nullOf(node: SpecNode): PartNode {
  return { ...node, value: { type: "null" }, part: "null" };
}

/** Splits a schema of several types into a variant for each; one with listed values, only into these and null. */
function byType(node: SpecNode): SpecNode[] {
  if (!isObject(node.value)) return [node];
  const { type: _, nullable: __, ...rest } = node.value;
  const types = typesIn(node.value);
  if (types.length < 2 || types.every((type) => type === "null")) return [node];
  const partFor = (type: string, value: unknown): PartNode => ({ ...node, value, part: type });
  const nullPart = types.includes("null") ? [nullOf(node)] : [];
  const others = types.filter((type) => type !== "null");
  if ("enum" in rest || "const" in rest)
    return [partFor("values", { ...rest, type: others.length === 1 ? others[0] : others }), ...nullPart];
  const parts = others.map((type) =>
    partFor(type, { type, ...Object.fromEntries(Object.entries(rest).filter(([keyword]) => !isOfOtherType(keyword, type))) }),
  );
  return [...parts, ...nullPart];
}

/** Returns a noun for a schema without a name: `an object with the kind "dog"`. */
export function nounOf(view: SchemaView): string {
  const types = typesIn(Object.fromEntries([...view.keywords].map(([keyword, { value }]) => [keyword, value])));
  if (view.keywords.has("const")) return shown(view.keywords.get("const")?.value);
  const [tag] = Object.entries(tagOf(view));
  if (tag !== undefined) return `an object with the \`${tag[0]}\` ${shown(tag[1])}`;
  const names = [...view.properties.keys()].map((name) => `\`${name}\``);
  if (names.length > 0) return `an object with ${names.slice(0, 3).join(", ")}${names.length > 3 ? " and others" : ""}`;
  if (types.length > 0) return types.map((type) => (type === "null" ? "null" : `${/^[aio]/.test(type) ? "an" : "a"} ${type}`)).join(" or ");
  return "a value of another form";
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

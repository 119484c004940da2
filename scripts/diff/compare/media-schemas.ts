import { isJsonType, streamFormat } from "../../model/media-types.js";
import type { SourceTree } from "../../read/spec-file.js";
import { child, entriesOf, type SpecNode } from "../../read/spec-node.js";
import type { Difference } from "../found.js";
import { type Member, membersOf } from "../members.js";
import { allowsAll } from "../normal-keywords.js";
import { saysNothing, type SchemaView, viewOf } from "../schema-view.js";
import { typesOf } from "./types.js";

/** Fields of media types, parameters and headers that hold a schema. */
export const SCHEMA_FIELDS = ["schema", "itemSchema"] as const;

/** Returns the schema of a stream's items. One of the whole body describes a list of them, or one. */
export function itemOf(type: string, media: SpecNode, tree: SourceTree): SpecNode | undefined {
  const [item, whole] = [child(media, "itemSchema"), child(media, "schema")];
  if (streamFormat(type) === undefined || item !== undefined || whole === undefined) return item;
  return viewOf(tree, whole).keywords.get("items") ?? whole;
}

export interface Trees {
  base: SourceTree;
  revision: SourceTree;
}

/** Reports a schema that a media type, parameter or header gained or lost. A schema without constraints counts as none. */
export function compareSchemaFields(name: string, base: SpecNode, revision: SpecNode, trees: Trees): Difference[] {
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

/** Checks for bytes as OpenAPI 3.0 describes them in one document, and without a schema in the other. */
export function areSameBytes(type: string, base: SpecNode, revision: SpecNode, trees: Trees): boolean {
  if (isJsonType(type) || /^(text|multipart)\//i.test(type)) return false;
  const [before, after] = [child(base, "schema"), child(revision, "schema")];
  const [isOpen, isOpenNow] = [saysNothing(trees.base, before), saysNothing(trees.revision, after)];
  const [tree, schema] = isOpen ? [trees.revision, after] : [trees.base, before];
  const isBinary = schema !== undefined && viewOf(tree, schema).keywords.get("format")?.value === "binary";
  return isOpen !== isOpenNow && isBinary;
}

/** Returns a media type as others spell it: in lower case, its parameters sorted, without the charset that text has anyway. */
export function mediaTypeKey(type: string): string {
  const [essence = "", ...parameters] = type.split(";").map((part) => part.trim());
  const rest = parameters.map((part) =>
    part.replace(/^([^=]+)="?(.*?)"?$/, (_, name: string, value: string) => `${name.toLowerCase()}=${value}`),
  );
  return [essence.toLowerCase(), ...rest.filter((part) => part !== "" && !/^charset=utf-?8$/i.test(part)).sort()].join("; ");
}

/** Checks for a media type that one of the ranges includes, such as `text/*`. */
export function isInRange(type: string, ...ranges: readonly string[]): boolean {
  const starts = ranges.filter((range) => /^[^;]+\/\*$/.test(range)).map((range) => mediaTypeKey(range).replace(/(\*\/)?\*$/, ""));
  return starts.some((start) => mediaTypeKey(type).startsWith(start));
}

/** Pairs the media types of two contents, also one with the range that includes it. */
export function mediaMembers(base: SpecNode | undefined, revision: SpecNode | undefined): Member[] {
  const members = membersOf(base, revision, mediaTypeKey);
  const added = members.filter((each) => each.base === undefined);
  return members.map((member) => {
    const other = added.find(({ key }) => isInRange(key, member.key) || isInRange(member.key, key));
    // A range whose schema is not documented says nothing of the types in it.
    const isSaid = member.base !== undefined && !allowsAll(child(member.base, "schema")?.value ?? {});
    return member.revision === undefined && other !== undefined && isSaid ? { ...other, base: member.base } : member;
  });
}

/** Returns the media types of a parameter or header for comparison and messages. */
export function mediaTypesOf(node: SpecNode): string {
  const types = entriesOf(child(node, "content")).map(([type]) => type);
  return types.length === 0 ? "none" : types.map(mediaTypeKey).sort().join(", ");
}

const SCALARS: ReadonlySet<string> = new Set(["string", "number", "integer", "boolean", "null"]);

/** Checks for a parameter or header whose values are scalars, to which `explode` does not apply. */
export function isScalarHolder(tree: SourceTree, node: SpecNode): boolean {
  const schema = child(node, "schema");
  return schema !== undefined && areScalars(viewOf(tree, schema));
}

export function areScalars(view: SchemaView): boolean {
  const types = [...typesOf(view)];
  return types.length > 0 && types.every((type) => SCALARS.has(type));
}

/** Returns the node with the schema of a parameter or header: its only media type, or itself. */
export function schemaHolder(node: SpecNode): SpecNode {
  return entriesOf(child(node, "content"))[0]?.[1] ?? node;
}

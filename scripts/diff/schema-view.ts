import { basename } from "node:path";
import type { SpecTree } from "../read/spec-tree.js";
import { alsoOf, both, joinKeyword } from "./joined.js";
import { child, entriesOf, follow, isObject, refOf, type SpecNode } from "../read/spec-node.js";

/** A schema as a consumer has it: what it refers to and the parts of its `allOf` are taken together. */
export interface SchemaView {
  /** The schema itself, behind a reference that says nothing else. */
  node: SpecNode;
  properties: ReadonlyMap<string, SpecNode>;
  required: ReadonlyMap<string, SpecNode>;
  /** Each other keyword, where it is first said, or where it allows least. */
  keywords: ReadonlyMap<string, SpecNode>;
  /** What parts say besides, of keywords that cannot be taken together. */
  others: readonly [keyword: string, node: SpecNode][];
}

/** Keywords that say nothing of the values. */
export const ANNOTATIONS: ReadonlySet<string> = new Set(["description", "title", "$comment", "example", "examples", "deprecated"]);

export function viewOf(tree: SpecTree, node: SpecNode): SchemaView {
  const properties = new Map<string, SpecNode>();
  const required = new Map<string, SpecNode>();
  const keywords = new Map<string, SpecNode>();
  const others: [string, SpecNode][] = [];
  const seen = new Set<unknown>();
  for (const part of [node, ...alsoOf(node)].flatMap((each) => partsOf(tree, each, seen))) {
    for (const [keyword, value] of entriesOf(part)) {
      if (keyword === "properties")
        for (const [name, property] of entriesOf(value)) properties.set(name, both(properties.get(name), property));
      else if (keyword === "required") setAll(required, namesIn(value));
      else if (keyword !== "$ref" && keyword !== "allOf") {
        const joined = joinKeyword(keyword, keywords.get(keyword), value);
        if (joined === undefined) others.push([keyword, value]);
        else keywords.set(keyword, joined);
      }
    }
  }
  return { node: targetOf(tree, node), properties, required, keywords, others };
}

/** The schema that a reference without further keys leads to. */
export function targetOf(tree: SpecTree, node: SpecNode): SpecNode {
  const isBare = alsoOf(node).length === 0 && refOf(node) !== undefined && isObject(node.value) && Object.keys(node.value).length === 1;
  return isBare ? (follow(tree, node) ?? node) : node;
}

function partsOf(tree: SpecTree, node: SpecNode, seen: Set<unknown>): SpecNode[] {
  if (seen.has(node.value)) return [];
  seen.add(node.value);
  const target = refOf(node) === undefined ? undefined : follow(tree, node);
  const below = [...(target === undefined ? [] : [target]), ...entriesOf(child(node, "allOf")).map(([, part]) => part)];
  return [node, ...below.flatMap((part) => partsOf(tree, part, seen))];
}

function namesIn(list: SpecNode): [string, SpecNode][] {
  return entriesOf(list).flatMap(([, item]) => (typeof item.value === "string" ? [[item.value, item]] : []));
}

function setAll<V>(map: Map<string, V>, entries: readonly [string, V][]): void {
  for (const [key, value] of entries) if (!map.has(key)) map.set(key, value);
}

/** The name that a schema has in the bundle, and so in the types; undefined where the node is no named schema. */
export function schemaName({ file, pointer }: SpecNode): string | undefined {
  const named = /^#\/components\/schemas\/([^/]+)$/.exec(pointer)?.[1];
  if (named !== undefined) return named;
  return pointer === "#/" ? basename(file.path).replace(/\.[^.]+$/, "") : undefined;
}

/** `` property `a` of `Thing` ``, as short as it is clear. */
export function describe(node: SpecNode): string {
  const keys = node.pointer.replace(/^#\/?/, "").split("/").filter(Boolean).map(unescape);
  const isComponent = keys[0] === "components" && keys.length >= 3;
  const owner = isComponent ? keys[2] : NO_SCHEMA.test(keys[0] ?? "") ? undefined : schemaName({ ...node, pointer: "#/" });
  const rest = isComponent ? keys.slice(3) : keys;
  const names = rest.filter((key, index) => rest[index - 1] === "properties" || ["items", "additionalProperties"].includes(key));
  const shown = names
    .map((name) => (name === "items" ? "[]" : name))
    .reduce((path, name) => (name === "[]" ? `${path}[]` : `${path}.${name}`), "");
  const name = shown.replace(/^\./, "");
  if (name === "") return owner === undefined ? lastNames(rest) : `\`${owner}\``;
  return owner === undefined ? `\`${name}\`` : `\`${name}\` of \`${owner}\``;
}

/** How the pointers begin in files that are no schemas. */
const NO_SCHEMA = /^(paths|parameters|responses|content|headers|schema|get|put|post|delete|options|head|patch|trace)$/;

function lastNames(keys: readonly string[]): string {
  const parameter = keys.lastIndexOf("parameters");
  if (parameter !== -1) return "the parameter";
  return keys.includes("requestBody")
    ? "the request body"
    : keys.includes("headers")
      ? "the header"
      : keys.includes("responses")
        ? "the response"
        : "it";
}

function unescape(key: string): string {
  return key.replaceAll("~1", "/").replaceAll("~0", "~");
}

import { basename } from "node:path";
import type { SourceTree } from "../read/spec-file.js";
import { canonical } from "./canonical.js";
import { alsoOf, both, joinKeyword } from "./joined.js";
import { allowsNothing, ANNOTATIONS, normalizeKeywords, typesIn } from "./normal-keywords.js";
import { child, entriesOf, follow, isObject, refOf, rootNode, type SpecNode } from "../read/spec-node.js";

/** A schema merged with its `$ref` target and the members of its `allOf`. */
export interface SchemaView {
  /** The schema itself; for a `$ref` without other keys, its target. */
  node: SpecNode;
  /** The schema itself, and those that it includes by `$ref` or `allOf`. */
  parts: readonly SpecNode[];
  /** The schema `false`, or with `false` or other types in its `allOf`. */
  isNever: boolean;
  properties: ReadonlyMap<string, SpecNode>;
  required: ReadonlyMap<string, SpecNode>;
  /** Other keywords, at their first or most restrictive occurrence. */
  keywords: ReadonlyMap<string, SpecNode>;
  /** Further occurrences of keywords that cannot be merged. */
  others: readonly [keyword: string, node: SpecNode][];
}

export function viewOf(tree: SourceTree, node: SpecNode): SchemaView {
  const properties = new Map<string, SpecNode>();
  const required = new Map<string, SpecNode>();
  const keywords = new Map<string, SpecNode>();
  const others: [string, SpecNode][] = [];
  const seen = new Set<unknown>();
  const groups = [node, ...alsoOf(node)].map((each) => partsOf(tree, each, seen));
  const parts = groups.flat();
  for (const part of parts) {
    for (const [keyword, given] of entriesOf(part)) {
      const value = allowsNothing(given.value) ? { ...given, value: false } : given;
      if (keyword === "properties")
        for (const [name, property] of entriesOf(value)) properties.set(name, both(properties.get(name), property));
      else if (keyword === "required") setAll(required, namesIn(value));
      else if (keyword !== "$ref" && keyword !== "allOf") {
        const joined = joinKeyword(keyword, keywords.get(keyword), value);
        if (joined !== undefined) keywords.set(keyword, joined);
        else others.push([keyword, first(keywords, keyword, value)]);
      }
    }
  }
  if (keywords.has("nullable") && groups.some(excludesNull)) keywords.delete("nullable");
  const type = keywords.get("type")?.value;
  const isNever = parts.some(({ value }) => value === false) || (Array.isArray(type) && type.length === 0);
  if (type === undefined && properties.size > 0 && !keywords.has("enum") && !keywords.has("const")) {
    const [property = node] = properties.values();
    keywords.set("type", { ...property, value: "object" });
  }
  normalizeKeywords(tree, keywords, properties.size > 0);
  // Limits that the listed properties keep anyway.
  if (Number(keywords.get("minProperties")?.value) <= required.size) keywords.delete("minProperties");
  const isClosed = keywords.get("additionalProperties")?.value === false && !keywords.has("patternProperties");
  if (isClosed && Number(keywords.get("maxProperties")?.value) >= properties.size) keywords.delete("maxProperties");
  return { node: targetOf(tree, node), parts, isNever, properties, required, keywords, others };
}

/** Checks for a schema, the first of its parts, that is not nullable itself, and has a part of a type that is not, either. */
function excludesNull(parts: readonly SpecNode[]): boolean {
  if (isObject(parts[0]?.value) && parts[0].value["nullable"] === true) return false;
  return parts.some(({ value }) => isObject(value) && value["type"] !== undefined && !typesIn(value).includes("null"));
}

/** Keeps the first of two values, in any order of the members; returns the other value. */
function first(keywords: Map<string, SpecNode>, keyword: string, node: SpecNode): SpecNode {
  const known = keywords.get(keyword);
  if (known === undefined || canonical(known.value, ANNOTATIONS) <= canonical(node.value, ANNOTATIONS)) return node;
  keywords.set(keyword, node);
  return known;
}

/** Checks for no schema, or one without constraints. */
export function saysNothing(tree: SourceTree, schema: SpecNode | undefined): boolean {
  if (schema === undefined) return true;
  const { isNever, properties, required, keywords } = viewOf(tree, schema);
  return !isNever && properties.size + required.size === 0 && [...keywords.keys()].every((keyword) => ANNOTATIONS.has(keyword));
}

/** OpenAPI 3.0 ignores keywords beside a `$ref`. */
function ignoresSiblings({ entry, files }: SourceTree): boolean {
  const root = files.get(entry)?.content;
  return isObject(root) && String(root["openapi"]).startsWith("3.0");
}

/** Returns what stands beside a `$ref` of OpenAPI 3.0 and counts for all tools, although the specification ignores it. */
function countingSiblings({ value }: SpecNode): [string, unknown][] {
  const marks = ["nullable", "readOnly", "writeOnly", "deprecated"];
  return isObject(value) ? Object.entries(value).filter(([key, mark]) => marks.includes(key) && mark === true) : [];
}

/** Returns the target of a `$ref` without other keys. */
export function targetOf(tree: SourceTree, node: SpecNode): SpecNode {
  if (alsoOf(node).length > 0 || refOf(node) === undefined || !isObject(node.value)) return node;
  const isBare = Object.keys(node.value).length === 1 || (ignoresSiblings(tree) && countingSiblings(node).length === 0);
  return isBare ? (follow(tree, node) ?? node) : node;
}

function partsOf(tree: SourceTree, node: SpecNode, seen: Set<unknown>): SpecNode[] {
  if (allowsNothing(node.value)) return [{ ...node, value: false }];
  if (seen.has(node.value)) return [];
  seen.add(node.value);
  const target = refOf(node) === undefined ? undefined : follow(tree, node);
  if (target !== undefined && ignoresSiblings(tree)) {
    const own = { ...node, value: Object.fromEntries(countingSiblings(node)) };
    return [own, ...partsOf(tree, target, seen)];
  }
  const below = [...(target === undefined ? [] : [target]), ...entriesOf(child(node, "allOf")).map(([, part]) => part)];
  return [node, ...below.flatMap((part) => partsOf(tree, part, seen))];
}

function namesIn(list: SpecNode): [string, SpecNode][] {
  return entriesOf(list).flatMap(([, item]) => (typeof item.value === "string" ? [[item.value, item]] : []));
}

function setAll<V>(map: Map<string, V>, entries: readonly [string, V][]): void {
  for (const [key, value] of entries) if (!map.has(key)) map.set(key, value);
}

/** Returns a schema's name in the bundle, which is the name of its type; undefined if it is not a named schema. */
export function schemaName({ file, pointer }: SpecNode): string | undefined {
  const named = /^#\/components\/schemas\/([^/]+)$/.exec(pointer)?.[1];
  if (named !== undefined) return named;
  return pointer === "#/" ? basename(file.path).replace(/\.[^.]+$/, "") : undefined;
}

/** Returns a short name of a node: `` `a[].b` of `Thing` ``. */
export function describe(node: SpecNode): string {
  const keys = node.pointer.replace(/^#\/?/, "").split("/").filter(Boolean).map(unescape);
  const isComponent = keys[0] === "components" && keys.length >= 3;
  const owner = isComponent ? keys[2] : NO_SCHEMA.test(keys[0] ?? "") ? undefined : schemaName({ ...node, pointer: "#/" });
  const rest = isComponent ? keys.slice(3) : keys;
  const isSchema = owner !== undefined && (!isComponent || keys[1] === "schemas");
  const start = isSchema ? 0 : rest.findIndex((key) => key === "schema" || key === "itemSchema") + 1;
  const path = pathIn(start === 0 && !isSchema ? [] : rest.slice(start));
  if (owner !== undefined && OF_ALL[path] !== undefined) return `${OF_ALL[path]} of \`${owner}\``;
  if (owner !== undefined) return path === "" ? `\`${owner}\`` : `\`${path.replace(/^\./, "")}\` of \`${owner}\``;
  const [kind, name = ""] = holderOf(start === 0 ? rest : rest.slice(0, start), node);
  if (path === "") return name === "" ? kind : `${kind} \`${name}\``;
  return `\`${`${name}${path}`.replace(/^\./, "")}\``;
}

/** Paths that need no name. */
const OF_ALL: Readonly<Record<string, string>> = { "[]": "the items", ".additionalProperties": "the additional properties" };

/** Returns the names of the properties and items that lead to a part of a schema, such as `.a[].b`. */
function pathIn(keys: readonly string[]): string {
  const [key, next, ...others] = keys;
  if (key === undefined) return "";
  if (next !== undefined && /^(?:p|patternP)roperties$|^\$defs$/.test(key)) return `.${next}${pathIn(others)}`;
  if (next !== undefined && key === "prefixItems") return `[${next}]${pathIn(others)}`;
  return `${key === "items" ? "[]" : key === "additionalProperties" ? `.${key}` : ""}${pathIn(keys.slice(1))}`;
}

/** First keys of pointers in files that are not schemas. */
const NO_SCHEMA = /^(paths|webhooks|parameters|responses|content|headers|schema|get|put|post|delete|options|head|patch|trace)$/;

/** Returns what a schema without a name describes, with the name of a parameter or header. */
function holderOf(keys: readonly string[], { file }: SpecNode): [kind: string, name?: string | undefined] {
  const parameter = keys.lastIndexOf("parameters");
  if (parameter !== -1) {
    const found = child(rootNode(file), ...keys.slice(0, parameter + 2))?.value;
    return ["the parameter", isObject(found) ? String(found["name"]) : undefined];
  }
  if (keys.includes("requestBody")) return ["the request body"];
  const header = keys.lastIndexOf("headers");
  if (header !== -1) return ["the header", keys[header + 1]];
  return [keys.includes("responses") ? "the response" : "it"];
}

function unescape(key: string): string {
  return key.replaceAll("~1", "/").replaceAll("~0", "~");
}

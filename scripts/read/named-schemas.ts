// References to names in files: the `$anchor` and `$id` of a schema, the `$self` of a document.
import { dirname, relative } from "node:path";
import type { Finding } from "../core/cli/finding.js";
import type { SpecFile } from "./spec-file.js";
import { nodesWith, referencesOf } from "./reference-loops.js";
import { child, type Fault, faultAt, isObject, pointerKeys, refOf, rootNode, splitRef, type SpecNode } from "./spec-node.js";

type Files = ReadonlyMap<string, SpecFile>;

const BY_ANCHOR = /^(.+)#([A-Za-z_][\w.-]*)$/;

/** Returns the file part of a reference to an `$anchor` in another file; undefined for other references. */
export function fileOfAnchor(reference: string): string | undefined {
  return BY_ANCHOR.exec(reference)?.[1];
}

/**
 * Replaces references to the `$anchor` or `$id` of a schema by JSON Pointers, in memory. A name with several schemas stays unresolved. A
 * file takes precedence over an `$id`.
 */
export function followNames(files: Files): void {
  const anchors = placesOf(files, "$anchor", (node, name) => `${node.file.path}#${name}`);
  const ids = resourcesOf(files);
  if (anchors.size + ids.length === 0) return;
  for (const file of files.values()) {
    for (const node of referencesOf(file)) {
      const place = placeNamedBy(node, files, anchors, ids);
      if (place !== undefined) (node.value as { $ref: string }).$ref = place;
    }
  }
}

/**
 * Replaces references that resolve only in an enclosing schema, in memory: to `#/$defs/X` or `#/definitions/X` in the nearest one, and to
 * `#/properties/X` or `#/components/schemas/#/…`, as frameworks write that export each type alone, in the component. A name alone, without
 * a file, is that of a component, or nothing beside the content of a response. Returns a warning for each.
 */
export function followEnclosing(files: Files): Finding[] {
  return [...files.values()].flatMap((file) => {
    if (!LOCAL.test(file.text)) return [];
    return referencesOf(file).flatMap((node) => {
      const reference = refOf(node) ?? "";
      const fault = NAME.test(reference) ? followName(node, reference, files) : followAround(node, reference);
      return fault === undefined ? [] : [{ ...fault, rule: "no-unresolved-refs" }];
    });
  });
}

function followName(node: SpecNode, name: string, files: Files): Fault | undefined {
  if (files.has(splitRef(node.file.path, name).path)) return undefined;
  if (!OTHER.test(node.pointer)) {
    const root = rootNode(node.file);
    const place = child(root, "components", "schemas", name) ?? child(root, "definitions", name);
    return lead(node, name, place, "is no file; the component of that name");
  }
  if (!isObject(node.value) || !isObject(node.value["content"])) return undefined;
  const fault = faultAt(node, `\`${name}\` is no file; the fields beside the \`$ref\` are used.`, "remove the `$ref`");
  Reflect.deleteProperty(node.value, "$ref");
  return fault;
}

function followAround(node: SpecNode, reference: string): Fault | undefined {
  const [, near, own = near] = ENCLOSED.exec(reference) ?? [];
  if (own === undefined) return undefined;
  const root = rootNode(node.file);
  const ofRoot = child(root, ...(pointerKeys(reference.slice(1)) ?? []));
  if (ofRoot !== undefined) return undefined;
  const keys = pointerKeys(own) ?? [];
  const around = pointerKeys(node.pointer.slice(1).replaceAll("%", "%25")) ?? [];
  const above = near === undefined && around[0] === "components" ? around.slice(0, 3) : around;
  const places = above.map((_, index) => child(root, ...above.slice(0, above.length - index), ...keys));
  const place = places.find((each) => each !== undefined);
  return lead(node, reference, place, "is not in the root of the document; the one of the enclosing schema");
}

/** Replaces a reference by one to a place, if there is one. */
function lead(node: SpecNode, reference: string, place: SpecNode | undefined, which: string): Fault | undefined {
  if (place === undefined) return undefined;
  const fragment = fragmentOf(place);
  const fault = faultAt(child(node, "$ref") ?? node, `\`${reference}\` ${which} is used.`, `write ${fragment}`);
  (node.value as { $ref: string }).$ref = fragment;
  return fault;
}

const NAME = /^\w+$/;
/** Places of references to other components than schemas. */
const OTHER = /\/(?:parameters|responses|headers|examples|links|callbacks|paths)\/[^/]+$|\/requestBody$/;
const LOCAL = /#\/(?:\$defs|definitions|properties|items|components\/schemas\/#)|\$ref["']?: *["']?\w+["'\s]/;
const ENCLOSED = /^#(?:(\/(?:\$defs|definitions)\/.*)|(?:\/components\/schemas\/#)?((?:\/(?:properties|items)\/.*)?))$/;

/** A schema with an `$id`, which is the base of the references in it. */
interface Resource {
  uri: string;
  schema: SpecNode;
}

/** @param base outside of all `$id`s, none: documents have no URI of their own */
function uriOf(reference: string, base = "https://document.invalid/"): string | undefined {
  return URL.canParse(reference, base) ? new URL(reference, base).href.replace(/#$/, "") : undefined;
}

/** Returns the schemas with an `$id`, whose URIs are resolved against the `$id`s around them; outer ones first. */
function resourcesOf(files: Files): Resource[] {
  const found: Resource[] = [];
  const nodes = [...placesOf(files, "$id", (node) => `${node.file.path}${node.pointer}`).values()].flat();
  for (const schema of nodes.sort((one, other) => one.pointer.length - other.pointer.length)) {
    const { $id } = schema.value as { $id: string };
    const uri = uriOf($id, around(schema, found)?.uri);
    if (uri !== undefined) found.push({ uri, schema });
  }
  return found;
}

/** Returns the innermost schema with an `$id` around a node. */
function around({ file, pointer }: SpecNode, ids: readonly Resource[]): Resource | undefined {
  return ids.findLast(({ schema }) => schema.file === file && pointer.startsWith(`${schema.pointer}/`));
}

function placeNamedBy(node: SpecNode, files: Files, anchors: Places, ids: readonly Resource[]): string | undefined {
  const reference = refOf(node) ?? "";
  const [, uri = "", anchor = ""] = BY_ANCHOR.exec(reference) ?? [];
  const [byAnchor, ...others] = anchors.get(`${splitRef(node.file.path, uri).path}#${anchor}`) ?? [];
  if (uri !== "" && byAnchor !== undefined) return others.length === 0 ? `${uri}${fragmentOf(byAnchor)}` : undefined;
  const base = around(node, ids);
  if (reference.startsWith("#")) return base && placeIn(base.schema, reference.slice(1));
  if (files.has(splitRef(node.file.path, reference).path)) return undefined;
  const absolute = uriOf(reference, base?.uri);
  const [named, ...more] = ids.filter((each) => each.uri === absolute && each.schema.file.path === node.file.path);
  return named !== undefined && more.length === 0 ? fragmentOf(named.schema) : undefined;
}

function placeIn(schema: SpecNode, pointer: string): string | undefined {
  const keys = pointerKeys(pointer);
  const own = keys && child(schema, ...keys);
  return own === undefined ? undefined : fragmentOf(own);
}

/**
 * Replaces references to a root document's `$self` URI (OpenAPI 3.2) by references to its file, in memory; also those in mappings of
 * discriminators.
 */
export function followSelf(root: SpecFile, files: Iterable<SpecFile>): void {
  const self = isObject(root.content) ? root.content["$self"] : undefined;
  if (typeof self !== "string") return;
  for (const file of files) {
    const follow = (fields: Record<string, unknown>, key: string): void => {
      const reference = fields[key];
      const [uri = "", fragment = ""] = typeof reference === "string" ? reference.split("#") : [];
      const target: string = file.path === root.path && URL.canParse(uri, self) ? new URL(uri, self).href : uri;
      if (uri === "" || target !== self) return;
      const way = file.path === root.path ? "" : relative(dirname(file.path), root.path).replaceAll("\\", "/");
      fields[key] = `${way}#${fragment}`;
    };
    for (const { value } of referencesOf(file)) follow(value as Record<string, unknown>, "$ref");
    for (const discriminator of discriminatorsOf(file)) {
      follow(discriminator, "defaultMapping");
      const { mapping } = discriminator;
      if (isObject(mapping)) for (const value of Object.keys(mapping)) follow(mapping, value);
    }
  }
}

/** Returns the discriminators of a file. */
export function discriminatorsOf(file: SpecFile): Record<string, unknown>[] {
  if (!file.text.includes("discriminator")) return [];
  return nodesWith(file, "discriminator", "object")
    .map(({ value }) => (value as { discriminator: unknown }).discriminator)
    .filter(isObject);
}

type Places = ReadonlyMap<string, SpecNode[]>;

function placesOf(files: Files, keyword: "$anchor" | "$id", keyOf: (node: SpecNode, name: string) => string): Places {
  const places = new Map<string, SpecNode[]>();
  for (const file of files.values()) {
    if (!file.text.includes(keyword)) continue;
    for (const node of nodesWith(file, keyword)) {
      const key = keyOf(node, (node.value as Record<typeof keyword, string>)[keyword]);
      places.set(key, [...(places.get(key) ?? []), node]);
    }
  }
  return places;
}

/** Returns a node's pointer as a URI fragment. */
function fragmentOf({ pointer }: SpecNode): string {
  return `#${pointer.slice(1).replaceAll("%", "%25")}`;
}

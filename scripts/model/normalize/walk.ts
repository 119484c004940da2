// Walks a document by the types of its objects, so that arbitrary names and data are never mistaken for fields.
import { enterSchema } from "../../core/cli/current-schema.js";
import { METHODS, type OpenApiDocument } from "../../read/openapi.js";

export type Kind =
  | ("document" | "components" | "pathItem" | "operation" | "parameter" | "requestBody" | "response" | "header" | "mediaType")
  | ("encoding" | "callback" | "schema");

type Shape = "one" | "list" | "map" | "either";

const FIELDS = mapsOf({
  document: { paths: ["pathItem", "map"], webhooks: ["pathItem", "map"], components: ["components", "one"], $defs: ["schema", "map"] },
  components: {
    schemas: ["schema", "map"],
    responses: ["response", "map"],
    parameters: ["parameter", "map"],
    requestBodies: ["requestBody", "map"],
    headers: ["header", "map"],
    mediaTypes: ["mediaType", "map"],
    callbacks: ["callback", "map"],
    pathItems: ["pathItem", "map"],
  },
  pathItem: {
    parameters: ["parameter", "list"],
    ...Object.fromEntries([...METHODS, "query"].map((method) => [method, ["operation", "one"] as const])),
    additionalOperations: ["operation", "map"],
  },
  operation: {
    parameters: ["parameter", "list"],
    requestBody: ["requestBody", "one"],
    responses: ["response", "map"],
    callbacks: ["callback", "map"],
  },
  parameter: { schema: ["schema", "one"], content: ["mediaType", "map"] },
  header: { schema: ["schema", "one"], content: ["mediaType", "map"] },
  requestBody: { content: ["mediaType", "map"] },
  response: { headers: ["header", "map"], content: ["mediaType", "map"] },
  mediaType: { schema: ["schema", "one"], itemSchema: ["schema", "one"], encoding: ["encoding", "map"] },
  encoding: { headers: ["header", "map"] },
  callback: {},
  schema: {
    properties: ["schema", "map"],
    patternProperties: ["schema", "map"],
    $defs: ["schema", "map"],
    definitions: ["schema", "map"],
    additionalProperties: ["schema", "one"],
    unevaluatedProperties: ["schema", "one"],
    items: ["schema", "either"],
    unevaluatedItems: ["schema", "one"],
    prefixItems: ["schema", "list"],
    allOf: ["schema", "list"],
    anyOf: ["schema", "list"],
    oneOf: ["schema", "list"],
    not: ["schema", "one"],
  },
});

type Fields = Readonly<Record<string, readonly [Kind, Shape]>>;

function mapsOf(fields: Readonly<Record<Kind, Fields>>): ReadonlyMap<string, ReadonlyMap<string, readonly [Kind, Shape]>> {
  return new Map(Object.entries(fields).map(([kind, each]) => [kind, new Map(Object.entries(each))]));
}

/** Returns the replacement for an object or, for schemas, any value. May return the same object, modified. */
export type Change = (node: unknown, kind: Kind) => unknown;

/** Changes the objects of a document in place, inner ones first. Shared objects are changed once. */
export function rewrite(document: OpenApiDocument, change: Change): void {
  rewriteNode(document, "document", change, new Map());
}

/** Calls a function for the objects of a document outside of schemas. */
export function visitOutsideSchemas(document: OpenApiDocument, visit: (node: Record<string, unknown>, kind: Kind) => void): void {
  const change: Change = (node, kind) => {
    if (isObject(node)) visit(node, kind);
    return node;
  };
  rewriteNode(document, "document", change, new Map(), false);
}

/** Changes a part of a document in the same way. */
export function rewritePart(node: unknown, kind: Kind, change: Change): unknown {
  return rewriteNode(node, kind, change, new Map());
}

function rewriteNode(node: unknown, kind: Kind, change: Change, done: Map<unknown, unknown>, inSchemas = true): unknown {
  if (kind === "schema" && !inSchemas) return node;
  if (!isObject(node)) return change(node, kind);
  const fields = FIELDS.get(kind);
  const keys = Object.keys(node);
  if (kind === "schema" && isLeaf(keys, fields)) return change(node, kind);
  const known = done.get(node);
  if (known !== undefined) return known;
  done.set(node, node);
  for (const key of keys) {
    const field = fields?.get(key) ?? (kind === "callback" ? urlField(key) : undefined);
    if (field === undefined) continue;
    const [child, shape] = field;
    const value = node[key];
    if (shape === "one" || (shape === "either" && !Array.isArray(value)))
      set(node, key, rewriteNode(value, child, change, done, inSchemas));
    else if (shape === "map" ? isObject(value) && !Array.isArray(value) : Array.isArray(value)) {
      const children = value as Record<string, unknown>;
      for (const name of Object.keys(children)) {
        if (shape === "map" && child !== "schema" && name.startsWith("x-") && kind === "document") continue;
        if (kind === "components" && key === "schemas") enterSchema(name);
        set(children, name, rewriteNode(children[name], child, change, done, inSchemas));
      }
    }
  }
  const changed = change(node, kind);
  if (changed !== node) done.set(node, changed);
  return changed;
}

function isLeaf(keys: readonly string[], fields: ReadonlyMap<string, unknown> | undefined): boolean {
  for (const key of keys) if (fields?.has(key)) return false;
  return true;
}

/** Most values stay the same, and comparing takes far less time than assigning. */
function set(node: Record<string, unknown>, key: string, value: unknown): void {
  if (node[key] !== value) node[key] = value;
}

/** The keys of a callback are URLs. */
function urlField(key: string): readonly [Kind, Shape] | undefined {
  return key.startsWith("x-") || key === "$ref" ? undefined : ["pathItem", "one"];
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === "object";
}

/** Checks if one object is another, or contains it. */
export function contains(outer: unknown, inner: object, seen = new Set<unknown>()): boolean {
  if (!isObject(outer) || seen.has(outer)) return false;
  seen.add(outer);
  return outer === inner || Object.values(outer).some((value) => contains(value, inner, seen));
}

/** Returns a copy of an object without some keys. */
export function without<T extends object>(node: T, keys: readonly string[]): T {
  return Object.fromEntries(Object.entries(node).filter(([key]) => !keys.includes(key))) as T;
}

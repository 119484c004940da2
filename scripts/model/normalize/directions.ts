import { isBinary } from "../body-kinds.js";
import { isMultipart } from "../media-types.js";
import { type OpenApiDocument, operationsIn, type Schema } from "../../read/openapi.js";
import { partsOf } from "../discriminator.js";
import { componentName, propertySchema, resolveSchema } from "../schemas.js";
import { freeName, referenceTo } from "./deep-references.js";
import { isObject, rewrite, rewritePart, visitOutsideSchemas, without as withoutKeys } from "./walk.js";

/** The marked properties that a body lacks: requests have no read-only properties, responses no write-only ones. */
type Without = "readOnly" | "writeOnly";

export const MARKS = { request: "readOnly", response: "writeOnly" } as const;
const SUFFIXES: Readonly<Record<Without, DirectedSchema["direction"]>> = { readOnly: "request", writeOnly: "response" };

/** A schema for one direction. */
export interface DirectedSchema {
  /** Name of the component. */
  name: string;
  /** Name of the original schema. */
  origin: string;
  direction: "request" | "response";
}

/**
 * Adds separate components for requests and responses if a schema has read-only or write-only properties, and returns them. The original
 * schema stays unchanged. Modifies the document.
 */
export function separateDirections(document: OpenApiDocument): DirectedSchema[] {
  const separation = new Separation(document);
  for (const [media, without] of bodiesOf(document)) separation.separate(media, without);
  return separation.directed;
}

/** Returns the media types of all bodies, each with the mark of the properties that it lacks. */
function bodiesOf(document: OpenApiDocument): [media: Record<string, unknown>, without: Without][] {
  const bodies: [Record<string, unknown>, Without][] = [];
  const received = receivedBodies(document);
  visitOutsideSchemas(document, (node, kind) => {
    if ((kind !== "requestBody" && kind !== "response") || !isObject(node["content"])) return;
    const isSent = (kind === "requestBody") !== received.has(node);
    for (const media of Object.values(node["content"])) if (isObject(media)) bodies.push([media, isSent ? "readOnly" : "writeOnly"]);
  });
  return bodies;
}

/** Returns the bodies of webhooks: the API sends the requests, and receives the responses. */
function receivedBodies(document: OpenApiDocument): Set<unknown> {
  const operations = Object.values(document.webhooks ?? {}).flatMap((item) => operationsIn(item).map(([, operation]) => operation));
  return new Set(operations.flatMap(({ requestBody, responses }) => [requestBody, ...Object.values(responses ?? {})]));
}

class Separation {
  readonly directed: DirectedSchema[] = [];
  readonly #document: OpenApiDocument;
  readonly #schemas: Record<string, Schema>;
  /** Names of schemas with a marked property. */
  readonly #marked: Readonly<Record<Without, ReadonlySet<string>>>;
  /** Names of the added components, by mark and original name. */
  readonly #names = new Map<string, string>();

  constructor(document: OpenApiDocument) {
    this.#document = document;
    this.#schemas = document.components?.schemas ?? {};
    this.#marked = { readOnly: componentsWith(document, "readOnly"), writeOnly: componentsWith(document, "writeOnly") };
  }

  /** Replaces the schema of a body if it has properties that the body lacks. */
  separate(media: Record<string, unknown>, without: Without): void {
    const { schema } = media;
    if (isObject(schema) && mentions(this.#document, schema, without, this.#marked[without]))
      media["schema"] = this.#strip(schema, without);
  }

  /** Removes the properties that a direction lacks, in place. */
  #strip(schema: Schema, without: Without): Schema {
    const document = this.#document;
    const composition = structuredClone(schema);
    const isLeftOut = (property: unknown): boolean => hasMark(document, property, without);
    const settled = rewritePart(schema, "schema", (node) => (isObject(node) ? markedInAll(document, node, without) : node));
    return rewritePart(settled, "schema", (node) => {
      if (!isObject(node)) return node;
      const own: Schema = node;
      const name = typeof own.$ref === "string" ? componentName(own.$ref) : undefined;
      if (name !== undefined && this.#marked[without].has(name)) own.$ref = referenceTo(this.#variant(name, without));
      if (Array.isArray(own.required))
        own.required = own.required.filter(
          (each) =>
            !isLeftOut(own.properties?.[each] ?? propertySchema(document, own, each) ?? propertySchema(document, composition, each)),
        );
      if (isObject(own.properties))
        own.properties = Object.fromEntries(Object.entries(own.properties).filter(([, value]) => !isLeftOut(value)));
      return own;
    }) as Schema;
  }

  /** Returns the name of a schema's component for a direction, and adds the component if it is missing. */
  #variant(name: string, without: Without): string {
    const key = `${without} ${name}`;
    const known = this.#names.get(key);
    if (known !== undefined) return known;
    const own = freeName(this.#schemas, `${name}.${SUFFIXES[without]}`);
    this.#names.set(key, own);
    this.directed.push({ name: own, origin: name, direction: SUFFIXES[without] });
    // Reserves the name, since stripping may add further components.
    this.#schemas[own] = {};
    this.#schemas[own] = this.#strip(structuredClone(this.#schemas[name] ?? {}), without);
    return own;
  }
}

/** Marks a property in each part of an `allOf` if one part marks it; the others may be components, which their other users keep. */
function markedInAll(document: OpenApiDocument, schema: Schema, mark: Without): Schema {
  const names = Array.isArray(schema.allOf) ? namesWith(document, schema, mark) : [];
  if (names.length === 0) return schema;
  const seen = new Map<Schema, boolean>();
  return Object.assign(schema, { allOf: partsOf(schema, "allOf").flatMap((part) => withMarks(document, part, names, mark, seen)) });
}

/** Returns the names of the marked properties of a schema, those of its parts included. */
export function namesWith(document: OpenApiDocument, schema: Schema, mark: Without, seen = new Set<Schema>()): string[] {
  const own = resolveSchema(document, schema);
  if (own === undefined || seen.has(own)) return [];
  seen.add(own);
  const marked = Object.entries(own.properties ?? {}).filter(([, property]) => hasMark(document, property, mark));
  const inParts = partsOf(own, "allOf").flatMap((part) => namesWith(document, part, mark, seen));
  return [...marked.map(([name]) => name), ...inParts];
}

/**
 * Returns a part in which no property of these names is required or without the mark; the part itself if there is none, and nothing for one
 * that an earlier part has included.
 *
 * @param seen the schemas of earlier parts; true for those that were changed
 */
function withMarks(document: OpenApiDocument, part: Schema, names: readonly string[], mark: Without, seen: Map<Schema, boolean>): Schema[] {
  const own = resolveSchema(document, part);
  if (own === undefined || seen.has(own)) return own !== undefined && seen.get(own) === true ? [] : [part];
  seen.set(own, false);
  const unmarked = names.filter((name) => own.properties?.[name] !== undefined && !hasMark(document, own.properties[name], mark));
  const parts = partsOf(own, "allOf");
  const settled = parts.flatMap((each) => withMarks(document, each, names, mark, seen));
  const isSettled = settled.length === parts.length && settled.every((each, index) => each === parts[index]);
  if (isSettled && unmarked.length === 0 && !names.some((name) => own.required?.includes(name))) return [part];
  seen.set(own, true);
  const copy = structuredClone(own);
  if (copy.required !== undefined) copy.required = copy.required.filter((name) => !names.includes(name));
  for (const name of unmarked) Object.assign(copy.properties ?? {}, { [name]: { [mark]: true } });
  return [isSettled ? copy : { ...copy, allOf: settled }];
}

const responseSchemas = new WeakMap<OpenApiDocument, ReadonlySet<string>>();

/** Returns the name of a schema's variant for responses. */
export function responseName(document: OpenApiDocument, name: string): string {
  const marked = responseSchemas.get(document) ?? componentsWith(document, "writeOnly");
  responseSchemas.set(document, marked);
  return marked.has(name) ? freeName(document.components?.schemas ?? {}, `${name}.${SUFFIXES.writeOnly}`) : name;
}

/** Returns the names of schemas with a marked property, directly or indirectly. */
function componentsWith(document: OpenApiDocument, mark: Without): Set<string> {
  const schemas = Object.entries(document.components?.schemas ?? {});
  const marked = new Set(schemas.flatMap(([name, schema]) => (mentions(document, schema, mark, new Set()) ? [name] : [])));
  if (marked.size === 0) return marked;
  const users = new Map<string, string[]>();
  for (const [name, schema] of schemas) for (const used of referencesIn(schema)) users.set(used, [...(users.get(used) ?? []), name]);
  for (const name of marked) for (const user of users.get(name) ?? []) marked.add(user);
  return marked;
}

function mentions(document: OpenApiDocument, schema: unknown, mark: Without, marked: ReadonlySet<string>): boolean {
  let found = false;
  rewritePart(schema, "schema", (node) => {
    if (isObject(node)) {
      if (typeof node["$ref"] === "string" && marked.has(componentName(node["$ref"]))) found = true;
      if (isObject(node["properties"]) && Object.values(node["properties"]).some((value) => hasMark(document, value, mark))) found = true;
    }
    return node;
  });
  return found;
}

function referencesIn(schema: unknown): Set<string> {
  const names = new Set<string>();
  rewritePart(schema, "schema", (node) => {
    if (isObject(node) && typeof node["$ref"] === "string") names.add(componentName(node["$ref"]));
    return node;
  });
  return names;
}

/** Checks the mark in a property's schema, in the schema that it references, or in a part of these. */
export function hasMark(document: OpenApiDocument, property: unknown, mark: Without, seen = new Set<unknown>()): boolean {
  if (!isObject(property) || seen.has(property)) return false;
  seen.add(property);
  const own = resolveSchema(document, property);
  const isMarked = (part: Schema): boolean => hasMark(document, part, mark, seen);
  return property[mark] === true || own?.[mark] === true || partsOf(own, "allOf").some(isMarked);
}

/** Converts binary schemas to strings except in multipart bodies, since JSON has no bytes. Modifies the document. */
export function keepBinary(document: OpenApiDocument): void {
  const [sent, others] = [new Set<unknown>(), new Set<unknown>()];
  const reach = (node: unknown, seen: Set<unknown>): void => {
    rewritePart(node, "schema", (schema) => {
      const target = isObject(schema) && typeof schema["$ref"] === "string" ? resolveSchema(document, schema) : undefined;
      if (target !== undefined && !seen.has(target)) {
        seen.add(target);
        reach(target, seen);
      }
      if (isObject(schema)) seen.add(schema);
      return schema;
    });
  };
  const binary = new Set<unknown>();
  rewrite(document, (node, kind) => {
    if (kind === "schema" && isObject(node) && isBinary(node)) binary.add(node);
    return node;
  });
  if (binary.size === 0) return;
  visitOutsideSchemas(document, ({ content }, kind) => {
    if ((kind !== "requestBody" && kind !== "response") || !isObject(content)) return;
    for (const [type, media] of Object.entries(content)) {
      if (isObject(media)) reach(media["schema"], kind === "requestBody" && isMultipart(type) ? sent : others);
    }
  });
  rewrite(document, (node, kind) => {
    if (kind !== "schema" || !isObject(node) || !isBinary(node)) return node;
    if (!sent.has(node)) return { ...withoutKeys(node, ["format", "contentMediaType"]), type: "string" };
    const bytes = { ...node, type: "string", format: "binary" };
    return others.has(node) ? { anyOf: [{ type: "string" }, bytes] } : bytes;
  });
}

import type { OpenApiDocument, Schema } from "../../read/openapi.js";
import { partsOf } from "../discriminator.js";
import { componentName, resolveSchema } from "../schemas.js";
import { Extracted } from "./extracted.js";
import { normalObject, UNLISTED } from "./normal-object.js";
import { ANNOTATIONS } from "./normal-schema.js";
import { type Change, isObject, rewrite, rewritePart, without } from "./walk.js";

/** Keywords of object schemas that can be merged, besides extensions. With any other keyword, the `allOf` stays. */
const MERGEABLE = new Set([
  ...["type", "properties", "required", "allOf", "additionalProperties", UNLISTED],
  ...["title", "description", "deprecated", "default", "example", "examples", "externalDocs", "xml", "$comment"],
]);

/** A part of a composition: keywords of its own, or a reference that stays one. */
interface Part {
  schema: Schema;
  /** The schema that a reference leads to. */
  target?: Schema;
  /** The component that the keywords are copied from. */
  component?: string;
}

/** The properties of a schema, those of its parts included. */
interface Listed {
  properties: ReadonlyMap<string, Schema>;
  /** The schema of unlisted properties: false if there are none. */
  further: Schema | boolean | undefined;
}

/**
 * Merges the parts of `allOf`s of plain object schemas. A `$ref` stays a reference, so that types keep their names and grow no faster than the
 * document. Only the target of a `$ref` whose keywords conflict with another part is merged, one level deep.
 */
export class AllOfMerger {
  /** The schemas of properties that merged schemas share. */
  readonly extracted: Extracted;
  readonly #document: OpenApiDocument;
  readonly #listed = new Map<Schema, Listed>();

  constructor(document: OpenApiDocument) {
    this.#document = document;
    this.extracted = new Extracted(document);
  }

  /** Merges the parts of a schema, in place. */
  merge(schema: Schema): void {
    if (!Array.isArray(schema.allOf)) return;
    const { size } = this.#listedIn(schema).properties;
    const merged = new Set<Schema>();
    const isMerged = (target: Schema): boolean => merged.has(target) || isTooNarrow(this.#listedIn(target), size);
    for (;;) {
      const parts = this.#partsFrom(schema, isMerged);
      if (parts === undefined) return;
      const conflicting = this.#conflictsOf(parts);
      if (conflicting.size === 0) {
        this.#assemble(schema, parts);
        return;
      }
      for (const target of conflicting) merged.add(target);
    }
  }

  /** Returns the parts in their order, those of merged targets among them; undefined if one cannot be merged. */
  #partsFrom(schema: Schema, isMerged: (target: Schema) => boolean, component?: string, seen = new Set([schema])): Part[] | undefined {
    if (!isMergeable(schema)) return undefined;
    const parts: Part[] = [];
    for (const part of schema.allOf ?? []) {
      const target = resolveSchema(this.#document, part);
      if (target === undefined) return undefined;
      if (seen.has(target)) continue;
      seen.add(target);
      if (part.$ref !== undefined && !isMerged(target)) parts.push({ schema: part, target });
      else {
        const inner = this.#partsFrom(target, isMerged, part.$ref === undefined ? component : componentName(part.$ref), seen);
        if (inner === undefined) return undefined;
        parts.push(...inner);
      }
    }
    return [...parts, { schema, ...(component !== undefined && { component }) }];
  }

  /** Returns the targets of references that an intersection with the other parts would not describe. */
  #conflictsOf(parts: readonly Part[]): Set<Schema> {
    const all = parts.map(({ schema, target }) => ({ target, ...(target === undefined ? ownOf(schema) : this.#listedIn(target)) }));
    const kinds = new Map<string, Map<string, Schema>>();
    for (const { properties } of all) {
      for (const [name, property] of properties) {
        const known = kinds.get(name) ?? new Map<string, Schema>();
        kinds.set(name, known.set(JSON.stringify(property), property));
      }
    }
    const clashing = [...kinds].flatMap(([name, known]) => (this.#isClash([...known.values()]) ? [name] : []));
    const isTyped = all.some((each) => isObject(each.further) && isTooNarrow(each, kinds.size));
    const found = all.filter(({ properties }) => isTyped || clashing.some((name) => properties.has(name)));
    return new Set(found.flatMap(({ target }): Schema[] => (target === undefined ? [] : [target])));
  }

  /** Checks if a property's schema conflicts with the one before it. */
  #isClash(kinds: readonly Schema[]): boolean {
    return kinds.slice(1).some((kind, index) => isConflict(this.#document, kinds[index] ?? {}, kind));
  }

  #listedIn(schema: Schema, open = new Set<Schema>()): Listed {
    const known = this.#listed.get(schema);
    if (known !== undefined) return known;
    open.add(schema);
    const own = ownOf(schema);
    const parts = partsOf(schema, "allOf").flatMap((part): Schema[] => [resolveSchema(this.#document, part) ?? []].flat());
    const listed = parts.filter((part) => !open.has(part)).map((part) => this.#listedIn(part, open));
    open.delete(schema);
    const properties = new Map([...listed, own].flatMap((each) => [...each.properties]));
    const further = own.further ?? listed.find((each) => each.further !== undefined)?.further;
    this.#listed.set(schema, { properties, further });
    return { properties, further };
  }

  /** Writes the parts into the schema. In JSON Schema, properties of other parts would have to match `additionalProperties`, too. */
  #assemble(schema: Schema, parts: readonly Part[]): void {
    const references = parts.flatMap(({ target }): Schema[] => (target === undefined ? [] : [target]));
    const merged = parts.filter(({ target }) => target === undefined);
    const own = merged.map((part) => part.schema);
    const further = own.map(furtherOf).filter((each) => each !== undefined);
    const properties = this.#joined(merged);
    if (properties === undefined || further.some((each) => each !== further[0])) return;
    const required = [...new Set(own.flatMap((part) => part.required ?? []))];
    const isOpen =
      own.some((part) => furtherOf(part) === undefined && part.properties !== undefined) ||
      references.some((target) => isMergeable(target));
    for (const key of ["allOf", "type", "properties", "required", "additionalProperties", UNLISTED]) Reflect.deleteProperty(schema, key);
    const kept = parts.flatMap((part) => (part.target === undefined ? [] : [part.schema]));
    const [only, ...others] = kept;
    if (only !== undefined && others.length === 0 && properties.size + required.length + further.length === 0) {
      schema.$ref = only.$ref ?? "";
      return;
    }
    const named = Object.fromEntries(properties);
    const isListed = (name: string): boolean => properties.has(name);
    const whole: Schema = { type: "object", properties: named, required: only === undefined ? required : required.filter(isListed) };
    const isClosed = further.length > 0 && !(further[0] === false && isOpen);
    if (isClosed) whole.additionalProperties = further[0] as Schema;
    if (isClosed) normalObject(whole);
    const inherited = required.filter((name) => !isListed(name));
    if (only === undefined) Object.assign(schema, whole);
    else Object.assign(schema, { allOf: isClosed || properties.size > 0 ? [...kept, whole] : kept });
    if (only !== undefined && inherited.length > 0) schema.required = inherited;
  }

  /** Returns the properties of all parts, those of components by reference; undefined if two of one name cannot be merged. */
  #joined(parts: readonly Part[]): Map<string, Schema> | undefined {
    const properties = new Map<string, Schema>();
    const owners = new Map<Schema, string>();
    for (const { schema, component } of parts) {
      for (const [name, property] of Object.entries(schema.properties ?? {})) {
        if (component !== undefined) owners.set(property, component);
        const both = met(this.#document, properties.get(name), property);
        if (both === undefined) return undefined;
        properties.set(name, both);
      }
    }
    for (const [name, property] of properties) {
      const owner = owners.get(property);
      if (owner !== undefined) properties.set(name, this.extracted.shared(`${owner}.${name}`, property));
    }
    return properties;
  }
}

/** Checks if a schema constrains its unlisted properties, where all parts of a composition list more. */
function isTooNarrow({ properties, further }: Listed, size: number): boolean {
  return further !== undefined && further !== true && size > properties.size;
}

function isMergeable(schema: Schema): boolean {
  if (!Object.keys(schema).every((key) => MERGEABLE.has(key) || key.startsWith("x-"))) return false;
  return (schema.type === undefined || schema.type === "object") && furtherOf(schema) !== true;
}

function furtherOf(schema: Schema): Schema | boolean | undefined {
  return (schema[UNLISTED] as Schema | undefined) ?? schema.additionalProperties;
}

function ownOf(schema: Schema): Listed {
  return { properties: new Map(Object.entries(schema.properties ?? {})), further: furtherOf(schema) };
}

/** Checks if the intersection of two types of a property is not the type that their author means. */
function isConflict(document: OpenApiDocument, known: Schema, property: Schema): boolean {
  const isScalar = [known, property].every(({ type }) => SCALARS.has(String(type)));
  return isScalar ? contradicts(known, property) : met(document, known, property) !== undefined;
}

/**
 * Changes compositions with a closed part, which no property of the other parts satisfies in JSON Schema, to what their authors mean: the
 * whole is closed. Modifies the document.
 */
export function closeWholes(document: OpenApiDocument): void {
  const merger = new AllOfMerger(document);
  const isClosed = (schema: Schema): boolean => resolveSchema(document, schema)?.additionalProperties === false;
  const close: Change = (node, kind) => {
    if (kind !== "schema" || !isObject(node)) return node;
    const schema = node as Schema;
    if (Array.isArray(schema.allOf) && [schema, ...schema.allOf].some(isClosed)) merger.merge(schema);
    if (schema.additionalProperties !== false || (schema.allOf ?? schema.anyOf ?? schema.oneOf) === undefined) return schema;
    const { additionalProperties, ...others } = schema;
    return { ...others, unevaluatedProperties: additionalProperties };
  };
  rewrite(document, close);
  for (const schema of merger.extracted.schemas) rewritePart(schema, "schema", close);
}

const NUMBER = JSON.stringify([["type", "number"]]);

/**
 * Returns both schemas of a property in one; undefined if neither has all the values of the other for certain. Of two that no value matches,
 * which authors do not mean, the later one overrides the other.
 */
function met(document: OpenApiDocument, known: Schema | undefined, property: Schema): Schema | undefined {
  if (known === undefined || JSON.stringify(known) === JSON.stringify(property)) return property;
  return (
    narrowed(document, known, property) ?? narrowed(document, property, known) ?? (contradicts(known, property) ? property : undefined)
  );
}

const SCALARS = new Set(["string", "number", "integer", "boolean"]);

function contradicts(known: Schema, property: Schema): boolean {
  const [own, other] = [known, property].map(({ type }) => (type === "integer" ? "number" : type));
  if (!SCALARS.has(String(own)) || !SCALARS.has(String(other))) return false;
  const { enum: values } = property;
  return own !== other || (known.enum !== undefined && values !== undefined && !known.enum.some((value) => values.includes(value)));
}

function narrowed(document: OpenApiDocument, wide: Schema, narrow: Schema): Schema | undefined {
  if (narrow["nullable"] === true && wide["nullable"] !== true) return undefined;
  const bare = (schema: object): string =>
    JSON.stringify(Object.entries(schema).filter(([key]) => !ANNOTATIONS.has(key) && key !== "nullable"));
  const given = bare(wide);
  const { type, enum: values = [] } = narrow;
  if (given === bare({}) || (given === bare({ type: "object" }) && isObjectOnly(document, narrow))) return narrow;
  // Validators find the values of an heir in a part of its own.
  const isNarrow = given === bare(narrow) || (values.length < 2 && (given === bare({ type }) || (given === NUMBER && type === "integer")));
  if (isNarrow) return { ...without(wide, ["nullable"]), ...narrow };
  if (wide.type !== "array" || type !== "array" || bare({ ...wide, items: {} }) !== bare({ ...narrow, items: {} })) return undefined;
  // An intersection of lists has the items of the first, which bases leave open.
  const items = met(document, wide.items ?? {}, narrow.items ?? {});
  return items && { ...without(wide, ["nullable"]), ...narrow, items };
}

function isObjectOnly(document: OpenApiDocument, schema: Schema, seen = new Set<Schema>()): boolean {
  const own = resolveSchema(document, schema);
  if (own === undefined || seen.has(own) || own["nullable"] === true) return false;
  seen.add(own);
  const variants = own.anyOf ?? own.oneOf ?? [];
  const isObjects = (part: Schema): boolean => isObjectOnly(document, part, seen);
  return own.type === "object" || own.allOf?.some(isObjects) === true || (variants.length > 0 && variants.every(isObjects));
}

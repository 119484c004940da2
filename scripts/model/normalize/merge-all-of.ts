import type { OpenApiDocument, Schema } from "../../read/openapi.js";
import { madeOnce, resolveSchema } from "../schemas.js";
import { normalObject, UNLISTED } from "./normal-object.js";
import { ANNOTATIONS } from "./normal-schema.js";
import { contains, isObject, rewrite, without } from "./walk.js";

/** Keywords of object schemas that can be merged, besides extensions. With any other keyword, the `allOf` stays. */
const MERGEABLE = new Set([
  ...["type", "properties", "required", "allOf", "additionalProperties", UNLISTED],
  ...["title", "description", "deprecated", "default", "example", "examples", "externalDocs", "xml", "$comment"],
]);

interface ObjectParts {
  properties: Map<string, Schema>;
  required: Set<string>;
  /**
   * The schema of unlisted properties, false if there are none. In JSON Schema, those of other parts would have to match it, too, which
   * authors do not mean.
   */
  further?: Schema | false;
  /** A part with properties takes further ones. */
  isOpen?: boolean;
}

/** Merges an `allOf` of plain object schemas into one, in place. Parts with conflicting properties are not merged. */
export function mergeAllOf(document: OpenApiDocument, schema: Schema): void {
  if (!Array.isArray(schema.allOf)) return;
  const parts: ObjectParts = { properties: new Map(), required: new Set() };
  if (!collect(document, schema, parts, new Map())) return;
  const properties = Object.fromEntries([...parts.properties].map(([name, property]) => [name, apart(property, schema)]));
  delete schema.allOf;
  schema.type = "object";
  schema.properties = properties;
  schema.required = [...parts.required];
  if (parts.further === undefined) return;
  if (parts.further === false && parts.isOpen === true) delete schema.additionalProperties;
  else schema.additionalProperties = parts.further;
  normalObject(schema);
}

/**
 * Changes compositions with a closed part, which no property of the other parts satisfies in JSON Schema, to what their authors mean: the
 * whole is closed. Modifies the document.
 */
export function closeWholes(document: OpenApiDocument): void {
  const isClosed = (schema: Schema): boolean => resolveSchema(document, schema)?.additionalProperties === false;
  rewrite(document, (node, kind) => {
    if (kind !== "schema" || !isObject(node)) return node;
    const schema = node as Schema;
    if (Array.isArray(schema.allOf) && [schema, ...schema.allOf].some(isClosed)) mergeAllOf(document, schema);
    if (schema.additionalProperties !== false || (schema.allOf ?? schema.anyOf ?? schema.oneOf) === undefined) return schema;
    const { additionalProperties, ...others } = schema;
    return { ...others, unevaluatedProperties: additionalProperties };
  });
}

const NUMBER = JSON.stringify([["type", "number"]]);

/** Copies a property that is the schema itself, which would otherwise contain itself endlessly. */
export function apart(property: Schema, schema: Schema): Schema {
  return contains(property, schema) ? structuredClone(property) : property;
}

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

function collect(document: OpenApiDocument, schema: Schema | undefined, parts: ObjectParts, made: Map<unknown, boolean>): boolean {
  const own = resolveSchema(document, schema);
  return own !== undefined && madeOnce(made, own, false, () => collectOwn(document, own, parts, made));
}

function collectOwn(document: OpenApiDocument, own: Schema, parts: ObjectParts, made: Map<unknown, boolean>): boolean {
  if (!Object.keys(own).every((key) => MERGEABLE.has(key) || key.startsWith("x-"))) return false;
  if (own.type !== undefined && own.type !== "object") return false;
  if (!(own.allOf ?? []).every((part) => collect(document, part, parts, made))) return false;
  const further = (own[UNLISTED] as Schema | undefined) ?? own.additionalProperties;
  if (further !== undefined) {
    if (further === true || (parts.further ?? further) !== further) return false;
    parts.further = further;
  } else parts.isOpen ||= own.properties !== undefined;
  for (const name of own.required ?? []) parts.required.add(name);
  for (const [name, property] of Object.entries(own.properties ?? {})) {
    const both = met(document, parts.properties.get(name), property);
    if (both === undefined) return false;
    parts.properties.set(name, both);
  }
  return true;
}

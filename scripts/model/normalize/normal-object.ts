import type { OpenApiDocument, Schema } from "../../read/openapi.js";
import { resolveSchema } from "../schemas.js";
import { isObject, without } from "./walk.js";

/** Maximum number of kinds in the type of an index signature before it becomes any value. */
const MOST_KINDS = 6;

/** The key of the schema of unlisted keys alone, beside the `additionalProperties` that also accept the values of listed ones. */
export const UNLISTED = "x-\u0000unlisted";

/** Merges the schemas of unlisted keys into one that also accepts the values of listed keys. */
export function normalObject(schema: Schema): void {
  const { additionalProperties: further, patternProperties } = schema;
  if (further !== undefined && typeof further !== "boolean" && !isObject(further)) schema.additionalProperties = true;
  if (schema.properties !== undefined && !isObject(schema.properties)) delete schema.properties;
  const patterns = isObject(patternProperties) ? Object.values(patternProperties) : [];
  delete schema.patternProperties;
  const kinds: unknown[] = [...(isAsserting(further) ? [further] : []), ...patterns];
  if (kinds.length === 0 || further === true) {
    // Keys that match no pattern are unconstrained.
    if (patterns.length > 0) schema.additionalProperties = true;
    return;
  }
  if (schema.allOf === undefined && schema.anyOf === undefined && schema.oneOf === undefined) schema.type ??= "object";
  // In TypeScript, an index signature must accept the type of each property.
  const own = Object.values(schema.properties ?? {}).filter((property) => (property as unknown) !== false);
  const all = distinct([...kinds, ...own]);
  const unlisted = distinct(kinds);
  if (all.length > unlisted.length) schema[UNLISTED] = unionOf(unlisted);
  if (own.length > 0 && (all.length > MOST_KINDS || own.some((property) => !isSimple(property)))) schema.additionalProperties = true;
  else schema.additionalProperties = unionOf(all);
}

/** Leaves out schemas that differ from others in their texts only. */
export function distinct(kinds: readonly unknown[]): unknown[] {
  return [...new Map(kinds.map((kind) => [JSON.stringify(withoutText(kind)), kind])).values()];
}

function unionOf(kinds: readonly unknown[]): Schema {
  return kinds.length === 1 ? (kinds[0] as Schema) : { anyOf: kinds as Schema[] };
}

function isAsserting(further: unknown): boolean {
  return isObject(further) && Object.keys(further).length > 0;
}

/** Checks if a schema can be repeated without growing the type. */
export function isSimple(schema: unknown): boolean {
  if (!isObject(schema)) return false;
  const { type, items, properties, allOf, anyOf, oneOf } = schema;
  if ([properties, allOf, anyOf, oneOf].some((part) => part !== undefined)) return false;
  return type !== "object" && (items === undefined || isSimple(items));
}

function withoutText(schema: unknown): unknown {
  if (!isObject(schema)) return schema;
  return without(schema, ["title", "description", "example", "examples", "default"]);
}

/** Declares a property for each key of a map whose keys are an enumeration. */
export function declareListed(document: OpenApiDocument, schema: Schema): void {
  const { propertyNames: keys, additionalProperties: further = {}, patternProperties, properties = {} } = schema;
  const names: unknown = resolveSchema(document, keys as Schema | undefined)?.enum;
  if (!Array.isArray(names) || (further as unknown) === false || patternProperties !== undefined) return;
  if (!names.every((name) => typeof name === "string") || !Object.keys(properties).every((name) => names.includes(name))) return;
  const listed = names.map((name) => [name, structuredClone(further === true ? {} : further)] as const);
  Object.assign(schema, { type: "object", properties: { ...Object.fromEntries(listed), ...properties }, additionalProperties: false });
}

// Rewritings of a bundled document that keep what its schemas mean and let TypeScript see more of it.
import { enumerations } from "./enumerations.js";
import { mergeAllOf } from "./merge-all-of.js";
import type { OpenApiDocument, Schema } from "./openapi.js";
import { type Role, roleOf } from "./roles.js";
import { propertyNames, resolveSchema } from "./schemas.js";

/** JSON Schema's `false`: no value matches, which TypeScript says as `never`. */
const NOTHING = false as unknown as Schema;

/**
 * A copy of the document in which
 * - an `allOf` of plain objects is one object, so that an editor shows its fields and not an intersection;
 * - a closed variant of a union says of each property that only its siblings have that it is absent, so that reading
 *   the property of the union gives `| undefined` and not a wrong promise;
 * - `not: { required: [name] }` is a property that is never there;
 * - an object that has no key at all takes none;
 * - an enumeration that only answers have takes values that the service may add.
 */
export function typeView(document: OpenApiDocument): OpenApiDocument {
  const copy = structuredClone(document);
  for (const { schema, open } of enumerations(copy)) {
    if (open) openEnumeration(schema);
  }
  visitSchemas(copy, (schema) => {
    forbidExcluded(schema);
    mergeAllOf(copy, schema);
  });
  visitSchemas(copy, (schema) => {
    for (const keyword of ["anyOf", "oneOf"] as const) {
      const variants = schema[keyword];
      if (Array.isArray(variants)) schema[keyword] = variants.map((variant) => closeVariant(copy, variant, variants));
    }
  });
  visitSchemas(copy, closeEmpty);
  return copy;
}

function closeVariant(document: OpenApiDocument, variant: Schema, variants: readonly Schema[]): Schema {
  const own = resolveSchema(document, variant);
  if (own?.additionalProperties !== false || own.patternProperties !== undefined) return variant;
  const names = new Set(variants.flatMap((other) => (other === variant ? [] : propertyNames(document, other))));
  for (const name of propertyNames(document, variant)) names.delete(name);
  if (names.size === 0) return variant;
  const absent = Object.fromEntries([...names].map((name) => [name, NOTHING]));
  return { ...own, properties: { ...own.properties, ...absent } };
}

function openEnumeration(schema: Schema): void {
  schema.anyOf = [{ enum: schema.enum ?? [] }, { type: "string" }];
  delete schema.enum;
  delete schema.type;
}

function forbidExcluded(schema: Schema): void {
  const { not } = schema;
  const [name, ...others] = not?.required ?? [];
  if (not === undefined || name === undefined || others.length > 0 || Object.keys(not).length !== 1) return;
  delete schema.not;
  schema.properties = { ...schema.properties, [name]: NOTHING };
}

/** openapi-typescript lets any object without properties have any key, also a closed one. */
function closeEmpty(schema: Schema): void {
  const { type, properties = {}, patternProperties, additionalProperties } = schema;
  if (type !== "object" || additionalProperties !== false || patternProperties !== undefined) return;
  if (Object.keys(properties).length === 0) schema.additionalProperties = { enum: [] };
}

/** Calls `visit` for each object in the document that can be a schema, the inner ones first. */
function visitSchemas(node: unknown, visit: (schema: Schema) => void, role: Role = "fields"): void {
  if (node === null || typeof node !== "object" || role === "data") return;
  if (Array.isArray(node)) {
    for (const item of node) visitSchemas(item, visit, role);
    return;
  }
  for (const [key, value] of Object.entries(node)) visitSchemas(value, visit, roleOf(role, key, value));
  if (role === "fields") visit(node as Schema);
}

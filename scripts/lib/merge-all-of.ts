import type { OpenApiDocument, Schema } from "./openapi.js";
import { resolveSchema } from "./schemas.js";

/** What an object schema may say for its parts to be one object; anything else keeps the `allOf` as it is. */
const MERGEABLE = new Set(["type", "description", "properties", "required", "allOf"]);

interface ObjectParts {
  properties: Map<string, Schema>;
  required: Set<string>;
}

/** Writes an `allOf` of plain object schemas as one object schema, in place. Parts that disagree on a property stay apart. */
export function mergeAllOf(document: OpenApiDocument, schema: Schema): void {
  if (!Array.isArray(schema.allOf)) return;
  const parts: ObjectParts = { properties: new Map(), required: new Set() };
  if (!collect(document, schema, parts, new Set())) return;
  delete schema.allOf;
  schema.type = "object";
  schema.properties = Object.fromEntries(parts.properties);
  schema.required = [...parts.required];
}

function collect(document: OpenApiDocument, schema: Schema | undefined, parts: ObjectParts, open: Set<Schema>): boolean {
  const own = resolveSchema(document, schema);
  if (own === undefined || open.has(own) || !Object.keys(own).every((key) => MERGEABLE.has(key))) return false;
  if (own.type !== undefined && own.type !== "object") return false;
  open.add(own);
  const merged = (own.allOf ?? []).every((part) => collect(document, part, parts, open));
  open.delete(own);
  if (!merged) return false;
  for (const name of own.required ?? []) parts.required.add(name);
  for (const [name, property] of Object.entries(own.properties ?? {})) {
    const known = parts.properties.get(name);
    if (known !== undefined && JSON.stringify(known) !== JSON.stringify(property)) return false;
    parts.properties.set(name, property);
  }
  return true;
}

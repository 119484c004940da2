// Keywords whose values are schemas, and fields of other objects that have one.
export const SCHEMA_MAPS = ["properties", "patternProperties", "schemas", "definitions", "$defs", "dependentSchemas"];
export const SCHEMA_LISTS = ["allOf", "anyOf", "oneOf", "prefixItems"];
export const SCHEMAS = [
  ...["items", "additionalProperties", "contains", "not", "if", "then", "else", "propertyNames"],
  ...["unevaluatedProperties", "unevaluatedItems", "schema", "itemSchema"],
];

/** Checks if a schema belongs at the keys of a place. */
export function isSchemaPlace(keys: readonly string[]): boolean {
  const [above = "", key = ""] = keys.slice(-2);
  return SCHEMA_MAPS.includes(above) || SCHEMA_LISTS.includes(above) || SCHEMAS.includes(key);
}

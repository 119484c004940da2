// Which objects of an OpenAPI document have fields of a known meaning, and which hold names or data of the author's choice.

/** Fields whose value maps names of the author's choice. */
const MAPS = new Set([
  "paths",
  "webhooks",
  "responses",
  "content",
  "examples",
  "headers",
  "callbacks",
  "links",
  "encoding",
  "variables",
  "schemas",
  "parameters",
  "requestBodies",
  "securitySchemes",
  "pathItems",
  "properties",
  "patternProperties",
  "dependentSchemas",
  "$defs",
  "mapping",
  "scopes",
]);

/** Fields whose value is data: all its keys are names. */
const DATA = new Set(["value", "example", "default", "enum", "const"]);

export type Role = "fields" | "names" | "data";

/** The role of the value that an object of a role has under a key. */
export function roleOf(parent: Role, key: string, value: unknown): Role {
  if (parent === "data" || (parent === "fields" && isData(key, value))) return "data";
  return parent === "fields" && MAPS.has(key) && !Array.isArray(value) ? "names" : "fields";
}

function isData(key: string, value: unknown): boolean {
  return DATA.has(key) || (key === "examples" && Array.isArray(value));
}

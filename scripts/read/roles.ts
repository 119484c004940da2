// Tells objects with OpenAPI fields from objects whose keys are names or data.
import { SCHEMA_MAPS } from "./schema-places.js";

/** Fields whose value is a map with arbitrary names. */
const MAPS = new Set([
  ...SCHEMA_MAPS,
  ...["paths", "webhooks", "pathItems", "additionalOperations", "responses", "content", "mediaTypes", "examples", "headers", "links"],
  ...["callbacks", "encoding", "variables", "parameters", "requestBodies", "securitySchemes", "mapping", "scopes", "dependentRequired"],
]);

/** Fields whose value is data: all its keys are arbitrary. */
const DATA = new Set(["value", "dataValue", "example", "default", "enum", "const"]);

export type Role = "fields" | "names" | "data";

/** Returns the role of the value under a key, given the role of its parent. */
export function roleOf(parent: Role, key: string, value: unknown): Role {
  if (parent === "data" || (parent === "fields" && isData(key, value))) return "data";
  return parent === "fields" && MAPS.has(key) && !Array.isArray(value) ? "names" : "fields";
}

function isData(key: string, value: unknown): boolean {
  return DATA.has(key) || (key === "examples" && Array.isArray(value));
}

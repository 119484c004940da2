// The bundle has a fixed key order, so that key order in the sources does not affect the output.
import { compare } from "../core/cli/finding.js";
import { type Role, roleOf } from "./roles.js";
import { isObject } from "./spec-node.js";

/** Fields of OpenAPI and JSON Schema objects in reading order. Other fields follow by name. */
const FIELDS = [
  ["openapi", "info", "title", "name", "in", "version", "tags", "summary", "operationId", "type", "scheme", "description", "deprecated"],
  ["license", "identifier", "url", "servers", "variables", "security", "x-detail", "x-pagination", "required", "style", "explode"],
  ["parameters", "requestBody", "responses", "headers", "content", "schema", "format", "pattern", "minLength", "maxLength"],
  ["minimum", "maximum", "enum", "const", "default", "properties", "additionalProperties", "items", "allOf", "anyOf", "oneOf", "not"],
  ["examples", "value", "get", "head", "post", "put", "patch", "delete", "options", "trace", "paths", "components"],
].flat();

const RANK = new Map(FIELDS.map((field, index) => [field, index]));

/** Maps whose order is for readers only: no name and no default of the output depends on it. */
const READ = new Set(["properties", "patternProperties", "examples", "variables", "scopes", "mapping", "headers", "links"]);

/**
 * Returns a copy of a document in canonical key order. Properties are sorted by `required`, then by name.
 *
 * @param forReaders keeps the order of properties, examples and data
 */
export function canonicalOrder<T>(document: T, forReaders = false): T {
  return order(document, "fields", forReaders) as T;
}

function order(value: unknown, role: Role, forReaders: boolean, isKept = role === "data" && forReaders): unknown {
  if (Array.isArray(value)) return value.map((item) => order(item, role, forReaders));
  if (!isObject(value)) return value;
  const keys = isKept ? Object.keys(value) : Object.keys(value).sort(role === "fields" ? compareFields : compare);
  const ordered: Record<string, unknown> = {};
  for (const key of keys) setKey(ordered, key, orderChild(value, key, role, forReaders));
  return ordered;
}

/** Assigning takes far less time than `Object.fromEntries`, but would set the prototype by one name. */
function setKey(object: Record<string, unknown>, key: string, value: unknown): void {
  if (key === "__proto__") Object.defineProperty(object, key, { value, writable: true, enumerable: true, configurable: true });
  else object[key] = value;
}

function orderChild(parent: Record<string, unknown>, key: string, role: Role, forReaders: boolean): unknown {
  const value = parent[key];
  const own = roleOf(role, key, value);
  if (forReaders) return order(value, own, true, own === "data" || (own === "names" && READ.has(key)));
  return role === "fields" && key === "properties" && isObject(value)
    ? orderProperties(value, parent["required"])
    : order(value, own, false);
}

function orderProperties(properties: Record<string, unknown>, required: unknown): Record<string, unknown> {
  const first = Array.isArray(required) ? required.filter((name): name is string => typeof name === "string") : [];
  const rank = new Map(first.map((name, index) => [name, index]));
  const names = Object.keys(properties).sort((a, b) => (rank.get(a) ?? first.length) - (rank.get(b) ?? first.length) || compare(a, b));
  return Object.fromEntries(names.map((name) => [name, order(properties[name], "fields", false)]));
}

function compareFields(a: string, b: string): number {
  return (RANK.get(a) ?? FIELDS.length) - (RANK.get(b) ?? FIELDS.length) || compare(a, b);
}

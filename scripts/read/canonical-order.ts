// The bundle has a fixed key order, so that key order in the sources does not affect the output.
import { compare } from "../core/cli/finding.js";
import { type Role, roleOf } from "./roles.js";

/** Fields of OpenAPI and JSON Schema objects in reading order. Other fields follow by name. */
const FIELDS = [
  ["openapi", "info", "title", "name", "in", "version", "tags", "summary", "operationId", "type", "scheme", "description", "deprecated"],
  ["license", "identifier", "url", "servers", "variables", "security", "x-detail", "x-pagination", "required", "style", "explode"],
  ["parameters", "requestBody", "responses", "headers", "content", "schema", "format", "pattern", "minLength", "maxLength"],
  ["minimum", "maximum", "enum", "const", "default", "properties", "additionalProperties", "items", "allOf", "anyOf", "oneOf", "not"],
  ["examples", "value", "get", "head", "post", "put", "patch", "delete", "options", "trace", "paths", "components"],
].flat();

const RANK = new Map(FIELDS.map((field, index) => [field, index]));

/** Returns a copy of a document in canonical key order. Properties are sorted by `required`, then by name. */
export function canonicalOrder<T>(document: T): T {
  return order(document, "fields") as T;
}

function order(value: unknown, role: Role): unknown {
  if (Array.isArray(value)) return value.map((item) => order(item, role));
  if (!isObject(value)) return value;
  const keys = Object.keys(value).sort(role === "fields" ? compareFields : compare);
  const entries = keys.map((key): [string, unknown] => [key, orderChild(value, key, role)]);
  return Object.fromEntries(entries);
}

function orderChild(parent: Record<string, unknown>, key: string, role: Role): unknown {
  const value = parent[key];
  if (role === "fields" && key === "properties" && isObject(value)) return orderProperties(value, parent["required"]);
  return order(value, roleOf(role, key, value));
}

function orderProperties(properties: Record<string, unknown>, required: unknown): Record<string, unknown> {
  const first = Array.isArray(required) ? required.filter((name): name is string => typeof name === "string") : [];
  const rank = new Map(first.map((name, index) => [name, index]));
  const names = Object.keys(properties).sort((a, b) => (rank.get(a) ?? first.length) - (rank.get(b) ?? first.length) || compare(a, b));
  return Object.fromEntries(names.map((name) => [name, order(properties[name], "fields")]));
}

function compareFields(a: string, b: string): number {
  return (RANK.get(a) ?? FIELDS.length) - (RANK.get(b) ?? FIELDS.length) || compare(a, b);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === "object" && !Array.isArray(value);
}

import { componentName, resolveSchema } from "../../model/schemas.js";
import { isObject } from "../../model/normalize/walk.js";
import type { OpenApiDocument } from "../plugin.js";
import type { Schema } from "./validators.js";

const TEXTS: Readonly<Record<string, string>> = {
  // Formats of documents have any names.
  __proto__: null as never,
  "date-time": "2024-01-01T00:00:00Z",
  date: "2024-01-01",
  time: "00:00:00Z",
  email: "user@example.com",
  hostname: "example.com",
  ipv4: "192.0.2.1",
  ipv6: "2001:db8::1",
  uri: "https://example.com/",
  uuid: "123e4567-e89b-12d3-a456-426614174000",
};

/**
 * Returns a value for a schema: its example, default or first value, else one of its type with all required properties, and those that
 * are not recursive.
 *
 * @param within the names of the schemas that the value is part of
 */
export function sampleOf(document: OpenApiDocument, schema: Schema | boolean | undefined, within: readonly string[] = []): unknown {
  if (!isObject(schema)) return null;
  const name = typeof schema.$ref === "string" ? componentName(schema.$ref) : undefined;
  const own = resolveSchema(document, schema) ?? {};
  const inside = name === undefined ? within : [...within, name];
  for (const values of [own["example"], own["examples"], own["default"], own.const, own.enum] as unknown[]) {
    const [first] = values === own["examples"] || values === own.enum ? (Array.isArray(values) ? (values as unknown[]) : []) : [values];
    if (first !== undefined) return first;
  }
  const variant = (own.anyOf ?? own.oneOf ?? []).find((each) => !isWithin(each, inside));
  if (own.allOf === undefined && variant !== undefined && own.properties === undefined) return sampleOf(document, variant, inside);
  const parts = [...(own.allOf ?? []), ...(variant === undefined ? [] : [variant])].map((part) => sampleOf(document, part, inside));
  const plain = plainSample(document, own, inside);
  if (parts.length === 0) return plain;
  const objects = [plain, ...parts].filter(isObject);
  return objects.length === 0 ? parts[0] : Object.assign({}, ...objects);
}

function isWithin(schema: Schema | undefined, names: readonly string[]): boolean {
  const { $ref, items } = schema ?? {};
  return ($ref !== undefined && names.includes(componentName($ref))) || (items !== undefined && isWithin(items, names));
}

function plainSample(document: OpenApiDocument, schema: Schema, inside: readonly string[]): unknown {
  switch ([schema.type].flat()[0]) {
    case "string":
      return (TEXTS[String(schema["format"])] ?? "text")
        .padEnd(size(schema["minLength"]), "x")
        .slice(0, size(schema["maxLength"], Infinity));
    case "integer":
    case "number":
      return Math.min(Math.max(1, size(schema["minimum"])), size(schema["maximum"], Infinity));
    case "boolean":
      return true;
    case "array":
      return isWithin(schema.items, inside)
        ? []
        : Array.from({ length: Math.max(1, size(schema["minItems"])) }, () => sampleOf(document, schema.items, inside));
    case "null":
      return null;
    default:
      return objectSample(document, schema, inside);
  }
}

function objectSample(document: OpenApiDocument, { type, properties, required = [] }: Schema, inside: readonly string[]): unknown {
  if (type === undefined && properties === undefined) return null;
  const shown = Object.entries(properties ?? {}).filter(
    ([name, property]) => required.includes(name) || (typeof property === "object" && !isWithin(property, inside)),
  );
  return Object.fromEntries(
    shown.filter(([, property]) => !isWithin(property, inside)).map(([name, property]) => [name, sampleOf(document, property, inside)]),
  );
}

function size(value: unknown, otherwise = 0): number {
  return typeof value === "number" ? value : otherwise;
}

import type { OpenApiDocument, Schema } from "../read/openapi.js";
import { isObject } from "./normalize/walk.js";
import { componentName, resolveSchema } from "./schemas.js";

type Schemas = Readonly<Record<string, Schema>>;

export interface Discriminator {
  propertyName: string;
  /** Since OpenAPI 3.2: the schema of values whose property is missing or unknown, which therefore has no certain value. */
  defaultMapping?: unknown;
  mapping?: Record<string, string>;
}

export function discriminatorOf(node: unknown): Discriminator | undefined {
  const discriminator = isObject(node) ? node["discriminator"] : undefined;
  if (!isObject(discriminator) || typeof discriminator["propertyName"] !== "string") return undefined;
  const { propertyName, mapping, defaultMapping } = discriminator;
  return { propertyName, defaultMapping, ...(isObject(mapping) && { mapping: mapping as Record<string, string> }) };
}

export function valuesOf(schemas: Schemas, { mapping = {} }: Discriminator, component: string): string[] {
  const mapped = Object.entries(mapping).filter(([, target]) => targetOf(schemas, target) === component);
  if (mapped.length > 0) return mapped.map(([value]) => value);
  // Documents of Azure name their variants by an extension of AutoRest.
  const own = schemas[component]?.["x-ms-discriminator-value"];
  return [typeof own === "string" ? own : component];
}

/** Returns a value of a mapping as a property of this type has it; nothing if the property cannot have it. */
export function valueAs(text: string, type: unknown): (string | number | boolean)[] {
  if (type === undefined || type === "string" || type === "null") return [text];
  if (type === "boolean") return text === "true" || text === "false" ? [text === "true"] : [];
  const isNumber = (type === "integer" || type === "number") && text.trim() !== "" && Number.isFinite(Number(text));
  return isNumber ? [Number(text)] : [];
}

/** Returns a value as a schema's type has it: without quotes, YAML has numbers in place of digits. `undefined` if the type has no such value. */
export function typedValue({ type }: Schema, value: unknown): unknown {
  const [own, ...others] = [type].flat().filter((each) => each !== "null");
  if (own === undefined || others.length > 0 || value === null || value === undefined) return value;
  if (typeof value === "object") return own === (Array.isArray(value) ? "array" : "object") ? value : undefined;
  const [typed] = valueAs((value as string | number).toString(), own);
  // The digits of a large integer are lost: of 2^63 - 1, the rest is out of its bounds.
  return own !== "number" && [value, typed].some((each) => Number.isInteger(each) && !Number.isSafeInteger(each)) ? undefined : typed;
}

export function isMapped(schemas: Schemas, { mapping = {} }: Discriminator, component: string): boolean {
  return Object.values(mapping).some((target) => targetOf(schemas, target) === component);
}

export function isDefault(schemas: Schemas, { defaultMapping }: Discriminator, component: string): boolean {
  return targetOf(schemas, defaultMapping) === component;
}

/** Resolves a mapping, which contains a component's name, a reference, or its original file. */
export function targetOf(schemas: Schemas, target: unknown): string | undefined {
  if (typeof target !== "string") return undefined;
  if (Object.hasOwn(schemas, target)) return target;
  const name = componentName(target);
  return [name, name.replace(/\.[^.]*$/, "")].find((each) => Object.hasOwn(schemas, each));
}

export function nameOf(schemas: Schemas, schema: unknown): string | undefined {
  const reference = isObject(schema) ? schema["$ref"] : undefined;
  if (typeof reference !== "string" || !reference.startsWith("#/components/schemas/")) return undefined;
  const name = componentName(reference);
  return Object.hasOwn(schemas, name) ? name : undefined;
}

export function partsOf(schema: Schema | undefined, key: "allOf" | "anyOf" | "oneOf"): Schema[] {
  const parts = isObject(schema) ? schema[key] : undefined;
  return Array.isArray(parts) ? parts.filter(isObject) : [];
}

const unions = new WeakMap<OpenApiDocument, Schema[]>();

/** Returns the named unions with a discriminator that a schema is a variant of: they state the value of its property. */
export function unionsOf(document: OpenApiDocument, name: string): Schema[] {
  const known =
    unions.get(document) ?? Object.values(document.components?.schemas ?? {}).filter((each) => discriminatorOf(each) !== undefined);
  unions.set(document, known);
  return known.filter(({ anyOf, oneOf }) => (anyOf ?? oneOf ?? []).some(({ $ref }) => $ref !== undefined && componentName($ref) === name));
}

/** Returns the bases, by `allOf`, whose discriminator may name the schemas that inherit from them. */
export function inheritedBy(document: OpenApiDocument, { allOf = [] }: Schema, seen = new Set<Schema>()): Schema[] {
  return allOf.flatMap((part) => {
    const base = resolveSchema(document, part);
    if (base === undefined || seen.has(base)) return [];
    seen.add(base);
    return [...(discriminatorOf(base) === undefined ? [] : [base]), ...inheritedBy(document, base, seen)];
  });
}

import type { OpenApiDocument, Schema } from "../../read/openapi.js";
import { componentName, propertySchema, resolveSchema } from "../schemas.js";
import { freeName, referenceTo } from "./deep-references.js";
import { isObject, rewrite, rewritePart, without } from "./walk.js";

interface Discriminator {
  propertyName: string;
  /** Since OpenAPI 3.2: the schema of values whose property is missing or unknown, which therefore has no certain value. */
  defaultMapping?: unknown;
  mapping?: Record<string, string>;
}

/** A schema and the discriminator values that select it. */
interface Target {
  component: string;
  property: string;
  values: string[];
}

/** A variant and its union. */
interface Variant extends Target {
  variants: Schema[];
  index: number;
  /** True if the union is part of a named schema, not only of an operation. */
  isNamed: boolean;
}

/**
 * Adds the values of discriminators to the schemas of variants, from the mapping or the component's name. A component gets them itself if all
 * its unions agree and one of them is named; otherwise each union gets its own variants. Modifies the document.
 */
export function applyDiscriminators(document: OpenApiDocument): void {
  const schemas = document.components?.schemas ?? {};
  const holders = new Set<Schema>();
  rewrite(document, (node, kind) => {
    if (kind === "schema" && isObject(node) && "discriminator" in node) holders.add(node);
    return node;
  });
  const unions = variantsOf(holders, schemas);
  const heirs = heirsOf(schemas);
  breakCircles(schemas);
  if (holders.size === 0) return;
  for (const { component, property, values } of joined(heirs)) narrow(document, schemas[component], property, values);
  const byComponent = new Map<string, Variant[]>();
  for (const union of unions) byComponent.set(union.component, [...(byComponent.get(union.component) ?? []), union]);
  for (const [component, own] of byComponent) {
    const [first, ...others] = own;
    if (first !== undefined && own.some(({ isNamed }) => isNamed) && others.every((other) => agrees(first, other)))
      narrow(document, schemas[component], first.property, first.values);
    else for (const variant of own) narrowVariant(document, variant);
  }
  rewrite(document, (node, kind) => {
    if (kind === "schema" && isObject(node)) delete node["discriminator"];
    return node;
  });
}

function agrees(first: Target, other: Target): boolean {
  return first.property === other.property && [...first.values].sort().join("\n") === [...other.values].sort().join("\n");
}

/** Merges targets of the same component and property. */
function joined(targets: readonly Target[]): Target[] {
  const found = new Map<string, Target>();
  for (const { component, property, values } of targets) {
    const key = JSON.stringify([component, property]);
    found.set(key, { component, property, values: [...new Set([...(found.get(key)?.values ?? []), ...values])] });
  }
  return [...found.values()];
}

function variantsOf(holders: ReadonlySet<Schema>, schemas: Record<string, Schema>): Variant[] {
  if (holders.size === 0) return [];
  const named = new Set<unknown>();
  rewritePart({ schemas }, "components", (node) => {
    named.add(node);
    return node;
  });
  const found: Variant[] = [];
  for (const node of holders) {
    const discriminator = discriminatorOf(node);
    if (discriminator === undefined) continue;
    for (const key of ["oneOf", "anyOf"] as const) {
      const variants = node[key];
      if (!Array.isArray(variants)) continue;
      for (const [index, variant] of variants.entries()) {
        const component = nameOf(schemas, variant);
        if (component === undefined || isDefault(schemas, discriminator, component)) continue;
        const values = valuesOf(schemas, discriminator, component);
        found.push({ variants, index, component, property: discriminator.propertyName, values, isNamed: named.has(node) });
      }
    }
  }
  return found;
}

/** Returns schemas that inherit from one with a discriminator, with their values and those of their descendants. */
function heirsOf(schemas: Record<string, Schema>): Target[] {
  const children = new Map<string, string[]>();
  for (const [name, schema] of Object.entries(schemas)) {
    for (const part of partsOf(schema, "allOf")) {
      const parent = nameOf(schemas, part);
      if (parent !== undefined) children.set(parent, [...(children.get(parent) ?? []), name]);
    }
  }
  const descendants = (name: string, seen = new Set<string>()): string[] => {
    for (const child of children.get(name) ?? []) {
      if (seen.has(child)) continue;
      seen.add(child);
      descendants(child, seen);
    }
    return [...seen];
  };
  return Object.entries(schemas).flatMap(([name, schema]) => {
    const discriminator = discriminatorOf(schema);
    if (discriminator === undefined) return [];
    const heirs = descendants(name).filter((component) => !isDefault(schemas, discriminator, component));
    return heirs.map((component) => {
      const values = [component, ...descendants(component)].flatMap((each) => valuesOf(schemas, discriminator, each));
      return { component, property: discriminator.propertyName, values };
    });
  });
}

/** Makes a schema that inherits from a union of which it is a variant inherit only the common parts. */
function breakCircles(schemas: Record<string, Schema>): void {
  for (const [name, schema] of Object.entries(schemas)) {
    const variants = new Set([...partsOf(schema, "oneOf"), ...partsOf(schema, "anyOf")].map((variant) => nameOf(schemas, variant)));
    const heirs = [...variants].flatMap((variant) => {
      const heir = variant === undefined ? undefined : schemas[variant];
      return partsOf(heir, "allOf").filter((part) => nameOf(schemas, part) === name);
    });
    if (heirs.length === 0) continue;
    const base = freeName(schemas, `${name}.base`);
    schemas[base] = structuredClone(without(schema, ["oneOf", "anyOf", "discriminator"]));
    for (const heir of heirs) heir.$ref = referenceTo(base);
  }
}

/** The missing constraint for a property with certain values; undefined if it exists already or cannot be added. */
interface Narrowed {
  values: string[];
  description: unknown;
  /** True if the property is always present. */
  required: boolean;
}

function narrowed(document: OpenApiDocument, schema: Schema, property: string, values: readonly string[]): Narrowed | undefined {
  const known = propertySchema(document, schema, property);
  const resolved = resolveSchema(document, known);
  // A closed schema cannot get further properties.
  if (known === undefined && resolveSchema(document, schema)?.additionalProperties === false) return undefined;
  if (resolved?.const !== undefined) return undefined;
  if (resolved?.type !== undefined && !["string", "null"].includes([resolved.type].flat()[0] ?? "")) return undefined;
  const listed = resolved?.enum;
  const left = values.filter((value) => listed?.includes(value) ?? true);
  if (left.length === 0 || listed?.length === left.length) return undefined;
  return { values: left, description: resolved?.description, required: known === undefined || requires(document, schema, property) };
}

/** Checks if a schema requires a property, including its composed parts. */
function requires(document: OpenApiDocument, schema: Schema, property: string, seen = new Set<Schema>()): boolean {
  const own = resolveSchema(document, schema);
  if (own === undefined || seen.has(own)) return false;
  seen.add(own);
  if (Array.isArray(own.required) && own.required.includes(property)) return true;
  return partsOf(own, "allOf").some((part) => requires(document, part, property, seen));
}

/** Limits a property of a component to values. */
function narrow(document: OpenApiDocument, schema: Schema | undefined, property: string, values: readonly string[]): void {
  if (!isObject(schema) || "$ref" in schema) return;
  const more = narrowed(document, schema, property, values);
  if (more === undefined) return;
  const own = Object.hasOwn(schema.properties ?? {}, property);
  if (!own && schema.allOf !== undefined) schema.allOf = [...schema.allOf, literal(property, more)];
  else if (own || schema.type === "object" || schema.properties !== undefined) {
    schema.properties = { ...schema.properties, [property]: literalOf(more) };
    if (more.required) schema.required = [...new Set([...(Array.isArray(schema.required) ? schema.required : []), property])];
  }
}

/** Limits a property of a variant in its union only. */
function narrowVariant(document: OpenApiDocument, { variants, index, property, values }: Variant): void {
  const variant = variants[index];
  const schema = resolveSchema(document, variant);
  if (variant === undefined || schema === undefined) return;
  const more = narrowed(document, variant, property, values);
  if (more === undefined) return;
  // A closed schema must stay one object to be compared with the other variants.
  if (schema.additionalProperties === false && Object.hasOwn(schema.properties ?? {}, property))
    variants[index] = { ...structuredClone(schema), properties: { ...schema.properties, [property]: literalOf(more) } };
  else variants[index] = { allOf: [variant, literal(property, more)] };
}

function literal(property: string, more: Narrowed): Schema {
  const required = more.required ? { required: [property] } : {};
  return { type: "object", properties: Object.fromEntries([[property, literalOf(more)]]), ...required };
}

function literalOf({ values, description }: Narrowed): Schema {
  return { type: "string", enum: [...values], ...(typeof description === "string" && { description }) };
}

function valuesOf(schemas: Record<string, Schema>, { mapping = {} }: Discriminator, component: string): string[] {
  const mapped = Object.entries(mapping).filter(([, target]) => targetOf(schemas, target) === component);
  return mapped.length === 0 ? [component] : mapped.map(([value]) => value);
}

function isDefault(schemas: Record<string, Schema>, { defaultMapping }: Discriminator, component: string): boolean {
  return targetOf(schemas, defaultMapping) === component;
}

/** Resolves a mapping, which contains a component's name, a reference, or its original file. */
function targetOf(schemas: Record<string, Schema>, target: unknown): string | undefined {
  if (typeof target !== "string") return undefined;
  if (Object.hasOwn(schemas, target)) return target;
  const name = componentName(target);
  return [name, name.replace(/\.[^.]*$/, "")].find((each) => Object.hasOwn(schemas, each));
}

function nameOf(schemas: Record<string, Schema>, schema: unknown): string | undefined {
  const reference = isObject(schema) ? schema["$ref"] : undefined;
  if (typeof reference !== "string" || !reference.startsWith("#/components/schemas/")) return undefined;
  const name = componentName(reference);
  return Object.hasOwn(schemas, name) ? name : undefined;
}

function discriminatorOf(node: unknown): Discriminator | undefined {
  const discriminator = isObject(node) ? node["discriminator"] : undefined;
  if (!isObject(discriminator) || typeof discriminator["propertyName"] !== "string") return undefined;
  const { propertyName, mapping, defaultMapping } = discriminator;
  return { propertyName, defaultMapping, ...(isObject(mapping) && { mapping: mapping as Record<string, string> }) };
}

function partsOf(schema: Schema | undefined, key: "allOf" | "anyOf" | "oneOf"): Schema[] {
  const parts = isObject(schema) ? schema[key] : undefined;
  return Array.isArray(parts) ? parts.filter(isObject) : [];
}

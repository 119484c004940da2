import type { OpenApiDocument, Schema } from "../../read/openapi.js";
import { discriminatorOf, isDefault, nameOf, partsOf, valueAs, valuesOf } from "../discriminator.js";
import { listedValues, propertySchema, resolveSchema } from "../schemas.js";
import { breakCircles, familiesOf, type Target, unite, uniteMapped, type Variant } from "./heirs.js";
import { isObject, rewrite, rewritePart } from "./walk.js";

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
  if (holders.size > 0) uniteMapped(schemas, holders);
  const unions = variantsOf(holders, schemas);
  const families = familiesOf(schemas);
  const united = families.flatMap((family) => unite(schemas, family));
  breakCircles(schemas);
  if (holders.size === 0) return;
  const heirs = families.flatMap(({ targets }) => targets);
  for (const { component, property, values } of joined(heirs)) narrow(document, schemas[component], property, values);
  for (const variant of united) narrowVariant(document, variant);
  const byComponent = new Map<string, Variant[]>();
  for (const union of unions) byComponent.set(union.component, [...(byComponent.get(union.component) ?? []), union]);
  for (const [component, own] of byComponent) {
    const [first, ...others] = own;
    if (first !== undefined && own.some(({ isNamed }) => isNamed) && others.every((other) => agrees(first, other)))
      narrow(document, schemas[component], first.property, first.values);
    else for (const variant of own) narrowVariant(document, variant);
  }
  for (const variant of [...unions, ...united]) requireIn(document, variant);
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

/** The missing constraint for a property with certain values; undefined if it exists already or cannot be added. */
interface Narrowed {
  values: (string | number | boolean)[];
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
  const type = [resolved?.type].flat().find((each) => each !== "null");
  const listed = listedValues(document, resolved);
  const left = values.flatMap((value) => valueAs(value, type)).filter((value) => listed?.includes(value) ?? true);
  const parts = partsOf(resolveSchema(document, schema), "allOf");
  const isKnown = parts.some((part) => part.properties?.[property]?.enum?.join("\n") === left.join("\n"));
  if (left.length === 0 || resolved?.enum?.length === left.length || isKnown) return undefined;
  return { values: left, description: resolved?.description, required: known === undefined || requires(document, schema, property) };
}

/** Checks if a schema requires a property, including its composed parts and variants. */
export function requires(document: OpenApiDocument, schema: Schema, property: string, seen = new Set<Schema>()): boolean {
  const own = resolveSchema(document, schema);
  if (own === undefined || seen.has(own)) return false;
  seen.add(own);
  if (Array.isArray(own.required) && own.required.includes(property)) return true;
  if (partsOf(own, "allOf").some((part) => requires(document, part, property, seen))) return true;
  const variants = [...partsOf(own, "anyOf"), ...partsOf(own, "oneOf")];
  return variants.length > 0 && variants.every((variant) => requires(document, variant, property, seen));
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
  const found = narrowed(document, variant, property, values);
  if (found === undefined) return;
  const more = { ...found, required: true };
  variants[index] = { allOf: [variant, literal(property, more)] };
}

/** Requires the property in a variant that may have it: without it, nothing tells the variants apart. */
function requireIn(document: OpenApiDocument, { variants, index, property }: Variant): void {
  const variant = variants[index];
  const known = propertySchema(document, variant, property);
  if (variant === undefined || known === undefined || requires(document, variant, property)) return;
  variants[index] = { allOf: [variant, { type: "object", properties: { [property]: known }, required: [property] }] };
}

function literal(property: string, more: Narrowed): Schema {
  const required = more.required ? { required: [property] } : {};
  return { type: "object", properties: Object.fromEntries([[property, literalOf(more)]]), ...required };
}

function literalOf({ values, description }: Narrowed): Schema {
  return { type: typeof values[0], enum: [...values], ...(typeof description === "string" && { description }) };
}

// The schemas that inherit from one with a discriminator, by `allOf`.
import { type Discriminator, discriminatorOf, isDefault, isMapped, nameOf, partsOf, targetOf, valuesOf } from "../discriminator.js";
import type { Schema } from "../../read/openapi.js";
import { freeName, referenceTo } from "./deep-references.js";
import { ANNOTATIONS } from "./normal-schema.js";
import { without } from "./walk.js";

type Schemas = Record<string, Schema>;

/** A schema and the discriminator values that select it. */
export interface Target {
  component: string;
  property: string;
  values: string[];
}

/** A variant and its union. */
export interface Variant extends Target {
  variants: Schema[];
  index: number;
  /** True if the union is part of a named schema, not only of an operation. */
  isNamed: boolean;
}

/** A schema with a discriminator, and those that inherit from it. */
export interface Family {
  base: string;
  discriminator: Discriminator;
  heirs: string[];
  /** The heirs with their values and those of their descendants. */
  targets: Target[];
}

export function familiesOf(schemas: Schemas): Family[] {
  const children = new Map<string, string[]>();
  for (const [name, schema] of Object.entries(schemas)) {
    for (const part of partsOf(schema, "allOf")) {
      const parent = nameOf(schemas, part);
      if (parent !== undefined) children.set(parent, [...(children.get(parent) ?? []), name]);
    }
  }
  const descendants = (names: readonly string[] = [], seen = new Set<string>()): string[] => {
    for (const name of names) {
      if (seen.has(name)) continue;
      seen.add(name);
      descendants(children.get(name), seen);
    }
    return [...seen];
  };
  return Object.entries(schemas).flatMap(([base, schema]) => {
    const discriminator = discriminatorOf(schema);
    if (discriminator === undefined) return [];
    const variants = unionOf(schemas, schema);
    // A schema that only extends a union is none of its variants.
    const isHeir = (name: string): boolean => variants.size === 0 || variants.has(name) || isMapped(schemas, discriminator, name);
    const heirs = descendants(children.get(base)?.filter(isHeir), new Set([base])).slice(1);
    const targets = heirs
      .filter((component) => !isDefault(schemas, discriminator, component))
      .map((component) => {
        const values = descendants([component]).flatMap((each) => valuesOf(schemas, mapper(schemas, discriminator, each), each));
        return { component, property: discriminator.propertyName, values };
      });
    return [{ base, discriminator, heirs, targets }];
  });
}

/** Returns the discriminator that maps values to a component: of an heir of two bases with one property, one base may map it. */
function mapper(schemas: Schemas, own: Discriminator, component: string): Discriminator {
  if (isMapped(schemas, own, component)) return own;
  const all = Object.values(schemas).flatMap((schema) => discriminatorOf(schema) ?? []);
  return all.find((each) => each.propertyName === own.propertyName && isMapped(schemas, each, component)) ?? own;
}

/** Makes schemas with a discriminator unions of those that they map values to, unless there are other variants or heirs. */
export function uniteMapped(schemas: Schemas, holders: Iterable<Schema>): void {
  const bases = new Set(Object.values(schemas).flatMap((schema) => partsOf(schema, "allOf").map((part) => nameOf(schemas, part))));
  for (const holder of holders) {
    const targets = Object.values(discriminatorOf(holder)?.mapping ?? {}).map((target) => targetOf(schemas, target));
    const mapped = [...new Set(targets)].filter((name) => name !== undefined);
    const isBase = [...bases].some((name) => name !== undefined && schemas[name] === holder);
    if (isBase || unionOf(schemas, holder).size > 0 || mapped.length === 0 || mapped.some((name) => schemas[name] === holder)) continue;
    holder.oneOf = mapped.map((name) => ({ $ref: referenceTo(name) }));
  }
}

/** A base with more heirs stays an object: compilers and validators would take long for the union. */
const MOST_HEIRS = 50;

/**
 * Makes a schema with a discriminator the union of its heirs, which inherit from a schema of its own. The schema itself is a variant if its
 * values have a name. Returns the variants.
 */
export function unite(schemas: Schemas, { base, discriminator, heirs }: Family): Variant[] {
  const schema = schemas[base];
  if (schema === undefined || unionOf(schemas, schema).size > 0 || heirs.length === 0 || heirs.length > MOST_HEIRS) return [];
  const own = freeName(schemas, `${base}.base`);
  schemas[own] = without(schema, ["discriminator", "nullable"]);
  for (const heir of heirs)
    for (const part of partsOf(schemas[heir], "allOf")) if (nameOf(schemas, part) === base) part.$ref = referenceTo(own);
  const isVariant = discriminator.mapping === undefined || isMapped(schemas, discriminator, base);
  const names = isVariant ? [base, ...heirs] : heirs;
  const variants = names.map((name): Schema => ({ $ref: referenceTo(name === base ? own : name) }));
  const others = Object.keys(schema).filter((key) => !ANNOTATIONS.has(key) && key !== "nullable");
  if ([schema.type].flat().includes("null")) variants.push({ type: "null" });
  schemas[base] = { ...without(schema, others), oneOf: variants };
  return names.flatMap((component, index) =>
    isDefault(schemas, discriminator, component)
      ? []
      : {
          component,
          property: discriminator.propertyName,
          values: valuesOf(schemas, mapper(schemas, discriminator, component), component),
          variants,
          index,
          isNamed: true,
        },
  );
}

/** Returns the names of a union's variants. */
function unionOf(schemas: Schemas, schema: Schema): Set<string | undefined> {
  return new Set([...partsOf(schema, "oneOf"), ...partsOf(schema, "anyOf")].map((variant) => nameOf(schemas, variant)));
}

/** Makes a schema that inherits from a union of which it is a variant inherit only the common parts. */
export function breakCircles(schemas: Schemas): void {
  for (const [name, schema] of Object.entries(schemas)) {
    const heirs = [...unionOf(schemas, schema)].flatMap((variant) => {
      const heir = variant === undefined ? undefined : schemas[variant];
      return partsOf(heir, "allOf").filter((part) => nameOf(schemas, part) === name);
    });
    if (heirs.length === 0) continue;
    const base = freeName(schemas, `${name}.base`);
    schemas[base] = structuredClone(without(schema, ["oneOf", "anyOf", "discriminator"]));
    for (const heir of heirs) heir.$ref = referenceTo(base);
  }
}

import { isObject } from "../../read/spec-node.js";
import { type AnySchema, type FacetReader, isSchema } from "./facets.js";
import { textOf } from "./type-parts.js";
import type { Field, Json, Shape, Variant } from "./types.js";

/** Puts the variant of a value first, in a shape and its parts: that of the example which a page shows. */
export function ledBy(shape: Shape, value: Json | undefined): Shape {
  const shown = Array.isArray(value) ? (value[0] as Json | undefined) : value;
  if (shown === undefined) return shape;
  const [first, ...others] = byFit(shape.variants, shown);
  const variants = first === undefined ? [] : [{ ...first, shape: ledBy(first.shape, shown) }, ...others];
  return { ...shape, variants, fields: isObject(shown) ? shape.fields.map((field) => fieldLedBy(field, shown)) : shape.fields };
}

function fieldLedBy(field: Field, value: Readonly<Record<string, Json>>): Field {
  return Object.hasOwn(value, field.name) ? { ...field, shape: ledBy(field.shape, value[field.name]) } : field;
}

function byFit(variants: readonly Variant[], value: Json): Variant[] {
  return variants.toSorted((a, b) => fitOf(b.shape, value) - fitOf(a.shape, value));
}

/** Returns the number of properties that a shape knows of a value; -1 if the value does not fit. */
function fitOf({ type, fields, variants, values, further }: Shape, value: Json): number {
  if (values.length > 0) return values.some((each) => each === value) ? 1 : -1;
  if (variants.length > 0) return Math.max(...variants.map(({ shape }) => fitOf(shape, value)));
  if (!isObject(value)) return textOf(type).startsWith(value === null ? "null" : typeof value) ? 1 : -1;
  const known = fields.filter(({ name }) => Object.hasOwn(value, name));
  const fits =
    fields.every((field) => !field.isRequired || known.includes(field)) &&
    known.every(({ name, shape }) => shape.values.length === 0 || shape.values.some((each) => each === value[name])) &&
    (further !== "none" || known.length === Object.keys(value).length);
  return fits ? known.length : -1;
}

/** Puts the schemas of lists without items last, and those of objects that have such a list: they say little. */
export function emptyListsLast(facets: FacetReader, group: readonly AnySchema[]): AnySchema[] {
  const isForEmpty = (schema: AnySchema, isInner = false): boolean => {
    if (!isSchema(schema)) return false;
    const { parts, properties } = facets.read(schema);
    const isEmpty = parts.some(({ maxItems, const: only }) => maxItems === 0 || (Array.isArray(only) && only.length === 0));
    return isEmpty || (!isInner && [...properties.values()].some((each) => isForEmpty(each, true)));
  };
  return group.toSorted((one, other) => Number(isForEmpty(one)) - Number(isForEmpty(other)));
}

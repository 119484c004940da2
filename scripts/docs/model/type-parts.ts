// Describes types in parts, which may be links and include spaces.
import { isNumberFormat } from "../../model/normalize/normal-schema.js";
import type { Facets } from "./facets.js";
import type { Json, Shape, TypePart, Variant } from "./types.js";

type Type = readonly TypePart[];

/** Describes a type by its types or other keywords. */
export function plainType(facets: Facets, array: Type, variants: readonly Variant[]): Type {
  const { types, values } = facets;
  if (types?.length === 0) return [{ text: "not allowed" }];
  if (types !== undefined) return unionType(types.map((type) => (type === "array" ? array : [{ text: type }])));
  if (values !== undefined) return unionType([...new Set(values.map(typeOfValue))].map((text) => [{ text }]));
  if (variants.length > 0) return unionType(variants.map(({ shape }) => shape.type));
  if (facets.properties.size + facets.patternProperties.size + facets.required.size > 0) return [{ text: "object" }];
  if (facets.further !== undefined) return [{ text: "object" }];
  if (facets.items !== undefined || facets.prefixItems.length > 0) return array;
  const isText = facets.patterns.length > 0 || facets.parts.some(({ contentMediaType }) => contentMediaType !== undefined);
  const words = [...(facets.parts.some(isNumberFormat) ? ["number"] : []), ...(isText ? ["string"] : [])];
  return [{ text: words.join(" or ") || "any value" }];
}

/** Returns `array of ` and the type of the items. */
export function arrayType(item: Shape | undefined): Type {
  if (item === undefined || textOf(item.type) === "any value") return [{ text: "array" }];
  return [{ text: "array of " }, ...(textOf(item.type).includes(" or ") ? bracketed(item.type) : item.type)];
}

/** Returns unique alternatives. */
export function unionType(types: readonly Type[]): Type {
  const distinct = new Map(types.map((type) => [textOf(type), type]));
  return [...distinct.values()].flatMap((type, index) => (index === 0 ? type : [{ text: " or " }, ...type]));
}

/** Adds null to a type that lacks it. */
export function withNull(type: Type, isNullable: boolean): Type {
  return isNullable && !/^any value$|\bnull\)?$/.test(textOf(type)) ? unionType([type, [{ text: "null" }]]) : type;
}

/** Returns the name of a schema, with the type of scalars and arrays. */
export function namedType(name: TypePart, type: Type): Type {
  const text = textOf(type);
  if (text === "object" || text === "any value") return [name];
  if (text === "object or null") return [name, { text: " or null" }];
  if (isLinked(type)) return text.endsWith(" or null") ? [name, { text: " or null" }] : [name];
  return [name, { text: " " }, ...bracketed(type)];
}

export function textOf(type: Type): string {
  return type.map(({ text }) => text).join("");
}

/** Checks for a schema with its own page, which shows its variants and items. */
function isLinked(type: Type): boolean {
  return type.some(({ path, text }) => path !== undefined && text !== "") && !textOf(type).startsWith("array of ");
}

function bracketed(type: Type): Type {
  return [{ text: "(" }, ...type, { text: ")" }];
}

function typeOfValue(value: Json): string {
  if (value === null) return "null";
  return Array.isArray(value) ? "array" : typeof value;
}

import type { SourceTree } from "../../read/spec-file.js";
import type { SpecNode } from "../../read/spec-node.js";
import { type SchemaView, viewOf } from "../schema-view.js";
import { asWritten, typesOf } from "./types.js";
import { isUnion, variantsOf } from "./variants.js";
import { valuesOf } from "./values.js";

/** Maximum depth of required properties that are compared. */
const DEPTH = 3;

/** Checks if a value may match both schemas, as nothing shows that it cannot. */
export function overlap(tree: SourceTree, one: SchemaView, other: SchemaView, depth = DEPTH): boolean {
  if (depth === 0) return true;
  for (const [union, rest] of [[one, other] as const, [other, one] as const])
    if (isUnion(union)) return variantsOf(tree, union).some(({ view }) => overlap(tree, view, rest, depth - 1));
  if (one.isNever || other.isNever || haveOtherTypes(one, other) || haveOtherValues(one, other)) return false;
  return [...new Set([...one.required.keys(), ...other.required.keys()])].every((name) => {
    const [property, otherProperty] = [propertyOf(one, name), propertyOf(other, name)];
    if (property === "none" || otherProperty === "none") return false;
    if (property === "any" || otherProperty === "any") return true;
    return overlap(tree, viewOf(tree, property), viewOf(tree, otherProperty), depth - 1);
  });
}

function haveOtherTypes(one: SchemaView, other: SchemaView): boolean {
  const [types = [], others = []] = [one, other].map((view) => [...typesOf(view)].map(asWritten));
  return types.length > 0 && others.length > 0 && !types.some((type) => others.includes(type));
}

function haveOtherValues(one: SchemaView, other: SchemaView): boolean {
  const [values, others] = [valuesOf(one), valuesOf(other)];
  if (values !== undefined && others !== undefined) return [...values.values.keys()].every((value) => !others.values.has(value));
  const [format, otherFormat] = [one, other].map(({ keywords }) => keywords.get("format")?.value);
  return format !== undefined && otherFormat !== undefined && format !== otherFormat;
}

/** Returns a property, `none` if the schema does not allow it, or `any` if it does not describe it. */
function propertyOf({ properties, keywords }: SchemaView, name: string): SpecNode | "none" | "any" {
  const isClosed = keywords.get("additionalProperties")?.value === false && !keywords.has("patternProperties");
  return properties.get(name) ?? (isClosed ? "none" : "any");
}

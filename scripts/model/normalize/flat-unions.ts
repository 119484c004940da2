import type { Schema } from "../../read/openapi.js";
import { nameOf } from "../discriminator.js";
import { isObject } from "./walk.js";

type Schemas = Readonly<Record<string, Schema>>;

/**
 * Flattens unions that contain themselves through other unions: a union as its own member adds nothing. A union without other members stays
 * unchanged.
 */
export function flatUnions(schemas: Schemas): Record<string, Schema> {
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, flat(schemas, name, schema)]));
}

function flat(schemas: Schemas, name: string, schema: Schema): Schema {
  const parts = membersOf(schema);
  if (parts === undefined) return schema;
  const entered = new Set<string>();
  const leaves: Schema[] = [];
  const visit = (part: Schema): void => {
    const target = nameOf(schemas, part);
    const below = target === undefined ? undefined : membersOf(schemas[target]);
    if (target === undefined || below === undefined) leaves.push(structuredClone(part));
    else if (!entered.has(target)) {
      entered.add(target);
      if (target !== name) below.forEach(visit);
    }
  };
  parts.forEach(visit);
  if (!entered.has(name) || leaves.length === 0) return schema;
  const { $ref, oneOf, ...rest } = schema;
  return { ...rest, ...($ref === undefined && oneOf !== undefined ? { oneOf: leaves } : { anyOf: leaves }) };
}

/** Keywords that do not constrain values. */
const ANNOTATION = /^(?:title|description|deprecated|discriminator|examples?|externalDocs|x-.*)$/;

/** Returns the members of a schema that is only a union or a reference; undefined for others. */
function membersOf(schema: unknown): Schema[] | undefined {
  if (!isObject(schema)) return undefined;
  const [keyword = "", ...others] = Object.keys(schema).filter((key) => !ANNOTATION.test(key));
  if (others.length > 0) return undefined;
  if (keyword === "$ref") return [schema];
  const members = keyword === "oneOf" || keyword === "anyOf" ? schema[keyword] : undefined;
  return Array.isArray(members) ? (members as Schema[]) : undefined;
}

import type { OpenApiDocument, Schema } from "../../read/openapi.js";
import { madeOnce, propertyNames, propertySchema, resolveSchema } from "../../model/schemas.js";

/** The number of fields that a sample prints. */
const COUNT = 2;
/** Fields that are not printed: secrets and times. */
const LEFT_OUT = /(?:^|_)(?:token|secret|password)$|(?:Token|Secret|Password|At)$/;
const REFERENCE = /[a-z]Id$/;

/** Selects the printed fields of an object: required scalars, and foreign identifiers only if there are too few others. */
export function shownFields(document: OpenApiDocument, schema: Schema | undefined): string[] {
  if (schema === undefined) return [];
  const always = [...new Set(propertyNames(document, schema))].filter(
    (name) => isAlwaysThere(document, schema, [name]) && !LEFT_OUT.test(name) && isSingle(document, propertySchema(document, schema, name)),
  );
  const ranked = [...always.filter((name) => !REFERENCE.test(name)), ...always.filter((name) => REFERENCE.test(name))].slice(0, COUNT);
  return always.filter((name) => ranked.includes(name));
}

/** Returns the alternatives of a schema, flattened. */
export function variantsOf(document: OpenApiDocument, schema: Schema | undefined, seen = new Set<Schema>()): Schema[] {
  const own = resolveSchema(document, schema);
  // A schema that is its own alternative adds nothing.
  if (own === undefined || seen.has(own)) return [];
  seen.add(own);
  const variants = own.anyOf ?? own.oneOf;
  return variants === undefined ? [own] : variants.flatMap((variant) => variantsOf(document, variant, seen));
}

/** Checks that every alternative requires the property. */
export function isAlwaysThere(
  document: OpenApiDocument,
  schema: Schema | undefined,
  path: readonly string[],
  made = new Map<unknown, boolean>(),
): boolean {
  const [name, ...rest] = path;
  if (name === undefined) return true;
  const variants = variantsOf(document, schema);
  return (
    variants.length > 0 &&
    variants.every(
      (variant) => isRequired(document, variant, name, made) && isAlwaysThere(document, propertySchema(document, variant, name), rest),
    )
  );
}

/** A schema that is part of its own alternative, as of a base with `oneOf`, adds nothing. */
function isRequired(document: OpenApiDocument, schema: Schema, name: string, made: Map<unknown, boolean>): boolean {
  const own = resolveSchema(document, schema);
  if (own === undefined) return false;
  const isInherited = (): boolean => (own.allOf ?? []).some((part) => isAlwaysThere(document, part, [name], made));
  return (own.required ?? []).includes(name) || madeOnce(made, own, false, isInherited);
}

function isSingle(document: OpenApiDocument, schema: Schema | undefined): boolean {
  const variants = variantsOf(document, schema);
  const single = ["string", "number", "integer", "boolean", "null"];
  return (
    variants.length > 0 &&
    variants.every(({ type, writeOnly }) => writeOnly !== true && type !== undefined && [type].flat().every((one) => single.includes(one)))
  );
}

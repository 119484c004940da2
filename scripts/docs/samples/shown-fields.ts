import type { OpenApiDocument, Schema } from "../../read/openapi.js";
import { propertyNames, propertySchema, resolveSchema } from "../../model/schemas.js";

/** How many fields a sample prints. */
const COUNT = 2;
/** What is shown to nobody, and times, which say little. */
const LEFT_OUT = /(?:^|_)(?:token|secret|password)$|(?:Token|Secret|Password|At)$/;
const REFERENCE = /[a-z]Id$/;

/** What a program prints of an object: single values that are always there; identifiers of other things only where there are too few others. */
export function shownFields(document: OpenApiDocument, schema: Schema | undefined): string[] {
  if (schema === undefined) return [];
  const always = [...new Set(propertyNames(document, schema))].filter(
    (name) => isAlwaysThere(document, schema, [name]) && !LEFT_OUT.test(name) && isSingle(document, propertySchema(document, schema, name)),
  );
  const ranked = [...always.filter((name) => !REFERENCE.test(name)), ...always.filter((name) => REFERENCE.test(name))].slice(0, COUNT);
  return always.filter((name) => ranked.includes(name));
}

/** The alternatives of a schema, each without further ones at its top. */
export function variantsOf(document: OpenApiDocument, schema: Schema | undefined, seen: ReadonlySet<Schema> = new Set()): Schema[] {
  const own = resolveSchema(document, schema);
  // One that is its own alternative says nothing more.
  if (own === undefined || seen.has(own)) return [];
  const variants = own.anyOf ?? own.oneOf;
  return variants === undefined ? [own] : variants.flatMap((variant) => variantsOf(document, variant, new Set([...seen, own])));
}

/** Whether each alternative requires the property, and each that this leads to. */
export function isAlwaysThere(document: OpenApiDocument, schema: Schema | undefined, path: readonly string[]): boolean {
  const [name, ...rest] = path;
  if (name === undefined) return true;
  const variants = variantsOf(document, schema);
  return (
    variants.length > 0 &&
    variants.every(
      (variant) => isRequired(document, variant, name) && isAlwaysThere(document, propertySchema(document, variant, name), rest),
    )
  );
}

function isRequired(document: OpenApiDocument, schema: Schema, name: string): boolean {
  const own = resolveSchema(document, schema);
  return (own?.required ?? []).includes(name) || (own?.allOf ?? []).some((part) => isAlwaysThere(document, part, [name]));
}

function isSingle(document: OpenApiDocument, schema: Schema | undefined): boolean {
  const variants = variantsOf(document, schema);
  const single = ["string", "number", "integer", "boolean", "null"];
  return variants.length > 0 && variants.every(({ type }) => type !== undefined && [type].flat().every((one) => single.includes(one)));
}

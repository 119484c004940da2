import { componentName, resolveSchema } from "../../model/schemas.js";
import { withKind } from "../../model/sample-value.js";
import type { OpenApiDocument, Schema } from "../../read/openapi.js";
import { FacetReader } from "../model/facets.js";
import { schemaNameOf } from "../model/names.js";
import { shownSample } from "../model/shown-sample.js";
import type { Json } from "../model/types.js";

/** A variant of a request body, by the title that its page shows. */
export interface BodyVariant {
  title: string;
  value: Json;
}

/** More would be hard to choose from. */
const MOST = 6;

/**
 * Returns the variants of a body with a value of each: the smallest example that fits, otherwise a value made from the schema. Empty unless there are
 * several, each with a name.
 *
 * @param makesUp false if only examples may be shown
 */
export function bodyVariants(
  document: OpenApiDocument,
  schema: Schema | undefined,
  examples: readonly Json[],
  makesUp: boolean,
): BodyVariant[] {
  const own: Schema & { example?: unknown; examples?: unknown; default?: unknown } = resolveSchema(document, schema) ?? {};
  // With the discriminator, without values of one variant.
  const { oneOf, anyOf, example: _, examples: __, default: ___, ...ofWhole } = own;
  const reader = new FacetReader(document);
  const group = (oneOf ?? anyOf ?? []) as readonly (Schema | boolean)[];
  const variants = group.flatMap((variant) => {
    const title = typeof variant === "object" ? titleOf(variant) : undefined;
    if (typeof variant !== "object" || title === undefined) return [];
    // The value of the property that selects the variant, which its schema may say nothing of.
    const kind = Object.entries(withKind(document, {}, own, componentName(variant.$ref ?? "")) as object);
    const [fitting] = examples
      .filter(
        (example) =>
          fits(reader, variant, example) &&
          kind.every(([name, only]) => [only, undefined].includes((example as Record<string, unknown>)[name] as string)),
      )
      .toSorted((a, b) => sizeOf(a) - sizeOf(b));
    const value = fitting ?? (makesUp ? shownSample(document, { ...ofWhole, oneOf: [variant] }, "request") : undefined);
    return value === undefined ? [] : [{ title, value }];
  });
  const isWhole = variants.length === group.length && new Set(variants.map(({ title }) => title)).size === group.length;
  return isWhole && group.length > 1 && group.length <= MOST ? variants : [];
}

function sizeOf(value: Json): number {
  return JSON.stringify(value).length;
}

function titleOf(schema: Schema): string | undefined {
  const { title } = schema as { title?: unknown };
  return typeof title === "string" && title !== "" ? title : schemaNameOf(schema);
}

/** Checks for an object with the required properties of a schema, and no other value than its constants. */
function fits(reader: FacetReader, schema: Schema, value: Json): boolean {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  const { required, properties } = reader.read(schema);
  return (
    [...required].every((name) => Object.hasOwn(value, name)) &&
    Object.entries<Json>(value as Record<string, Json>).every(([name, member]) => {
      const property = properties.get(name);
      if (typeof property !== "object") return property === true;
      const { values } = reader.read(property);
      return values?.includes(member) !== false;
    })
  );
}

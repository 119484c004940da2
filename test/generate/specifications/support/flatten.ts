// One schema without references and choices for what a schema says.
import { NoSample } from "./no-sample.js";
import { at, resolve, type Schema, type SpecDocument } from "./document.js";

export interface Choice {
  /** Which alternative of each `oneOf` and `anyOf` to take, counted from the first and round again. */
  alternative: number;
}

/** Joins a schema with what it refers to, all of `allOf` and one alternative of `oneOf` and `anyOf`. */
export function flatten(document: SpecDocument, schema: Schema | boolean, choice: Choice, seen: readonly string[] = []): Schema {
  if (typeof schema === "boolean") return {};
  const { $ref, allOf, oneOf, anyOf, ...own } = schema;
  const parts: Schema[] = [];
  if ($ref !== undefined) {
    if (seen.includes($ref)) throw new NoSample(`${$ref} is made of itself`);
    const target = flatten(document, resolve<Schema>(document, { $ref }), choice, [...seen, $ref]);
    const inherits = (at(document, $ref) as Schema).allOf !== undefined && target.discriminator !== undefined;
    parts.push(inherits ? join(target, discriminated({ $ref }, target, target.discriminator)) : target);
  }
  // The siblings of a reference count from OpenAPI 3.1 on.
  if ($ref !== undefined && document.openapi.startsWith("3.0")) return parts[0] ?? {};
  for (const part of allOf ?? []) parts.push(flatten(document, part, choice, seen));
  for (const alternatives of [oneOf, anyOf]) {
    if (alternatives === undefined) continue;
    if (alternatives.length === 0) throw new NoSample("the union is empty");
    const chosen = alternatives[choice.alternative % alternatives.length] ?? {};
    const flat = flatten(document, chosen, choice, seen);
    parts.push(schema.discriminator === undefined ? flat : join(flat, discriminated(chosen, flat, schema.discriminator)));
  }
  return parts.reduceRight<Schema>((all, part) => join(part, all), own);
}

/** What a discriminator asks of the alternative that it names; nothing where the alternative says it itself. */
function discriminated(chosen: Schema | boolean, flat: Schema, discriminator: Schema["discriminator"]): Schema {
  const { propertyName, mapping = {} } = discriminator ?? { propertyName: "" };
  const ref = typeof chosen === "object" ? chosen.$ref : undefined;
  const property = flat.properties?.[propertyName];
  if (ref === undefined || (typeof property === "object" && (property.enum !== undefined || "const" in property))) return {};
  const name = ref.slice(ref.lastIndexOf("/") + 1);
  const value = Object.entries(mapping).find(([, target]) => target === ref || target === name)?.[0] ?? name;
  return { properties: { [propertyName]: { type: "string", const: value } }, required: [propertyName] };
}

/** Both at once. */
function join(first: Schema, second: Schema): Schema {
  const result: Schema = { ...first, ...second };
  if (first.required !== undefined || second.required !== undefined)
    result.required = [...new Set([...(first.required ?? []), ...(second.required ?? [])])];
  if (first.properties !== undefined && second.properties !== undefined) {
    const shared = Object.keys(first.properties).filter((name) => Object.hasOwn(second.properties ?? {}, name));
    const both = shared.map((name): [string, Schema] => [
      name,
      { allOf: [first.properties?.[name] ?? {}, second.properties?.[name] ?? {}] },
    ]);
    result.properties = { ...first.properties, ...second.properties, ...Object.fromEntries(both) };
  }
  if (first.enum !== undefined && second.enum !== undefined) result.enum = first.enum.filter((value) => second.enum?.includes(value));
  if (Array.isArray(first.type) && typeof second.type === "string") result.type = second.type;
  if (Array.isArray(second.type) && typeof first.type === "string") result.type = first.type;
  return result;
}

// Values of the types that schemas have. What no type knows, such as patterns and lengths, is not looked at.
import { resolve, type Schema, type SpecDocument } from "./document.js";

export class NoSample extends Error {}

/** What stands for bytes; a text that no document has. */
export const BYTES = "\0bytes";

export interface SampleOptions {
  document: SpecDocument;
  minimal: boolean;
  files?: boolean;
}

const DEPTH = 3;

export function sample(schema: Schema | boolean | undefined, options: SampleOptions, depth = 0): unknown {
  if (schema === false) throw new NoSample("no value is allowed");
  const flat = flatten(options.document, schema ?? true);
  const { files = false } = options;
  if ("const" in flat && flat.enum?.includes(flat["const"]) !== false) return flat["const"];
  if (flat.enum !== undefined) return flat.enum[0] ?? null;
  if (files && (flat["format"] === "binary" || (flat["contentMediaType"] !== undefined && flat["contentEncoding"] === undefined)))
    return BYTES;
  switch (typeOf(flat)) {
    case "object":
      return objectOf(flat, options, depth + 1);
    case "array":
      return arrayOf(flat, options, depth + 1);
    case "integer":
    case "number":
      return numberOf(flat);
    case "boolean":
      return true;
    case "null":
      return null;
    default:
      return "a b";
  }
}

/** The whole number within the limits that is nearest to 1; other limits, such as `multipleOf`, are not looked at. */
function numberOf({ minimum, maximum }: Schema): number {
  const least = typeof minimum === "number" ? Math.ceil(minimum) : -Infinity;
  const most = typeof maximum === "number" ? Math.floor(maximum) : Infinity;
  return Math.min(Math.max(1, least), most);
}

function typeOf({ type, properties, additionalProperties, items, prefixItems }: Schema): string {
  if (type !== undefined) return [type].flat()[0] ?? "null";
  if (properties !== undefined || additionalProperties !== undefined) return "object";
  return items !== undefined || prefixItems !== undefined ? "array" : "string";
}

function objectOf(schema: Schema, options: SampleOptions, depth: number): object {
  if (depth > 24) throw new NoSample("the schema has no end");
  const { properties = {}, required = [], additionalProperties = true } = schema;
  const entries = Object.entries(properties).flatMap(([name, property]): [string, unknown][] => {
    const isOptional = !required.includes(name);
    if (isOptional && (options.minimal || depth > DEPTH || property === false)) return [];
    if (flatten(options.document, property)["readOnly"] === true) return [];
    return [[name, sample(property, options, depth)]];
  });
  const others = required.filter((name) => !Object.hasOwn(properties, name));
  const further = typeof additionalProperties === "object" && !options.minimal && depth <= DEPTH ? ["key"] : [];
  const made = [...others, ...further].map((name): [string, unknown] => [name, sample(additionalProperties, options, depth)]);
  return Object.fromEntries([...entries, ...made]);
}

function arrayOf({ prefixItems = [], items = true, minItems }: Schema, options: SampleOptions, depth: number): unknown[] {
  const isEmpty = items === false || (minItems === undefined && (options.minimal || depth > DEPTH));
  const all = [...prefixItems, ...(isEmpty || prefixItems.length > 0 ? [] : [items, items])];
  return all.map((item) => sample(item, options, depth));
}

/** Joins a schema with what it refers to, all of `allOf` and the first alternative of `oneOf` and `anyOf`. */
export function flatten(document: SpecDocument, schema: Schema | boolean, seen: readonly string[] = []): Schema {
  if (typeof schema === "boolean") return {};
  const { $ref, allOf = [], oneOf, anyOf, ...own } = schema;
  const parts: Schema[] = [];
  if ($ref !== undefined) {
    if (seen.includes($ref)) throw new NoSample(`${$ref} is made of itself`);
    const source = resolve<Schema>(document, { $ref });
    const heirs = source.discriminator && !source.oneOf && !source.anyOf ? heirsOf(document, $ref) : [];
    const [heir] = heirs.some((each) => seen.includes(each)) ? [] : heirs;
    if (heir !== undefined) return flatten(document, { ...schema, $ref: heir }, seen);
    const target = flatten(document, source, [...seen, $ref]);
    // A schema that inherits a discriminator is told by its own name.
    parts.push(
      source.allOf !== undefined && target.discriminator ? join(target, discriminated($ref, target, target.discriminator)) : target,
    );
  }
  // The siblings of a reference count from OpenAPI 3.1 on.
  if ($ref !== undefined && document.openapi.startsWith("3.0")) return parts[0] ?? {};
  parts.push(...allOf.map((part) => flatten(document, part, seen)));
  for (const [first = {}] of [oneOf, anyOf].filter((alternatives) => alternatives !== undefined)) {
    const flat = flatten(document, first, seen);
    const ref = typeof first === "object" ? first.$ref : undefined;
    parts.push(ref !== undefined && schema.discriminator ? join(flat, discriminated(ref, flat, schema.discriminator)) : flat);
  }
  return parts.reduceRight<Schema>((all, part) => join(part, all), own);
}

/** References to the schemas that inherit from one: its values are theirs. */
function heirsOf({ components: { schemas = {} } = {} }: SpecDocument, $ref: string): string[] {
  const isHeir = ({ allOf = [] }: Schema): boolean => allOf.some((part) => typeof part === "object" && part.$ref === $ref);
  return Object.entries(schemas).flatMap(([name, schema]) => (isHeir(schema) ? [`#/components/schemas/${name}`] : []));
}

/** What a discriminator asks of the schema that it names; nothing where the schema says it itself. */
function discriminated(ref: string, flat: Schema, { propertyName, mapping = {} }: NonNullable<Schema["discriminator"]>): Schema {
  const property = flat.properties?.[propertyName];
  if (typeof property === "object" && (property.enum !== undefined || "const" in property)) return {};
  const name = ref.slice(ref.lastIndexOf("/") + 1);
  const value = Object.entries(mapping).find(([, target]) => target === ref || target === name)?.[0] ?? name;
  return { properties: { [propertyName]: { type: "string", const: value } }, required: [propertyName] };
}

function join(first: Schema, second: Schema): Schema {
  const properties = { ...first.properties, ...second.properties };
  for (const name of Object.keys(first.properties ?? {})) {
    const [one, other] = [first.properties?.[name], second.properties?.[name]];
    if (one !== undefined && other !== undefined) properties[name] = { allOf: [one, other] };
  }
  const types = [first.type, second.type].filter((type) => type !== undefined);
  const [one, other] = types.map((type) => (type === "integer" ? "number" : type)).filter((type) => typeof type === "string");
  if (other !== undefined && one !== other) throw new NoSample(`nothing is both ${String(one)} and ${other}`);
  return {
    ...first,
    ...second,
    ...(first.required && { required: [...first.required, ...(second.required ?? [])] }),
    ...((first.properties ?? second.properties) && { properties }),
    ...(first.enum && second.enum && { enum: first.enum.filter((value) => second.enum?.includes(value)) }),
    ...(types.length > 0 && { type: types.find((type) => typeof type === "string") ?? types.at(-1) ?? [] }),
  };
}

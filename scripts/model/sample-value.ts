import type { OpenApiDocument, Schema } from "../read/openapi.js";
import { discriminatorOf, inheritedBy, targetOf, typedValue, unionsOf, valuesOf } from "./discriminator.js";
import { referenceTo } from "./normalize/deep-references.js";
import { hasMark, MARKS, namesWith } from "./normalize/directions.js";
import { isNumberFormat } from "./normalize/normal-schema.js";
import { without } from "./normalize/walk.js";
import { isObject } from "../read/spec-node.js";
import { lastIf, numberSample, size, textSample } from "./sample-scalar.js";
import { isNull, listedValues, nameOrPointer, propertySchema, resolveSchema } from "./schemas.js";

/** A request has no `readOnly` properties, a response no `writeOnly` ones. */
export interface SampleUse {
  as: "request" | "response";
  /** So many levels of objects have their optional properties. */
  levels?: number;
  /**
   * So many more objects of the whole value may have them, and so many more values and parts are made for it: schemas that lead to each other
   * have endlessly many ways through them.
   */
  room?: { left: number; values: number };
  /** The named bases that the object has already. */
  bases?: Set<string>;
}

type Use = Required<Omit<SampleUse, "bases">>;

const MOST_LEVELS = 20;
const MOST_OBJECTS = 200;
const MOST_VALUES = 10_000;

/**
 * Returns a value for a schema: its example, default or first value, else one of its type with all properties that it needs or can have.
 *
 * @param within the names of the schemas that the value is part of
 */
export function sampleOf(
  document: OpenApiDocument,
  schema: Schema | boolean | undefined,
  within: readonly string[] = [],
  { as, levels = MOST_LEVELS, room = { left: MOST_OBJECTS, values: MOST_VALUES }, bases = new Set() }: SampleUse = { as: "response" },
): unknown {
  if (!isObject(schema) || (room.values -= 1) < 0) return null;
  const use = { as, levels, room };
  const { $ref, ...beside } = schema;
  if ($ref !== undefined && Object.keys(beside).some((key) => /^(?:ex|def|con|enu|prop|req|allOf|mi|ma)/.test(key)))
    return sampleOf(document, { ...beside, allOf: [{ $ref }, ...(beside.allOf ?? [])] }, within, use);
  const name = typeof $ref === "string" ? nameOrPointer($ref) : undefined;
  const own = resolveSchema(document, schema) ?? {};
  const examples = Array.isArray(own["examples"]) ? (own["examples"] as unknown[]) : [];
  for (const value of [own["example"], ...examples, own["default"] ?? undefined, own.const, ...lastIf(own.enum, (each) => each === null)]) {
    const typed = typedValue(own, value);
    if (typed !== undefined) return typed;
  }
  const value = generated(document, own, name, within, use, bases);
  return name === undefined ? value : unionsOf(document, name).reduce((kind, union) => withKind(document, kind, union, name), value);
}

function generated(
  document: OpenApiDocument,
  own: Schema,
  name: string | undefined,
  within: readonly string[],
  use: Use,
  known: Set<string>,
): unknown {
  const inside = name === undefined ? within : [...within, name];
  const heir = heirOf(document, own, within);
  // Two schemas may each be the heir of the other.
  const mark = `heir of ${name}`;
  if (heir !== undefined && heir !== name && !within.includes(heir) && !within.includes(mark))
    return sampleOf(document, { $ref: referenceTo(heir) }, [...within, mark], use);
  const unions = lastIf(own.anyOf ?? own.oneOf, (each) => isNull(resolveSchema(document, each) ?? {}));
  const variants = unions.filter((each) => !isWithin(each, inside));
  const variant = variants.find((each) => !isEndless(document, each, inside)) ?? variants[0];
  if (own.allOf === undefined && variant !== undefined && own.properties === undefined) {
    const isPart = variant.$ref === undefined && variant.type === undefined;
    const whole = isPart ? narrowed(without(own, ["anyOf", "oneOf"]), variant) : variant;
    return withKind(document, sampleOf(document, whole, inside, use), own, nameOrPointer(variant.$ref ?? ""));
  }
  const bases = (own.allOf ?? []).filter((part) => !isWithin(part, inside));
  // One part may require what another one describes.
  const useOfParts = use.levels === 0 && (bases.length > 0 || variant !== undefined) ? { ...use, levels: 1 } : use;
  const isNew = ({ $ref }: Schema): boolean => $ref === undefined || (!known.has($ref) && known.add($ref).size > 0);
  const parts = bases.filter(isNew).map((part): [Schema, unknown] => {
    const within = part.$ref === undefined ? inside : [...inside, nameOrPointer(part.$ref)];
    return [part, sampleOf(document, baseOf(document, part, inside), within, { ...useOfParts, bases: known })];
  });
  // A frequent mistake: the type of an object beside a `$ref` to text or a list.
  if (own.type === "object" && own.properties === undefined && parts.length > 0 && !parts.some(([, value]) => isObject(value)))
    return parts[0]?.[1];
  if (variant !== undefined) parts.push([variant, sampleOf(document, variant, inside, useOfParts)]);
  const isKind = discriminatorOf(own)?.mapping === undefined && own.oneOf === undefined && own.anyOf === undefined;
  const plain = withKind(document, plainSample(document, own, inside, useOfParts), own, heir ?? (isKind ? name : undefined));
  if (parts.length === 0) return plain;
  const objects = [[own, plain] as const, ...parts].filter(([, value]) => isObject(value));
  if (objects.length === 0) {
    const whole = bases.map((part) => resolveSchema(document, part) ?? {}).reduce(narrowed, without(own, ["allOf"]));
    return sampleOf(document, whole, [...inside, ...bases.map(({ $ref = "" }) => nameOrPointer($ref))], use);
  }
  const merged = new Map<string, unknown>();
  for (const [part, object] of objects)
    for (const [name, value] of Object.entries(object as object)) {
      // A part may only annotate or require what another one describes.
      const isVague =
        value === null || (value === "text" && (typeof merged.get(name) === "string" || !propertySchema(document, part, name)));
      if (!isVague || !merged.has(name)) merged.set(name, value);
    }
  for (const { properties = {}, required = [] } of [...(own.allOf ?? []), own].map((part) => resolveSchema(document, part) ?? {})) {
    for (const each of required) if (!merged.has(each) && properties[each] === undefined) merged.set(each, "text");
    for (const [each, property] of Object.entries(properties))
      if (isObject(property) && isLeftOut(document, property, use)) merged.delete(each);
  }
  for (const each of namesWith(document, own, MARKS[use.as])) merged.delete(each);
  // A value with what another variant requires would match both.
  for (const { required: other = [], properties } of own.oneOf ?? [])
    for (const each of properties === undefined ? other : [])
      if (![variant?.required, own.required].some((names) => names?.includes(each))) merged.delete(each);
  return inheritedBy(document, own)
    .filter((base) => discriminatorOf(base)?.mapping === undefined)
    .reduce<unknown>((value, base) => withKind(document, value, base, name), Object.fromEntries(merged));
}

/** Sets the property that selects a variant to the value of its mapping, or to its name. */
export function withKind(document: OpenApiDocument, value: unknown, schema: Schema, variant: string | undefined): unknown {
  const discriminator = discriminatorOf(schema);
  const { schemas = {} } = document.components ?? {};
  if (!isObject(value) || discriminator === undefined || variant === undefined || !Object.hasOwn(schemas, variant)) return value;
  const { propertyName } = discriminator;
  const known = resolveSchema(document, propertySchema(document, schemas[variant], propertyName)) ?? {};
  const listed = listedValues(document, known);
  const kinds = valuesOf(schemas, discriminator, variant).map((text) => typedValue(known, text));
  const kind = kinds.find((each) => each !== undefined && (listed?.includes(each) ?? true)) ?? value[propertyName];
  return { ...value, [propertyName]: kind };
}

/** Returns the schema that a value of a base with a mapping is of: the innermost one that the base is part of, else the first mapped one. */
function heirOf(document: OpenApiDocument, schema: Schema, within: readonly string[]): string | undefined {
  const { schemas = {} } = document.components ?? {};
  // Strapi writes the discriminator of the items beside them.
  if ([schema.anyOf, schema.oneOf, schema.items].some((each) => each !== undefined)) return undefined;
  const mapped = Object.values(discriminatorOf(schema)?.mapping ?? {}).flatMap((target) => targetOf(schemas, target) ?? []);
  const isHeir = (name: string): boolean => mapped.includes(name) || inheritedBy(document, schemas[name] ?? {}).includes(schema);
  return mapped.length === 0 ? undefined : (within.findLast(isHeir) ?? mapped[0]);
}

/** Returns a schema with the keywords of both, and of two bounds the narrower one. */
function narrowed(one: Schema, other: Schema): Schema {
  const both = { ...other, ...one };
  for (const [key, value] of Object.entries(one)) {
    const second: unknown = other[key];
    if (typeof value === "number" && typeof second === "number" && /^(?:min|max|exc)/.test(key))
      both[key] = Math[/min/i.test(key) ? "max" : "min"](value, second);
    else if (Array.isArray(value) && Array.isArray(second) && key === "allOf")
      both.allOf = [...(value as Schema[]), ...(second as Schema[])];
    else if (Array.isArray(value) && Array.isArray(second) && key === "enum") both.enum = value.filter((each) => second.includes(each));
  }
  return both;
}

/** Leaves out the variants of a base of which the value is one. */
function baseOf(document: OpenApiDocument, part: Schema, inside: readonly string[]): Schema {
  const { oneOf, anyOf, ...base } = resolveSchema(document, part) ?? {};
  return (anyOf ?? oneOf ?? []).some((variant) => isWithin(variant, inside)) ? base : part;
}

function isWithin(schema: Schema | undefined, names: readonly string[]): boolean {
  const { $ref, items, allOf = [] } = schema ?? {};
  if ($ref !== undefined && names.includes(nameOrPointer($ref))) return true;
  return [...allOf, items].some((part) => part !== undefined && isWithin(part, names));
}

/** Checks if a value needs one of the schemas that it is part of, by a required property or in each variant. */
function isEndless(document: OpenApiDocument, schema: Schema, names: readonly string[], seen = new Set<Schema>()): boolean {
  const own = resolveSchema(document, schema);
  if (schema.$ref !== undefined && names.includes(nameOrPointer(schema.$ref))) return true;
  if (own === undefined || seen.has(own)) return false;
  seen.add(own);
  const needed = (own.required ?? []).flatMap((name) => own.properties?.[name] ?? []).filter(isObject);
  const isPart = (part: Schema): boolean => isEndless(document, part, names, seen);
  return needed.some(isPart) || ((own.oneOf ?? own.anyOf)?.every(isPart) ?? false);
}

function plainSample(document: OpenApiDocument, schema: Schema, inside: readonly string[], use: Use): unknown {
  const { properties, additionalProperties, patternProperties, items, prefixItems } = schema;
  const isMap = [properties, additionalProperties, patternProperties].some((each) => each !== undefined);
  const implied = isMap ? "object" : (items ?? prefixItems) !== undefined ? "array" : isNumberFormat(schema) ? "number" : undefined;
  switch ([schema.type].flat().find((each) => each !== "null") ?? implied) {
    case "string":
      return textSample(schema);
    case "integer":
    case "number":
      return numberSample(schema);
    case "boolean":
      return true;
    case "array":
      return arraySample(document, schema, inside, use);
    case "object":
      return objectSample(document, schema, inside, use);
    default:
      return null;
  }
}

function arraySample(document: OpenApiDocument, schema: Schema, inside: readonly string[], use: Use): unknown[] {
  const prefix = Array.isArray(schema["prefixItems"]) ? (schema["prefixItems"] as Schema[]) : [];
  const end = prefix.findIndex((item) => isWithin(item, inside));
  const first = end < 0 ? prefix : prefix.slice(0, end);
  const isEmpty = isWithin(schema.items, inside) || isEndless(document, schema.items ?? {}, inside);
  const count = Math.max(first.length === 0 && !isEmpty ? 1 : 0, size(schema["minItems"]) - first.length);
  const items = (schema.items as unknown) === false || isEmpty ? [] : Array.from({ length: count }, () => schema.items);
  return [...first, ...items].slice(0, size(schema["maxItems"], Infinity)).map((item) => sampleOf(document, item, inside, use));
}

function objectSample(
  document: OpenApiDocument,
  { properties, additionalProperties, required = [], minProperties, maxProperties, propertyNames, patternProperties }: Schema,
  inside: readonly string[],
  use: Use,
): unknown {
  const { levels, room } = use;
  const isWhole = levels > 0 && (room.left -= 1) > 0;
  const inner = { ...use, levels: Math.max(0, levels - 1) };
  const shown = Object.entries(properties ?? {}).filter(
    ([name, property]) =>
      (isWhole || size(minProperties) > 0 || required.includes(name)) &&
      (typeof property === "object" || required.includes(name)) &&
      (!isWithin(property, inside) || (required.includes(name) && (isList(property) || isNullable(property)))) &&
      (required.includes(name) || !isEndless(document, property, inside)) &&
      !isLeftOut(document, property, use),
  );
  const further = isObject(additionalProperties) && isWithin(additionalProperties, inside) ? undefined : additionalProperties;
  const unlisted = required.filter((name) => properties?.[name] === undefined);
  // An empty map shows nothing of its values.
  const isMap = isObject(further) && Object.keys(further).length > 0 && propertyNames === undefined && patternProperties === undefined;
  const least = Math.max(size(minProperties), isMap && maxProperties !== 0 ? 1 : 0);
  for (let key = 1; unlisted.length + shown.length < least && key < 9; key += 1) unlisted.push(`key${key}`);
  const others = unlisted.map((name) => [name, isObject(further) ? sampleOf(document, further, inside, inner) : "text"] as const);
  const valueOf = (property: Schema): unknown =>
    isWithin(property, inside) && !isList(property) ? null : sampleOf(document, property, inside, inner);
  return Object.fromEntries([...others, ...shown.map(([name, property]) => [name, valueOf(property)] as const)]);
}

const isList = ({ type }: Schema): boolean => [type].flat().includes("array");
const isNullable = ({ type, ...others }: Schema): boolean => others["nullable"] === true || [type].flat().includes("null");

function isLeftOut(document: OpenApiDocument, property: Schema, use: SampleUse): boolean {
  return hasMark(document, property, MARKS[use.as]) || JSON.stringify(resolveSchema(document, property)?.not) === "{}";
}

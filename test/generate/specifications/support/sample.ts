// Values that a schema allows. Only JSON Schema's common keywords are read: Ajv judges what comes out.
import type { Json, JsonObject, MediaType, Schema, SpecDocument } from "./document.js";
import { resolve } from "./document.js";
import { flatten } from "./flatten.js";
import { NoSample } from "./no-sample.js";
import { stringOf } from "./sample-string.js";
import type { Check, Direction } from "./schemas.js";

/** The text of a string that the schema says nothing of. */
export type FreeText = string;

export interface SampleOptions {
  direction: Direction;
  /** Leave out what need not be there. */
  minimal: boolean;
  text?: FreeText;
}

interface Context extends Required<SampleOptions> {
  document: SpecDocument;
  alternative: number;
  /** The references on the way to here. */
  trail: readonly string[];
  check: Check;
  /** How many more values may be tried, and how many may be made before what is optional is left out. */
  budget: { tries: number; values: number };
}

/** How many alternatives are tried before a schema is given up. */
const ALTERNATIVES = 6;
/** How often a schema may stand in itself before what is optional is left out. */
const NESTING = 1;
const DEPTH = 24;
/** How many values are tried for the choices of a schema together. */
const TRIES = 200;
/** How large a value grows before what is optional is left out: where many schemas refer to each other, there is no other end. */
const VALUES = 300;

/** A value that the schema allows and Ajv accepts; an example of the document where none can be made. */
export function sample(
  document: SpecDocument,
  media: Pick<MediaType, "schema" | "example" | "examples">,
  check: Check,
  options: SampleOptions,
): Json {
  const schema = media.schema ?? true;
  let reason = "";
  for (let alternative = 0; alternative < ALTERNATIVES; alternative++) {
    const budget = { tries: TRIES, values: VALUES };
    try {
      const value = valueOf(schema, { document, alternative, trail: [], check, budget, text: "text", ...options });
      const fault = check(schema, value);
      if (fault === undefined) return value;
      reason ||= fault;
    } catch (error) {
      if (!(error instanceof NoSample)) throw error;
      reason ||= error.message;
    }
  }
  for (const example of examplesOf(document, media)) if (check(schema, example) === undefined) return example;
  throw new NoSample(reason);
}

function examplesOf(document: SpecDocument, { schema, example, examples }: Pick<MediaType, "schema" | "example" | "examples">): Json[] {
  const named = Object.values(examples ?? {}).map((each) => resolve<{ value?: Json }>(document, each).value);
  const own = typeof schema === "object" ? [schema["example"] as Json | undefined] : [];
  return [example, ...named, ...own].filter((value): value is Json => value !== undefined);
}

function valueOf(schema: Schema | boolean, context: Context): Json {
  const choice = typeof schema === "object" ? choiceOf(schema, context.document) : undefined;
  if (choice === undefined) return oneValueOf(schema, context);
  let reason = "";
  for (let index = 0; index < choice.alternatives && context.budget.tries-- > 0; index++) {
    try {
      const value = oneValueOf(schema, { ...context, alternative: context.alternative + index });
      const fault = context.check(choice.schema, value);
      if (fault === undefined) return value;
      reason ||= fault;
    } catch (error) {
      if (!(error instanceof NoSample)) throw error;
      reason ||= error.message;
    }
  }
  throw new NoSample(reason || "too many values were tried");
}

/** The schema that has alternatives, behind references. */
function choiceOf(schema: Schema, document: SpecDocument): { schema: Schema; alternatives: number } | undefined {
  const target = schema.$ref === undefined ? schema : resolve<Schema>(document, { $ref: schema.$ref });
  const alternatives = Math.max(target.oneOf?.length ?? 0, target.anyOf?.length ?? 0);
  return alternatives === 0 ? undefined : { schema: target, alternatives };
}

function oneValueOf(schema: Schema | boolean, context: Context): Json {
  if (schema === false) throw new NoSample("no value is allowed");
  context.budget.values--;
  const refs = typeof schema === "object" ? refsOf({ ...schema, items: false, additionalProperties: false }) : [];
  const inner = refs.length === 0 ? context : { ...context, trail: [...context.trail, ...refs] };
  if (inner.trail.length > DEPTH) throw new NoSample("the schema has no end");
  const flat = flatten(context.document, schema, context);
  // A constant is of an alternative, which may be another one than the enumeration beside it has.
  if ("const" in flat && flat.enum?.includes(flat["const"] as Json) !== false) return flat["const"] as Json;
  if (flat.enum !== undefined) return pick(flat.enum, context.alternative);
  switch (typeOf(flat, context)) {
    case "object":
      return objectOf(flat, inner);
    case "array":
      return arrayOf(flat, inner);
    case "integer":
    case "number":
      return numberOf(flat);
    case "boolean":
      return true;
    case "null":
      return null;
    default:
      return stringOf(flat, context.text, context.alternative);
  }
}

function pick(values: readonly Json[], alternative: number): Json {
  if (values.length === 0) throw new NoSample("the enumeration is empty");
  return values[alternative % values.length] ?? null;
}

function typeOf(schema: Schema, { alternative }: Context): string {
  const { type } = schema;
  if (Array.isArray(type)) return type[alternative % type.length] ?? "null";
  if (type !== undefined) return type;
  if (schema.properties !== undefined || schema.additionalProperties !== undefined) return "object";
  if (schema.items !== undefined || schema.prefixItems !== undefined) return "array";
  return schema["minimum"] !== undefined || schema["maximum"] !== undefined ? "number" : "string";
}

function objectOf(schema: Schema, context: Context): Json {
  const result: JsonObject = {};
  const hidden = context.direction === "request" ? "readOnly" : "writeOnly";
  const required = new Set(schema.required);
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    if (!required.has(name) && (context.minimal || property === false || nested(property, context))) continue;
    try {
      if (typeof property === "object" && flatten(context.document, property, context)[hidden] === true) continue;
      set(result, name, valueOf(property, context));
    } catch (error) {
      if (required.has(name) || !(error instanceof NoSample)) throw error;
    }
  }
  const extra = schema.additionalProperties;
  for (const name of required)
    if (!Object.hasOwn(result, name) && schema.properties?.[name] === undefined) set(result, name, valueOf(extra ?? true, context));
  const least = Math.max(
    Number(schema["minProperties"] ?? 0),
    context.minimal || typeof extra !== "object" || nested(extra, context) ? 0 : 1,
  );
  // A declared property goes before one with a name that is made up.
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    if (Object.keys(result).length >= least) break;
    const isHidden = typeof property !== "object" || flatten(context.document, property, context)[hidden] === true;
    if (!Object.hasOwn(result, name) && !isHidden && !nested(property, context)) set(result, name, valueOf(property, context));
  }
  for (let index = 0; Object.keys(result).length < least; index++) set(result, `key${"s".repeat(index)}`, valueOf(extra ?? true, context));
  return result;
}

/** Also where the name is `__proto__`. */
function set(object: JsonObject, name: string, value: Json): void {
  Object.defineProperty(object, name, { value, enumerable: true, writable: true, configurable: true });
}

/** Whether a schema stands in itself so often that it is time to end. */
function nested(schema: Schema | boolean, { trail, budget }: Context): boolean {
  if (trail.length >= DEPTH / 2 || budget.values <= 0) return true;
  const refs = typeof schema === "object" ? refsOf(schema) : [];
  return refs.some((ref) => trail.filter((each) => each === ref).length >= NESTING);
}

function refsOf(schema: Schema): string[] {
  const parts = [schema.items, schema.additionalProperties, ...(schema.allOf ?? []), ...(schema.oneOf ?? []), ...(schema.anyOf ?? [])];
  const inner = parts.flatMap((part) => (typeof part === "object" ? refsOf(part) : []));
  return schema.$ref === undefined ? inner : [schema.$ref, ...inner];
}

function arrayOf(schema: Schema, context: Context): Json {
  const fixed = (schema.prefixItems ?? []).map((item) => valueOf(item, context));
  const least = Number(schema["minItems"] ?? 0);
  const most = Number(schema["maxItems"] ?? Infinity);
  const wanted = Math.max(
    least,
    schema.items === undefined || schema.items === false || (least === 0 && nested(schema.items, context)) ? 0 : 1,
  );
  for (let index = fixed.length; index < Math.min(wanted, most); index++) {
    const alternative = schema["uniqueItems"] === true ? context.alternative + index : context.alternative;
    const text = schema["uniqueItems"] === true && index > 0 ? `${context.text}${index}` : context.text;
    fixed.push(valueOf(schema.items ?? true, { ...context, alternative, text }));
  }
  return fixed;
}

function numberOf(schema: Schema): number {
  const bound = (inclusive: string, exclusive: string, direction: 1 | -1): number | undefined => {
    const [value, other] = [schema[inclusive], schema[exclusive]];
    if (typeof other === "number") return other + direction;
    return typeof value === "number" ? value + (other === true ? direction : 0) : undefined;
  };
  const [least, most] = [bound("minimum", "exclusiveMinimum", 1), bound("maximum", "exclusiveMaximum", -1)];
  const step = typeof schema["multipleOf"] === "number" ? schema["multipleOf"] : 1;
  const start = least ?? (most === undefined || most >= 1 ? 1 : most);
  const value = Math.ceil(start / step) * step;
  return schema.type === "number" && most !== undefined && value > most ? start : value;
}

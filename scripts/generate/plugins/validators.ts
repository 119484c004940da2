import { propertyKey, quote } from "../../emit/text.js";
import { componentName } from "../../model/schemas.js";
import { UNLISTED } from "../../model/normalize/normal-object.js";
import { isObject } from "../../model/normalize/walk.js";
import type { OpenApiDocument } from "../plugin.js";

/** A schema of the normalized document. */
export type Schema = NonNullable<NonNullable<OpenApiDocument["components"]>["schemas"]>[string];

/** A condition that a value must meet. */
export interface Condition {
  /** An expression of `value`. */
  readonly code: string;
  /** Tells why a value is invalid, such as `must be >= 1`. */
  readonly message: string;
  /** The comparison of a number, or of the length of a list, that the code makes. */
  readonly limit?: readonly [sign: Sign, limit: number];
}

type Sign = ">=" | ">" | "<=" | "<";

/** The expressions of a validation library. */
export interface Dialect {
  readonly unknown: string;
  readonly never: string;
  readonly null: string;
  readonly string: string;
  readonly number: string;
  readonly boolean: string;
  literal(code: string): string;
  /** Returns the validator of several values. Default: a union. */
  literals?(codes: readonly string[]): string;
  union(members: readonly string[]): string;
  intersection(members: readonly string[]): string;
  optional(inner: string): string;
  array(item: string): string;
  /**
   * @param least the number of items that are required
   * @param rest the schema of further items
   */
  tuple(items: readonly string[], least: number, rest: string): string;
  /** @param rest the schema of further properties; undefined if any are allowed, false if none are */
  object(properties: string, rest: string | false | undefined): string;
  check(inner: string, condition: Condition): string;
  /** Returns a validator that checks a condition before all else. Default: none, since the library stops early. */
  guard?(condition: Condition, inner: string): string;
  /** Returns further conditions of a string. Default: none. */
  textConditions?(schema: Schema): Condition[];
  /** Refers to the constant of a named schema, which may be declared later. */
  lazy(constant: string): string;
}

/**
 * Returns the code of a validator that accepts what the type accepts, within the schema's bounds of numbers and lengths. A value that no type
 * expresses, such as bytes, is `unknown`.
 *
 * @param constants the constants of the named schemas
 */
export function validatorOf(schema: Schema | boolean | undefined, constants: ReadonlyMap<string, string>, dialect: Dialect): string {
  const of = (part: Schema | boolean | undefined): string => validatorOf(part, constants, dialect);
  if (schema === false) return dialect.never;
  if (!isObject(schema)) return dialect.unknown;
  if (schema["nullable"] === true) return dialect.union([of({ ...schema, nullable: false }), dialect.null]);
  const parts = [
    ...(schema.$ref === undefined ? [] : [reference(schema.$ref, constants, dialect)]),
    ...ownPart(schema, of, dialect),
    ...inheritedPart(schema, dialect),
    ...(schema.allOf ?? []).map(of),
    ...[schema.anyOf, schema.oneOf].flatMap((variants) => (variants === undefined ? [] : [dialect.union(variants.map(of))])),
  ].filter((part) => part !== dialect.unknown);
  const whole = parts.length === 0 ? dialect.unknown : parts.length === 1 ? (parts[0] ?? "") : dialect.intersection(parts);
  const tags = tagsOf(schema);
  return tags.length === 0 ? whole : (dialect.guard?.(all(tags), whole) ?? whole);
}

/** Returns conditions of the values that a discriminator adds to an heir: recursive unions would take exponential time without. */
function tagsOf(schema: Schema): Condition[] {
  return [schema, ...(schema.allOf ?? [])].flatMap(({ properties = {}, required }, index) =>
    Object.entries(properties).flatMap(([name, { enum: values }]) =>
      required?.includes(name) === true &&
      values?.every((value) => typeof value === "string") === true &&
      // The object itself may have other enumerations, whose faults are better told at their property.
      (index > 0 || values.length === 1)
        ? [oneOf(name, values.map((value) => quote(value)).join(", "))]
        : [],
    ),
  );
}

function oneOf(name: string, values: string): Condition {
  return { code: `[${values}].includes(Object(value)[${quote(name)}])`, message: `needs ${name} ${values}` };
}

/** Returns the condition of a value that meets several. */
function all(conditions: readonly Condition[]): Condition {
  return { code: conditions.map(({ code }) => code).join(" && "), message: conditions.map(({ message }) => message).join(" and ") };
}

function reference($ref: string, constants: ReadonlyMap<string, string>, dialect: Dialect): string {
  const constant = /^#\/components\/schemas\/[^/]+$/.test($ref) ? constants.get(componentName($ref)) : undefined;
  return constant === undefined ? dialect.unknown : dialect.lazy(constant);
}

type Of = (part: Schema | boolean | undefined) => string;

/** Returns the validator of the keywords besides references and compositions. */
function ownPart(schema: Schema, of: Of, dialect: Dialect): string[] {
  const values = "const" in schema ? [schema.const] : schema.enum;
  if (values !== undefined) return [literals(values, of, dialect)];
  switch (schema.type) {
    case "string":
      return schema["format"] === "binary" ? [] : [checked(dialect.string, conditionsOf("string", schema, dialect), dialect)];
    case "integer":
      return [checked(dialect.number, [INTEGER, ...conditionsOf("number", schema, dialect)], dialect)];
    case "number":
      return [checked(dialect.number, conditionsOf("number", schema, dialect), dialect)];
    case "boolean":
      return [dialect.boolean];
    case "null":
      return [dialect.null];
    case "array":
      return [checked(list(schema, of, dialect), conditionsOf("array", schema, dialect), dialect)];
    default:
      return schema.type === "object" || schema.properties !== undefined ? [object(schema, of, dialect)] : [untyped(schema, dialect)];
  }
}

/** Returns the validator of required properties that another part of a composition describes. */
function inheritedPart({ properties, required = [] }: Schema, dialect: Dialect): string[] {
  const names = required.filter((name) => !Object.hasOwn(properties ?? {}, name));
  const members = names.map((name) => `${literalKey(name)}: ${dialect.unknown}`);
  return members.length === 0 ? [] : [dialect.object(`{ ${members.join(", ")} }`, undefined)];
}

function literals(values: readonly unknown[], of: Of, dialect: Dialect): string {
  if (values.length === 0) return dialect.never;
  if (values.length > 1 && dialect.literals !== undefined && !values.some((value) => value !== null && isObject(value)))
    return dialect.literals(values.map((value) => codeOf(value)));
  return dialect.union(values.map((value) => (value === null ? dialect.null : literal(value, of, dialect))));
}

function literal(value: unknown, of: Of, dialect: Dialect): string {
  if (!isObject(value)) return dialect.literal(codeOf(value));
  if (Array.isArray(value))
    return of({
      type: "array",
      prefixItems: value.map((item: unknown) => ({ const: item })),
      items: false,
      minItems: value.length,
    } as unknown as Schema);
  const properties = Object.fromEntries(Object.entries(value).map(([name, own]) => [name, { const: own }]));
  return of({ type: "object", properties, required: Object.keys(value), additionalProperties: false });
}

function codeOf(value: unknown): string {
  return typeof value === "string" ? quote(value) : String(value);
}

const INTEGER: Condition = { code: "Number.isInteger(value)", message: "must be an integer" };

/** Conditions of the values that the keywords of a type do not constrain. */
const OTHERS = { string: 'typeof value !== "string"', number: 'typeof value !== "number"', array: "!Array.isArray(value)" };

/** Returns the validator of a schema without a type, which may constrain what it is composed with. */
function untyped(schema: Schema, dialect: Dialect): string {
  const conditions = (["string", "number", "array"] as const).flatMap((type) =>
    conditionsOf(type, schema, dialect).map(({ code, message }) => ({ code: `${OTHERS[type]} || (${code})`, message })),
  );
  return checked(dialect.unknown, conditions, dialect);
}

/** Returns the conditions of a type's keywords, for values of the type. */
function conditionsOf(type: keyof typeof OTHERS, schema: Schema, dialect: Dialect): Condition[] {
  if (type === "number") return BOUNDS.flatMap((bound) => boundOf(bound, schema));
  if (type === "array") return sizes("value.length", schema, "Items");
  return [...sizes("[...value].length", schema, "Length"), ...(dialect.textConditions?.(schema) ?? [])];
}

function checked(inner: string, conditions: readonly Condition[], dialect: Dialect): string {
  return conditions.reduce((checking, condition) => dialect.check(checking, condition), inner);
}

const BOUNDS = [
  ["minimum", "exclusiveMinimum", ">"],
  ["maximum", "exclusiveMaximum", "<"],
] as const;

function boundOf([inclusive, exclusive, sign]: (typeof BOUNDS)[number], schema: Schema): Condition[] {
  // OpenAPI 3.0 has boolean `exclusiveMinimum` and `exclusiveMaximum`.
  const isExclusive = schema[exclusive] === true;
  return [
    ...limits("value", isExclusive ? sign : `${sign}=`, schema[inclusive], `must be ${sign}${isExclusive ? "" : "="}`),
    ...limits("value", sign, schema[exclusive], `must be ${sign}`),
  ];
}

function limits(code: string, sign: Sign, limit: unknown, told: string, unit = ""): Condition[] {
  return typeof limit === "number" ? [{ code: `${code} ${sign} ${limit}`, message: `${told} ${limit}${unit}`, limit: [sign, limit] }] : [];
}

function sizes(code: string, schema: Schema, keyword: "Items" | "Length"): Condition[] {
  const [least, most] = [schema[`min${keyword}`], schema[`max${keyword}`]];
  const unit = (count: unknown): string => ` ${keyword === "Items" ? "item" : "character"}${count === 1 ? "" : "s"}`;
  return [
    ...limits(code, ">=", least === 0 ? undefined : least, "must have at least", unit(least)),
    ...limits(code, "<=", most, "must have at most", unit(most)),
  ];
}

function list(schema: Schema, of: Of, dialect: Dialect): string {
  const prefix: unknown = schema["prefixItems"];
  const isComposed = schema.allOf !== undefined || schema.anyOf !== undefined || schema.oneOf !== undefined;
  const rest = schema.items ?? (isComposed ? undefined : (schema["unevaluatedItems"] as Schema | undefined));
  if (!Array.isArray(prefix)) return (rest as unknown) === false ? dialect.tuple([], 0, dialect.never) : dialect.array(of(rest));
  const least = typeof schema["minItems"] === "number" ? schema["minItems"] : 0;
  return dialect.tuple((prefix as Schema[]).map(of), Math.min(least, prefix.length), of(rest));
}

function object(schema: Schema, of: Of, dialect: Dialect): string {
  const required = new Set(schema.required);
  const members = Object.entries(schema.properties ?? {}).map(([name, property]) => {
    const value = of(property);
    return `${literalKey(name)}: ${required.has(name) ? value : dialect.optional(value)}`;
  });
  const further = (schema[UNLISTED] as Schema | undefined) ?? schema.additionalProperties;
  const rest = further === true ? undefined : further;
  return dialect.object(`{ ${members.join(", ")} }`, rest === undefined || rest === false ? rest : of(rest));
}

/** Returns a key of an object literal. */
export function literalKey(name: string): string {
  // As a plain key, `__proto__` would set the prototype.
  return name === "__proto__" ? '["__proto__"]' : propertyKey(name);
}

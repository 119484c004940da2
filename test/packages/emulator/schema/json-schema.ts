// JSON Schema as far as the contract uses it: each schema as the plain alternatives that it stands for.
import { asObject, at, type Json } from "../../../fixtures/instances/contract.js";

export const TYPES = ["null", "boolean", "number", "string", "array", "object"] as const;
export type Type = (typeof TYPES)[number];

/** One way to meet a schema, without references and compositions. */
export interface Plain {
  types: ReadonlySet<Type>;
  /** Of numbers. */
  isInteger: boolean;
  values: readonly Json[] | undefined;
  /** The keyword that states the values. */
  valuesRule: "const" | "enum";
  patterns: readonly RegExp[];
  minLength: number;
  maxLength: number;
  minimum: number;
  maximum: number;
  properties: ReadonlyMap<string, Json>;
  required: ReadonlySet<string>;
  /** The only properties that are allowed; undefined where any is. */
  closedTo: ReadonlySet<string> | undefined;
  items: Json;
}

const ANYTHING: Plain = {
  types: new Set(TYPES),
  isInteger: false,
  values: undefined,
  valuesRule: "enum",
  patterns: [],
  minLength: 0,
  maxLength: Infinity,
  minimum: -Infinity,
  maximum: Infinity,
  properties: new Map(),
  required: new Set(),
  closedTo: undefined,
  items: true,
};

type Keyword = (value: Json, schema: Readonly<Record<string, Json>>) => Partial<Plain>;

/** What each keyword adds to `ANYTHING`. */
const KEYWORDS: Readonly<Record<string, Keyword>> = {
  type: (value) => {
    const names = [value].flat() as string[];
    const unknown = names.find((name) => name !== "integer" && !TYPES.some((type) => type === name));
    if (unknown !== undefined) throw new Error(`JSON Schema has no type ${unknown}.`);
    return { types: new Set(names.map((name) => (name === "integer" ? "number" : name) as Type)), isInteger: names.includes("integer") };
  },
  const: (value) => ({ values: [value], valuesRule: "const" }),
  enum: (value) => ({ values: value as Json[], valuesRule: "enum" }),
  pattern: (value) => ({ patterns: [new RegExp(value as string, "u")] }),
  minLength: (value) => ({ minLength: value as number }),
  maxLength: (value) => ({ maxLength: value as number }),
  minimum: (value) => ({ minimum: value as number }),
  maximum: (value) => ({ maximum: value as number }),
  properties: (value) => ({ properties: new Map(Object.entries(asObject(value))) }),
  required: (value) => ({ required: new Set(value as string[]) }),
  additionalProperties: (value, { properties = {} }) => {
    if (typeof value !== "boolean") throw new Error("A schema for additional properties is new: handle it here.");
    return value ? {} : { closedTo: new Set(Object.keys(asObject(properties))) };
  },
  items: (value) => ({ items: value }),
};

const COMPOSITIONS = ["$ref", "allOf", "anyOf", "oneOf"];
const ANNOTATIONS = ["description"];

/** Whether the generators know what a keyword means. */
export function isHandled(keyword: string): boolean {
  return keyword in KEYWORDS || COMPOSITIONS.includes(keyword) || ANNOTATIONS.includes(keyword);
}

/** The ways to meet a schema: none for `false`. A keyword that is not known here is an error. */
export function alternativesOf(schema: Json): Plain[] {
  if (typeof schema === "boolean") return schema ? [ANYTHING] : [];
  const object = asObject(schema);
  const unknown = Object.keys(object).find((keyword) => !isHandled(keyword));
  if (unknown !== undefined) throw new Error(`The keyword ${unknown} is new to the contract: say here what it means.`);
  const own = Object.entries(object).flatMap(([keyword, value]) => KEYWORDS[keyword]?.(value, object) ?? []);
  const { $ref, allOf = [], anyOf, oneOf } = object;
  const composed = [
    ...(typeof $ref === "string" ? [alternativesOf(at($ref.slice(1)) ?? false)] : []),
    ...(allOf as Json[]).map(alternativesOf),
    ...[anyOf, oneOf].flatMap((choice) => (choice === undefined ? [] : [(choice as Json[]).flatMap(alternativesOf)])),
  ];
  return composed.reduce<Plain[]>(
    (sofar, more) => sofar.flatMap((one) => more.map((other) => both(one, other))),
    [own.reduce<Plain>((sofar, part) => both(sofar, { ...ANYTHING, ...part }), ANYTHING)],
  );
}

/** Whether a schema says nothing of a value. */
export function isAnything(plain: Plain): boolean {
  return JSON.stringify(listed(plain)) === JSON.stringify(listed(ANYTHING));
}

function listed({ types, properties, required, closedTo, ...rest }: Plain): unknown {
  return { ...rest, types: [...types], properties: [...properties], required: [...required], isClosed: closedTo !== undefined };
}

function both(one: Plain, other: Plain): Plain {
  const { values, valuesRule } = one.values === undefined ? other : one;
  const properties = new Map(one.properties);
  for (const [name, schema] of other.properties) {
    const known = properties.get(name);
    properties.set(name, known === undefined ? schema : { allOf: [known, schema] });
  }
  const closed = [one.closedTo, other.closedTo].filter((names) => names !== undefined);
  return {
    types: new Set([...one.types].filter((type) => other.types.has(type))),
    isInteger: one.isInteger || other.isInteger,
    values: values?.filter((value) => other.values?.includes(value) ?? true),
    valuesRule,
    patterns: [...one.patterns, ...other.patterns],
    minLength: Math.max(one.minLength, other.minLength),
    maxLength: Math.min(one.maxLength, other.maxLength),
    minimum: Math.max(one.minimum, other.minimum),
    maximum: Math.min(one.maximum, other.maximum),
    properties,
    required: new Set([...one.required, ...other.required]),
    closedTo: closed.length === 0 ? undefined : new Set([...(closed[0] ?? [])].filter((name) => closed.every((names) => names.has(name)))),
    items: one.items === true ? other.items : other.items === true ? one.items : { allOf: [one.items, other.items] },
  };
}

import { toJson } from "./to-json.js";
import type { ParameterStyle } from "./operation.js";

/** Writes text and scalars as their place in the request requires. */
export interface StyleWriter {
  /** Serializes a name or a value, encoding included. */
  readonly write: (value: unknown) => string;
  /** Serializes an item of a list, or a field of an object. Default: `write`. */
  readonly writeItem?: (value: unknown) => string;
  /** Throws the error for a value that cannot be serialized. */
  readonly refuse: (problem: string) => never;
}

/** An expansion of [RFC 6570](https://www.rfc-editor.org/rfc/rfc6570), as the styles of OpenAPI are defined. */
interface Expansion {
  /** The prefix. */
  readonly first: string;
  /** Separates the parts. */
  readonly separator: string;
  /** Separates the items of a value that is not exploded. */
  readonly delimiter: string;
  /** Writes the name before each part. */
  readonly isNamed: boolean;
  /** Follows the name of an empty value. */
  readonly ifEmpty: string;
}

const FORM: Expansion = { first: "", separator: "&", delimiter: ",", isNamed: true, ifEmpty: "=" };
const SIMPLE: Expansion = { first: "", separator: ",", delimiter: ",", isNamed: false, ifEmpty: "=" };

/**
 * The delimiters space and `|` are not allowed in a URL, so they are encoded. Literals without a spread, which bundlers drop if no operation
 * has a style.
 */
export const EXPANSIONS: Readonly<Record<ParameterStyle["style"], Expansion>> = {
  simple: SIMPLE,
  label: { first: ".", separator: ".", delimiter: ",", isNamed: false, ifEmpty: "=" },
  matrix: { first: ";", separator: ";", delimiter: ",", isNamed: true, ifEmpty: "" },
  form: FORM,
  spaceDelimited: { first: "", separator: "&", delimiter: "%20", isNamed: true, ifEmpty: "=" },
  pipeDelimited: { first: "", separator: "&", delimiter: "%7C", isNamed: true, ifEmpty: "=" },
  deepObject: FORM,
  json: SIMPLE,
};

/**
 * Returns the parts of a value in a style of OpenAPI. Omits `undefined` and `null`, also as items. What OpenAPI leaves undefined: `deepObject`
 * nests objects and lists in further brackets (`filter[a][b]=1`, `filter[c][]=1`), an exploded object repeats a field for each item of a
 * list, and other nested objects and lists are JSON.
 */
export function expandStyle(
  { name, style, explode }: Pick<ParameterStyle, "name" | "style" | "explode">,
  given: unknown,
  writer: StyleWriter,
): string[] {
  const { write, writeItem = write, refuse } = writer;
  const value = plain(given);
  if (isNothing(value)) return [];
  const key = nameAs(write, name);
  if (style === "deepObject") return bracketed(key, value, writer);
  const { delimiter, isNamed, ifEmpty } = EXPANSIONS[style];
  const pair = (left: string, right: string): string => (right === "" ? left + ifEmpty : `${left}=${right}`);
  const named = (text: string): string => (isNamed ? pair(key, text) : text);
  if (Array.isArray(value)) {
    const texts = itemsOf(value, refuse).map(writeItem);
    if (explode) return texts.map(named);
    return texts.length === 0 ? [] : [named(texts.join(delimiter))];
  }
  if (!isObject(value)) return [named(write(value))];
  const entries = entriesOf(value, refuse).flatMap(([field, item]) =>
    itemsOf(explode && Array.isArray(item) ? item : [item], refuse).map((each) => [writeItem(field), writeItem(each)] as const),
  );
  if (explode) return entries.map(([field, text]) => pair(field, text));
  return entries.length === 0 ? [] : [named(entries.flat().join(delimiter))];
}

/** Serializes a name. RFC 3986 allows a dollar in a query, and services of OData look for it. */
function nameAs(write: StyleWriter["write"], name: string): string {
  return write(name).replaceAll("%24", "$");
}

/** Returns the items that have a value, nested ones as JSON. */
function itemsOf(list: readonly unknown[], refuse: StyleWriter["refuse"]): unknown[] {
  return list.map(plain).flatMap((item) => (isNothing(item) ? [] : [isNested(item) ? (jsonOf(item) ?? refuse(NO_JSON)) : item]));
}

/** Checks for a list or an object with fields. */
export function isNested(value: unknown): boolean {
  return Array.isArray(value) || (isObject(value) && !(Symbol.iterator in value));
}

export const NO_JSON = "cannot be written as JSON";

export function jsonOf(value: unknown): string | undefined {
  try {
    return toJson(value);
  } catch {
    // The error is not kept as the cause, because its message quotes keys.
    return undefined;
  }
}

/** Returns `name[a]=1` for each field, with further brackets for nested ones. */
function bracketed(key: string, value: unknown, writer: StyleWriter, around: readonly unknown[] = []): string[] {
  const { write, refuse } = writer;
  if (around.includes(value)) refuse("holds itself");
  const nested = (below: string, item: unknown): string[] => bracketed(`${key}%5B${below}%5D`, item, writer, [...around, value]);
  if (Array.isArray(value)) {
    return value.map(plain).flatMap((item, index) => (isNothing(item) ? [] : nested(typeof item === "object" ? `${index}` : "", item)));
  }
  if (!isObject(value)) return [`${key}=${write(value)}`];
  return entriesOf(value, refuse).flatMap(([field, item]) => nested(nameAs(write, field), item));
}

/** Returns a date as in JSON. An invalid date stays one, which `write` refuses. */
function plain(value: unknown): unknown {
  return value instanceof Date && !Number.isNaN(value.valueOf()) ? value.toJSON() : value;
}

function isNothing(value: unknown): value is null | undefined {
  return value === undefined || value === null;
}

/** Checks for an object with fields. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof Date);
}

/** Returns the fields that have a value. Refuses a `Map`, a URL or a promise, whose fields are not their content. */
function entriesOf(value: Record<string, unknown>, refuse: StyleWriter["refuse"]): [string, unknown][] {
  if (Object.prototype.toString.call(value) !== "[object Object]") refuse("is, or holds, no plain object");
  return Object.entries(value)
    .map(([field, item]): [string, unknown] => [field, plain(item)])
    .filter(([, item]) => !isNothing(item));
}

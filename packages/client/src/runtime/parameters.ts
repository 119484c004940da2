import { isScalar } from "./scalar.js";
import type { ParameterStyle, RequestHeaders, SerializeParameters } from "./operation.js";

type Values = Record<string, unknown>;

/** Writes a part of a value as its place in the request has it, or refuses it. */
type WriteText = (value: unknown) => string;

/** An expansion of RFC 6570, which the styles of OpenAPI stand for. */
interface Expansion {
  /** The prefix, and the separator of the parts. */
  readonly first: string;
  readonly separator: string;
  /** Between the items of a value that is not exploded. */
  readonly delimiter: string;
  /** Set if the name is written. */
  readonly isNamed: boolean;
  /** Behind the name of an empty text. */
  readonly ifEmpty: string;
}

const FORM: Expansion = { first: "", separator: "&", delimiter: ",", isNamed: true, ifEmpty: "=" };
const SIMPLE: Expansion = { first: "", separator: ",", delimiter: ",", isNamed: false, ifEmpty: "=" };

/** A space, a bar and brackets cannot stand in a URL, and are encoded also where they are delimiters. */
const EXPANSIONS: Readonly<Record<ParameterStyle["style"], Expansion>> = {
  simple: SIMPLE,
  label: { ...SIMPLE, first: ".", separator: "." },
  matrix: { ...FORM, first: ";", separator: ";", ifEmpty: "" },
  form: FORM,
  spaceDelimited: { ...FORM, delimiter: "%20" },
  pipeDelimited: { ...FORM, delimiter: "%7C" },
  deepObject: FORM,
  json: FORM,
};

/**
 * Writes parameters as the Parameter Object of OpenAPI 3.1 says. What is `undefined`, `null` or has no items is left out, in a path
 * refused. With `deepObject`, which OpenAPI defines for plain values alone, objects and lists within an object go on in brackets:
 * `filter[a][b]=1`, `filter[c][]=1`; any other style refuses them.
 */
export const serializeParameters: SerializeParameters = ({ path, parameters = [] }, request, Refusal) => {
  const segments = new Map<string, string>();
  const pairs: string[] = [];
  const cookies: string[] = [];
  const fields: RequestHeaders = {};
  for (const parameter of parameters) {
    const { in: place, name, style } = parameter;
    const refuse = (problem: string): never => {
      throw new Refusal(`${place}.${name} ${problem}`);
    };
    const value = valueOf(request[place], name, refuse);
    const write: WriteText = place === "header" ? headerText(refuse) : urlText(parameter, refuse);
    const parts = style === "json" ? jsonParts(parameter, value, write, refuse) : partsOf(parameter, value, write, refuse);
    const { first, separator } = EXPANSIONS[style];
    if (place === "path") segments.set(name, segmentOf(parts, style === "json" ? SIMPLE : { first, separator }, refuse));
    else if (place === "query") pairs.push(...parts);
    else if (place === "cookie") cookies.push(...parts);
    else if (parts.length > 0) fields[name] = parts.join(separator);
  }
  if (cookies.length > 0) fields["cookie"] = cookies.join("; ");
  return { path: filled(path, segments), query: remaining(request.query, parameters), pairs, fields };
};

function valueOf(values: object | null | undefined, name: string, refuse: Refuse): unknown {
  if (values && Symbol.iterator in values) refuse("stands in no plain object");
  return values && Object.hasOwn(values, name) ? (values as Values)[name] : undefined;
}

/** Returns the serialized parts of a value. */
function partsOf({ name, style, explode, in: place }: ParameterStyle, given: unknown, write: WriteText, refuse: Refuse): string[] {
  const value = plain(given);
  if (isNothing(value)) return [];
  const key = place === "header" ? name : write(name);
  if (style === "deepObject") return bracketed(key, value, write, refuse);
  const { delimiter, isNamed, ifEmpty } = EXPANSIONS[style];
  const item: WriteText = place === "header" ? (part) => undivided(write(part), explode, refuse) : write;
  const pair = (left: string, right: string): string => (right === "" ? left + ifEmpty : `${left}=${right}`);
  const named = (text: string): string => (isNamed ? pair(key, text) : text);
  if (Array.isArray(value)) {
    const texts = value.map(plain).flatMap((part) => (isNothing(part) ? [] : [item(part)]));
    if (explode) return texts.map(named);
    return texts.length === 0 ? [] : [named(texts.join(delimiter))];
  }
  if (!isObject(value)) return [named(write(value))];
  const entries = entriesOf(value, refuse).map(([field, part]) => [item(field), item(part)] as const);
  if (explode) return entries.map(([field, text]) => pair(field, text));
  return entries.length === 0 ? [] : [named(entries.flat().join(delimiter))];
}

type Refuse = (problem: string) => never;

/** `name[a]=1`, and what is within in further brackets. */
function bracketed(key: string, value: unknown, write: WriteText, refuse: Refuse, around: readonly unknown[] = []): string[] {
  if (around.includes(value)) refuse("holds itself");
  const go = (below: string, item: unknown): string[] => bracketed(`${key}%5B${below}%5D`, item, write, refuse, [...around, value]);
  if (Array.isArray(value)) {
    return value.map(plain).flatMap((item, index) => (isNothing(item) ? [] : go(typeof item === "object" ? `${index}` : "", item)));
  }
  if (!isObject(value)) return [`${key}=${write(value)}`];
  return entriesOf(value, refuse).flatMap(([field, item]) => go(write(field), item));
}

/** An item of a header field, where none has an encoding: one that holds what stands between them would be read as two. */
function undivided(text: string, explode: boolean, refuse: Refuse): string {
  return (explode ? /[,=]/ : /,/).test(text) ? refuse("has an item with a delimiter in it") : text;
}

/** A value as JSON, for a parameter with `content`; null is a value there. */
function jsonParts({ name, in: place }: ParameterStyle, value: unknown, write: WriteText, refuse: Refuse): string[] {
  if (value === undefined) return [];
  const json = jsonOf(value) ?? refuse("cannot be written as JSON");
  // A header field holds no other characters; in JSON, each has an escape.
  const text = json.replace(/[\x7f-\uffff]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`);
  if (place === "header") return [text];
  return [place === "path" ? write(json) : `${write(name)}=${write(json)}`];
}

function jsonOf(value: unknown): string | undefined {
  try {
    // Nothing for a function or a symbol.
    return JSON.stringify(value);
  } catch {
    // A circle, or a BigInt. Not as the cause: the message quotes keys.
    return undefined;
  }
}

function segmentOf(parts: readonly string[], { first, separator }: Pick<Expansion, "first" | "separator">, refuse: Refuse): string {
  if (parts.length === 0) refuse("is missing");
  const segment = first + parts.join(separator);
  return segment === "" ? refuse("is empty") : segment;
}

/** The path template with what is written in the places of its names. */
function filled(template: string, segments: ReadonlyMap<string, string>): string {
  return template.replace(/\{([^{}]*)\}/g, (place, name: string) => segments.get(name) ?? place);
}

/** The query that is left to the client. */
function remaining(query: object | null | undefined, parameters: readonly ParameterStyle[]): object | null | undefined {
  // The client says what is no object of its kind.
  if (!query || Symbol.iterator in query) return query;
  const written = new Set(parameters.filter((parameter) => parameter.in === "query").map(({ name }) => name));
  return Object.fromEntries(Object.entries(query).filter(([name]) => !written.has(name)));
}

/** Text in a URL or a cookie: what decodes to it, without a character that ends it. */
function urlText({ allowReserved, in: place }: ParameterStyle, refuse: Refuse): WriteText {
  return (value) => {
    const encoded = encodedText(scalarText(value, refuse)) ?? refuse("is not text");
    if (!allowReserved) return encoded;
    // Those of RFC 3986 that neither end a value nor stand for another character there.
    const text = encoded.replace(/%(?:3A|2F|40|24|2C|3B|3D)/g, decodeURIComponent);
    return place === "path" ? text : text.replaceAll("%3F", "?");
  };
}

function encodedText(text: string): string | undefined {
  try {
    return encodeURIComponent(text);
  } catch {
    // Half of a surrogate pair.
    return undefined;
  }
}

/** Text in a header field, as it is; what no field may hold is refused by the client. */
function headerText(refuse: Refuse): WriteText {
  return (value) => scalarText(value, refuse);
}

function scalarText(value: unknown, refuse: Refuse): string {
  if (isScalar(value)) return String(value);
  return refuse("is, or holds, something else than text, a finite number or a boolean");
}

/** Dates as JSON has them. One that is none is no number either. */
function plain(value: unknown): unknown {
  if (!(value instanceof Date)) return value;
  return Number.isNaN(value.valueOf()) ? Number.NaN : value.toJSON();
}

function isNothing(value: unknown): value is null | undefined {
  return value === undefined || value === null;
}

function isObject(value: unknown): value is Values {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The fields that have a value. Of a `Map` or `Headers`, there would be none. */
function entriesOf(value: Values, refuse: Refuse): [string, unknown][] {
  if (Symbol.iterator in value) refuse("is, or holds, no plain object");
  return Object.entries(value)
    .map(([field, item]): [string, unknown] => [field, plain(item)])
    .filter(([, item]) => !isNothing(item));
}

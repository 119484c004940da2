import { invoke } from "../../../../packages/client/src/runtime/invoke.js";
import type {
  OperationClient,
  OperationDescriptor,
  OperationRequest,
  Pagination,
} from "../../../../packages/client/src/runtime/operation.js";

/** Converts values of a type. Pass it to {@link transform}. */
export interface Transformer<Output> {
  readonly convert: (value: unknown, walk: Walk) => Output;
}

/** Returns the converted value, or the value itself if it needs no conversion. Never changes the value. */
export type Convert = (value: unknown, walk: Walk) => unknown;

/** The state of a conversion. */
export interface Walk {
  /** The path of the current value. */
  readonly path: PropertyKey[];
  /** The invalid values that were found. */
  readonly faults: string[];
  /** The JSON text of the whole value, if it is known. */
  readonly text?: string;
  /** The whole value, with integers of many digits as text. */
  exact?: unknown;
  /** True if an integer needs the text. */
  isRounded?: boolean;
}

type Converters = Readonly<Record<string, Convert>>;

/** The options that calls with converted results do not have: conversions apply to the documented result only. */
export interface Fixed {
  accept?: undefined;
  parseAs?: undefined;
  schema?: undefined;
}

/**
 * Returns a transformer.
 *
 * @param make called once, when all transformers exist
 */
export function transformer<Output>(make: () => Convert): Transformer<Output> {
  let made: Convert | undefined;
  return { convert: (value, walk) => (made ??= make())(value, walk) as Output };
}

/**
 * Converts a value outside of a call, such as an item of a stream. Throws a `TypeError` that names the place of an invalid date or integer,
 * and for an integer beyond 2^53, whose last digits `JSON.parse` has lost.
 */
export function transform<Output>({ convert }: Transformer<Output>, value: unknown): Output {
  const walk: Walk = { path: [], faults: [] };
  const output = convert(value, walk);
  if (walk.faults.length > 0) throw new TypeError(summary(walk));
  return output;
}

/** Calls an operation and converts its result. */
export function converted<Output>(
  client: OperationClient,
  { convert }: Transformer<Output>,
  call: (client: OperationClient) => Promise<unknown>,
): Promise<Output> {
  const isClient = typeof (client as OperationClient | undefined)?.call === "function";
  const own: OperationClient = {
    call: (operation, request) => client.call(converting(operation, convert), request),
    callForResponse: (operation, request) => client.callForResponse(converting(operation, convert), request),
  };
  return call(isClient ? own : client) as Promise<Output>;
}

/** A function that lists items in pages. */
interface List {
  readonly operation: OperationDescriptor;
  readonly pagination: unknown;
}

/** The same with converted pages. */
interface ConvertedList<Output, Item> extends List {
  (client: OperationClient, request?: OperationRequest): Promise<Output>;
  readonly pagination: Pagination<Output, Item>;
}

/** Returns a function that lists converted items, for `paginate`. */
export function paginated<Output, Item>(list: List, { convert }: Transformer<Output>): ConvertedList<Output, Item> {
  const operation = converting(list.operation, convert);
  const call = (client: OperationClient, request?: OperationRequest): Promise<Output> => invoke(client, operation, request);
  return Object.assign(call, { operation, pagination: list.pagination as Pagination<Output, Item> });
}

/** Returns an operation whose result is converted when it is read. */
function converting(operation: OperationDescriptor, convert: Convert): OperationDescriptor {
  return {
    ...operation,
    async decode(response, parseAs, accept, readJson, refuse) {
      const value = operation.decode ? await operation.decode(response, parseAs, accept, readJson, refuse) : readJson();
      let walk: Walk = { path: [], faults: [] };
      let output = convert(value, walk);
      if (walk.isRounded) {
        walk = { path: [], faults: [], text: await response.text() };
        output = convert(value, walk);
      }
      if (walk.faults.length > 0) throw refuse(`in its body, ${summary(walk)}`);
      return output;
    },
  };
}

function summary({ faults: [first = "", ...others] }: Walk): string {
  return others.length === 0 ? first : `${first}, and so on for ${others.length} more values`;
}

/** The type of a value with each date as text, and each bigint as a number. */
export type Plain<Value> = Value extends Date
  ? string
  : Value extends bigint
    ? number
    : Value extends string | typeof Function.prototype
      ? Value
      : Value extends readonly (infer Item)[]
        ? PlainList<Value, Item>
        : Value extends object
          ? { [Key in keyof Value]: Plain<Value[Key]> }
          : Value;

type PlainList<List extends readonly unknown[], Item> = number extends List["length"]
  ? PlainItems<Item>
  : { [Key in keyof List]: Plain<List[Key]> };

/** A list. Compilers resolve the members of an interface later, so that the items may be lists of the same type. */
interface PlainItems<Item> extends Array<Plain<Item>> {
  length: number;
}

/**
 * Returns a converted value as requests take it: dates as text in UTC, bigints as numbers. Throws a `RangeError` for an invalid date, and for
 * a bigint that no number represents exactly.
 */
export function plain<Value>(value: Value): Plain<Value> {
  return plainValue(value) as Plain<Value>;
}

function plainValue(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString();
  if (typeof value === "bigint") {
    if (!Number.isSafeInteger(Number(value))) throw new RangeError(`${value} has more digits than a JSON number can have`);
    return Number(value);
  }
  if (Array.isArray(value)) return value.map(plainValue);
  if (!isRecord(value)) return value;
  const copy = { ...value };
  for (const key of Object.keys(copy)) copy[key] = plainValue(copy[key]);
  return copy;
}

/** A date and time as in RFC 3339. Also accepts offsets without a colon, and times without seconds. */
const DATE_TIME = /^(\d{4}-\d\d-\d\d)[Tt ](\d\d:\d\d)(:\d\d)?(?:\.(\d+))?(?:[Zz]|([+-]\d\d):?(\d\d))$/;

/** Converts a date and time to a `Date`. */
export const toDate: Convert = (value, walk) => {
  if (isNone(value) || value instanceof Date) return value;
  const date = typeof value === "string" ? dateOf(value) : undefined;
  return date ?? report(walk, value, "must be a date and time with an offset, such as 2024-01-31T12:00:00Z");
};

/** Converts a date and time to a `Date`. One without an offset is in UTC. */
export const toUtcDate: Convert = (value, walk) =>
  toDate(typeof value === "string" && /[T ][\d:.]+$/i.test(value) ? `${value}Z` : value, walk);

/** Returns the date of a text; `undefined` if it is invalid. */
function dateOf(text: string): Date | undefined {
  const [, day, time, seconds = ":00", fraction = "", hours = "+00", minutes = "00"] = DATE_TIME.exec(text) ?? [];
  const local = `${day}T${time}${seconds}.${fraction.slice(0, 3).padEnd(3, "0")}`;
  const utc = new Date(`${local}Z`);
  // Engines accept February 30 as March 1.
  if (Number.isNaN(utc.getTime()) || utc.toISOString() !== `${local}Z`) return undefined;
  const date = new Date(`${local}${hours}:${minutes}`);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

/** Converts an integer to a `bigint`. Also accepts decimal text. */
export const toBigint: Convert = (value, walk) => {
  if (isNone(value) || typeof value === "bigint") return value;
  const isRounded = Number.isInteger(value) && !Number.isSafeInteger(value);
  const digits = isRounded ? exactValue(walk) : typeof value === "number" ? String(value) : value;
  if (typeof digits === "string" && /^-?\d+$/.test(digits)) return BigInt(digits);
  return report(walk, value, isRounded ? "is beyond 2^53, and its last digits are unknown" : "must be an integer");
};

/** Returns the current value with integers of many digits as text, which `JSON.parse` rounds. */
function exactValue(walk: Walk): unknown {
  if (walk.text === undefined) {
    walk.isRounded = true;
    return undefined;
  }
  walk.exact ??= parseExactly(walk.text);
  return walk.path.reduce<unknown>((node, key) => (node as Partial<Record<PropertyKey, unknown>>)[key], walk.exact);
}

/** Parses JSON. Integers of many digits become text. */
function parseExactly(text: string): unknown {
  let isInString = false;
  // A pattern for whole strings would exceed the stack on a long one.
  const quoted = text.replace(/\\.|"|-?\d[\d.eE+-]*/g, (token) => {
    if (token === '"') isInString = !isInString;
    return !isInString && /^-?\d{16,}$/.test(token) ? `"${token}"` : token;
  });
  return JSON.parse(quoted);
}

/** Converts the items of an array. */
export function items(item: Convert): Convert {
  return tuple([], item);
}

/** Converts the items of an array by their positions, and those that follow. */
export function tuple(first: readonly (Convert | undefined)[], rest?: Convert): Convert {
  return (value, walk) => {
    if (!Array.isArray(value)) return value;
    return value.map((item: unknown, index) => inside(walk, index, item, index < first.length ? first[index] : rest));
  };
}

/** Converts properties by their names, and the others. */
export function fields(properties: Converters, rest?: Convert): Convert {
  const own = new Map(Object.entries(properties));
  return (value, walk) => {
    if (!isRecord(value)) return value;
    const copy = { ...value };
    for (const key of Object.keys(copy)) copy[key] = inside(walk, key, copy[key], own.get(key) ?? rest);
    return copy;
  };
}

/** Converts an object by the value of a property. An object with another value stays unchanged. */
export function tagged(property: string, variants: Converters): Convert {
  const known = new Map<unknown, Convert>(Object.entries(variants));
  return (value, walk) => {
    const convert = isRecord(value) ? known.get(value[property]) : undefined;
    return convert === undefined ? value : convert(value, walk);
  };
}

/** Converts a value by its type. A value of another type stays unchanged. */
export function byType({ array, ...others }: Readonly<Partial<Record<"string" | "number" | "array" | "object", Convert>>>): Convert {
  const known = new Map<string, Convert>(Object.entries(others));
  return (value, walk) => {
    const convert = Array.isArray(value) ? array : known.get(typeof value);
    return convert === undefined ? value : convert(value, walk);
  };
}

function inside(walk: Walk, key: PropertyKey, value: unknown, convert: Convert | undefined): unknown {
  if (convert === undefined) return value;
  walk.path.push(key);
  const converted = convert(value, walk);
  walk.path.pop();
  return converted;
}

function report({ path, faults }: Walk, value: unknown, problem: string): unknown {
  faults.push(`${path.length === 0 ? "the value" : path.map(String).join(".")} ${problem}`);
  return value;
}

function isNone(value: unknown): value is null | undefined {
  return value === null || value === undefined;
}

/** Checks for an object as in JSON, and not a stream. */
function isRecord(value: unknown): value is Record<string, unknown> {
  if (typeof value !== "object" || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

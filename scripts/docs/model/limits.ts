import { counted } from "../../core/cli/counted.js";
import type { Schema } from "../../read/openapi.js";
import { arePlain, conditionWords } from "./conditions.js";
import { listed } from "./prose.js";

/** Pages repeat schemas, and some have hundreds. */
const known = new WeakMap<readonly Schema[], readonly string[]>();

/** Describes the constraints of a schema besides its type. */
export function limitsOf(parts: readonly Schema[]): readonly string[] {
  const limits = known.get(parts) ?? describe(parts);
  known.set(parts, limits);
  return limits;
}

function describe(parts: readonly Schema[]): string[] {
  if (arePlain(parts)) return [];
  const bounds = (low: string, high: string): Bounds => [strictest(parts, low, Math.max), strictest(parts, high, Math.min)];
  const stated = (keyword: string): boolean => parts.some((part) => part[keyword] === true);
  return [
    ...countedWords(bounds("minLength", "maxLength"), "character"),
    ...numberWords(parts, bounds("minimum", "maximum")),
    ...numbersOf(parts, "multipleOf").map((step) => `a multiple of ${written(step)}`),
    ...countedWords(bounds("minItems", "maxItems"), "item"),
    ...(stated("uniqueItems") ? ["unique items"] : []),
    ...countedWords(bounds("minProperties", "maxProperties"), "property"),
    ...textsOf(parts, "format").map((format) => `format ${format}`),
    ...textsOf(parts, "contentMediaType").map((type) => `contains ${type}`),
    ...textsOf(parts, "contentEncoding").map((encoding) => `encoded as ${encoding}`),
    ...unique(parts.flatMap(xmlWords)),
    ...(stated("readOnly") ? ["in responses only"] : []),
    ...(stated("writeOnly") ? ["in requests only"] : []),
    ...new Set(parts.flatMap(deprecationOf)),
    ...conditionWords(parts),
  ];
}

/** Describes how a value is written as XML, if not as an element with its own name. */
function xmlWords({ xml }: Schema): string[] {
  if (typeof xml !== "object" || xml === null) return [];
  const { name, prefix, namespace, attribute, wrapped, nodeType } = xml as Record<string, unknown>;
  const kind = attribute === true ? "attribute" : typeof nodeType === "string" ? nodeType : "element";
  const own = typeof name === "string" ? ` ${typeof prefix === "string" ? `${prefix}:` : ""}${name}` : "";
  return [
    ...(kind === "element" && own === "" ? [] : [`XML ${kind}${own}`]),
    ...(typeof namespace === "string" ? [`XML namespace ${namespace}`] : []),
    ...(wrapped === true ? ["items inside an XML element"] : []),
  ];
}

/** The usual extensions for the reason of a deprecation. */
const REASONS = "x-deprecated-reason x-deprecation-reason x-deprecated-message x-deprecation-message x-deprecated-description".split(" ");

/** Returns that something is deprecated, with the reason if it has one. */
export function deprecationOf(given: object): string[] {
  const { deprecated, ...rest } = given as Record<string, unknown>;
  const reason = REASONS.map((name) => rest[name]).find((text) => typeof text === "string");
  return deprecated === true ? [reason === undefined ? "deprecated" : `deprecated: ${reason.trim()}`] : [];
}

/** Describes required properties without a schema. */
export function requiredWords(names: readonly string[]): string[] {
  return names.length === 0 ? [] : [`must have ${listed(names)}`];
}

type Bounds = [low: number | undefined, high: number | undefined];

function countedWords([low, high]: Bounds, noun: string): string[] {
  if (low !== undefined && low === high) return [`exactly ${countedNoun(low, noun)}`];
  if (low !== undefined && low > 0)
    return [high === undefined ? `at least ${countedNoun(low, noun)}` : `${low} to ${countedNoun(high, noun)}`];
  return high === undefined ? [] : [`at most ${countedNoun(high, noun)}`];
}

function countedNoun(count: number, noun: string): string {
  return noun === "property" && count !== 1 ? `${count} properties` : counted(count, noun);
}

function numberWords(parts: readonly Schema[], [least, most]: Bounds): string[] {
  // In OpenAPI 3.0, a boolean beside the bound makes it exclusive.
  const isOpen = (keyword: string): boolean => parts.some((part) => part[keyword] === true);
  const [opensLow, opensHigh] = [isOpen("exclusiveMinimum"), isOpen("exclusiveMaximum")];
  const above = strictest(parts, "exclusiveMinimum", Math.max);
  const below = strictest(parts, "exclusiveMaximum", Math.min);
  const words: string[] = [];
  if (least !== undefined && most !== undefined && !opensLow && !opensHigh) words.push(`${written(least)} to ${written(most)}`);
  else {
    if (least !== undefined) words.push(`${opensLow ? "more than" : "at least"} ${written(least)}`);
    if (most !== undefined) words.push(`${opensHigh ? "less than" : "at most"} ${written(most)}`);
  }
  if (above !== undefined) words.push(`more than ${written(above)}`);
  if (below !== undefined) words.push(`less than ${written(below)}`);
  return words;
}

/** The bounds of 64 bits, which a number cannot hold: the document's parser rounds them up by one. */
const BOUNDS = new Map([
  [2 ** 63, "9223372036854775807"],
  [2 ** 64, "18446744073709551615"],
]);

/** Writes a number with all its digits. */
function written(value: number): string {
  return BOUNDS.get(value) ?? (Number.isInteger(value) && Math.abs(value) < 1e21 ? BigInt(value).toString() : String(value));
}

function strictest(parts: readonly Schema[], keyword: string, choose: (...numbers: number[]) => number): number | undefined {
  const numbers = numbersOf(parts, keyword);
  return numbers.length === 0 ? undefined : choose(...numbers);
}

function numbersOf(parts: readonly Schema[], keyword: string): number[] {
  return unique(parts.map((part) => part[keyword]).filter((value) => typeof value === "number"));
}

function textsOf(parts: readonly Schema[], keyword: string): string[] {
  return unique(parts.map((part) => part[keyword]).filter((value) => typeof value === "string"));
}

function unique<Value>(values: readonly Value[]): Value[] {
  return [...new Set(values)];
}

/** Shows the title of a schema without a name, unless it repeats the name of the field. */
export function titleWords({ $ref, title }: Schema, name: string): string[] {
  const letters = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, "").toLowerCase();
  return typeof title !== "string" || $ref !== undefined || name === "fields" || letters(title) === letters(name)
    ? []
    : [`titled ${title}`];
}

import type { Difference } from "../found.js";
import { child, pointerKeys, rootNode } from "../../read/spec-node.js";
import { canonical } from "../canonical.js";
import type { SchemaView } from "../schema-view.js";
import type { Compared } from "./compared.js";
import { areWithin } from "../normal-keywords.js";
import { valuesOf } from "./values.js";
import { changeOf, nameOf, spotsOf } from "./spots.js";
import { patternWay } from "./patterns.js";
import { shapeOf } from "./tuple-shape.js";

type Direction = "narrowed" | "widened" | "changed";

/** Reports narrowed and widened limits, patterns and formats. */
export function compareLimits(compared: Compared): Difference[] {
  const { base, revision } = compared;
  return LIMITS.flatMap(({ keywords, rule, wayOf }) => {
    const keyword = keywords.find((each) => !isEqual(base, revision, each));
    if (keyword === undefined || !hasEffect(keyword, compared)) return [];
    const way = wayOf(base, revision, keyword);
    if (way === undefined) return [];
    const [before, after] = [valueOf(base, keyword), valueOf(revision, keyword)];
    if (areListedWithin(base, keyword, after) || areListedWithin(revision, keyword, before)) return [];
    const { name, values } = asWritten(base, revision, keyword);
    const message = `\`${name}\` of ${nameOf(compared)} ${changeOf(values[0], values[1])}`;
    return [{ rule: `${rule}-${way}`, message, ...spotsOf(base, revision, keyword) }];
  });
}

/** Returns the name and the values that a format has in the documents, where bytes may be `contentEncoding: base64`. */
function asWritten(base: SchemaView, revision: SchemaView, keyword: string): { name: string; values: unknown[] } {
  const nodes = [base, revision].map(({ keywords }) => keywords.get(keyword));
  const [name = keyword, ...others] = new Set(nodes.flatMap((node) => node?.pointer.split("/").at(-1) ?? []));
  if (keyword !== "format" || others.length > 0) return { name: keyword, values: nodes.map((node) => node?.value) };
  return { name, values: nodes.map((node) => node && child(rootNode(node.file), ...(pointerKeys(node.pointer.slice(1)) ?? []))?.value) };
}

/** Checks for listed values that a limit of the other schema allows. */
function areListedWithin(view: SchemaView, keyword: string, limit: unknown): boolean {
  const listed = valuesOf(view);
  return listed !== undefined && limit !== undefined && areWithin(listed.values.values(), keyword, limit);
}

/** Checks if a limit applies in both schemas. One of `contains` that was added or removed, or of another tuple, is part of that change. */
function hasEffect(keyword: string, { base, revision }: Compared): boolean {
  if (isImplied(keyword, base, revision) || isImplied(keyword, revision, base)) return false;
  if (keyword === "minItems" || keyword === "maxItems") return shapeOf(base).text === shapeOf(revision).text;
  return !keyword.endsWith("Contains") || (base.keywords.has("contains") && revision.keywords.has("contains"));
}

/** Checks for a limit without effect beside the required properties, or the type, of the other schema. */
function isImplied(keyword: string, { keywords, required }: SchemaView, limited: SchemaView): boolean {
  const limit = numberOf(limited, keyword);
  if (keywords.has(keyword) || limit === undefined) return false;
  if (keyword === "minProperties") return limit <= required.size;
  return keyword === "multipleOf" && keywords.get("type")?.value === "integer" && Number.isInteger(1 / limit);
}

/** Returns how a limit changed, undefined if it did not, and `none` for a keyword that is no limit. */
export function limitWay(base: SchemaView, revision: SchemaView, keyword: string): Direction | "none" | undefined {
  const limit = LIMITS.find(({ keywords }) => keywords.includes(keyword));
  if (limit === undefined) return "none";
  if (limit.keywords.every((each) => isEqual(base, revision, each))) return undefined;
  return areListedWithin(base, keyword, valueOf(revision, keyword)) ? "widened" : limit.wayOf(base, revision, keyword);
}

interface Limit {
  keywords: readonly string[];
  rule: "limit" | "pattern" | "format";
  wayOf: (base: SchemaView, revision: SchemaView, keyword: string) => Direction | undefined;
}

const LIMITS: readonly Limit[] = [
  { keywords: ["minimum", "exclusiveMinimum"], rule: "limit", wayOf: (base, revision) => bound(lower(base), lower(revision), 1) },
  { keywords: ["maximum", "exclusiveMaximum"], rule: "limit", wayOf: (base, revision) => bound(upper(base), upper(revision), -1) },
  ...["minLength", "minItems", "minProperties", "minContains"].map((keyword) => numeric(keyword, 1)),
  ...["maxLength", "maxItems", "maxProperties", "maxContains"].map((keyword) => numeric(keyword, -1)),
  { keywords: ["multipleOf"], rule: "limit", wayOf: multiples },
  {
    keywords: ["uniqueItems"],
    rule: "limit",
    wayOf: (base, revision) => {
      const [before, after] = [base, revision].map((view) => valueOf(view, "uniqueItems") === true);
      return before === after ? undefined : after === true ? "narrowed" : "widened";
    },
  },
  {
    keywords: ["pattern"],
    rule: "pattern",
    wayOf: (base, revision) => {
      const [before, after] = [valueOf(base, "pattern"), valueOf(revision, "pattern")];
      return typeof before === "string" && typeof after === "string" ? patternWay(before, after) : presence(base, revision, "pattern");
    },
  },
  { keywords: ["format"], rule: "format", wayOf: formats },
  ...["contentEncoding", "contentMediaType"].map((keyword): Limit => ({ keywords: [keyword], rule: "format", wayOf: presence })),
];

/** Formats that exclude nothing: JSON has no other numbers, and a password is any text. */
const NO_LIMIT: ReadonlySet<unknown> = new Set(["int64", "double", "password"]);

function formats(base: SchemaView, revision: SchemaView): Direction | undefined {
  const [before, after] = [base, revision].map((view) => (isNoLimit(view) ? undefined : valueOf(view, "format")));
  if (before === after) return undefined;
  if (after === undefined || WIDER.get(before)?.includes(after) === true) return "widened";
  return before === undefined || WIDER.get(after)?.includes(before) === true ? "narrowed" : "changed";
}

/** Checks for a format without effect: one of integers has none beside limits that are within it. */
function isNoLimit(view: SchemaView): boolean {
  const format = valueOf(view, "format");
  if (NO_LIMIT.has(format)) return true;
  const [least, greatest] = [lower(view, null).value, upper(view, null).value];
  return (
    format === "int32" && isInteger(view) && least !== undefined && least >= INT32[1] && greatest !== undefined && greatest <= INT32[-1]
  );
}

/** Formats that each text of another one has as well. */
const WIDER: ReadonlyMap<unknown, readonly unknown[]> = new Map([
  ["uri", ["uri-reference", "iri", "iri-reference"]],
  ["uri-reference", ["iri-reference"]],
  ["iri", ["iri-reference"]],
  ["email", ["idn-email"]],
  ["hostname", ["idn-hostname"]],
]);

function numeric(keyword: string, sign: 1 | -1): Limit {
  // The default of the keyword.
  const least = keyword === "minContains" ? 1 : 0;
  const at = (view: SchemaView): Bound => ({ value: numberOf(view, keyword) ?? (sign === 1 ? least : undefined) });
  return { keywords: [keyword], rule: "limit", wayOf: (base, revision) => bound(at(base), at(revision), sign) };
}

interface Bound {
  value: number | undefined;
  isExclusive?: boolean;
}

/** @param sign 1 if a higher number is more restrictive */
function bound(before: Bound, after: Bound, sign: 1 | -1): Direction | undefined {
  if (before.value === undefined) return after.value === undefined ? undefined : "narrowed";
  if (after.value === undefined) return "widened";
  const step = (after.value - before.value) * sign || Number(after.isExclusive ?? false) - Number(before.isExclusive ?? false);
  return step === 0 ? undefined : step > 0 ? "narrowed" : "widened";
}

/** Returns the effective bound of both keywords. */
function tighter(view: SchemaView, inclusive: string, exclusive: string, sign: 1 | -1, format: unknown): Bound {
  const [with_, without] = [numberOf(view, inclusive), numberOf(view, exclusive)];
  const given: Bound =
    without === undefined
      ? { value: with_, isExclusive: with_ !== undefined && valueOf(view, exclusive) === true }
      : with_ !== undefined && (with_ - without) * sign > 0
        ? { value: with_ }
        : { value: without, isExclusive: true };
  if (!isInteger(view)) return given;
  const { value = sign * Number.NEGATIVE_INFINITY, isExclusive = false } = given;
  // The nearest integer that is allowed.
  const whole =
    sign === 1 ? (isExclusive ? Math.floor(value) + 1 : Math.ceil(value)) : isExclusive ? Math.ceil(value) - 1 : Math.floor(value);
  const ofFormat = format === "int32" ? INT32[sign] : whole;
  const tightest = sign === 1 ? Math.max(whole, ofFormat) : Math.min(whole, ofFormat);
  return { value: Number.isFinite(tightest) ? tightest : undefined };
}

/** The least and the greatest integer of 32 bits. */
const INT32 = { 1: -(2 ** 31), [-1]: 2 ** 31 - 1 } as Readonly<Record<1 | -1, number>>;

function lower(view: SchemaView, format = valueOf(view, "format")): Bound {
  return tighter(view, "minimum", "exclusiveMinimum", 1, format);
}

function upper(view: SchemaView, format = valueOf(view, "format")): Bound {
  return tighter(view, "maximum", "exclusiveMaximum", -1, format);
}

function isInteger(view: SchemaView): boolean {
  return [valueOf(view, "type")].flat().every((type) => type === "integer" || type === "null");
}

function multiples(base: SchemaView, revision: SchemaView): Direction {
  const [before, after] = [numberOf(base, "multipleOf"), numberOf(revision, "multipleOf")];
  if (before === undefined) return "narrowed";
  if (after === undefined || isMultiple(before, after)) return "widened";
  return isMultiple(after, before) ? "narrowed" : "changed";
}

/** Tolerates rounding: 0.1 is ten times 0.01. */
function isMultiple(value: number, of: number): boolean {
  const ratio = value / of;
  return Math.abs(ratio - Math.round(ratio)) < 1e-9 * Math.max(1, Math.abs(ratio));
}

function presence(base: SchemaView, revision: SchemaView, keyword: string): Direction {
  if (!base.keywords.has(keyword)) return "narrowed";
  return revision.keywords.has(keyword) ? "changed" : "widened";
}

function isEqual(base: SchemaView, revision: SchemaView, keyword: string): boolean {
  return canonical(valueOf(base, keyword)) === canonical(valueOf(revision, keyword));
}

function valueOf({ keywords }: SchemaView, keyword: string): unknown {
  return keywords.get(keyword)?.value;
}

function numberOf(view: SchemaView, keyword: string): number | undefined {
  const value = valueOf(view, keyword);
  return typeof value === "number" ? value : undefined;
}

import type { Difference } from "../found.js";
import { typesIn } from "../normal-keywords.js";
import { isObject, type SpecNode } from "../../read/spec-node.js";
import type { SchemaView } from "../schema-view.js";
import type { Compared } from "./compared.js";
import { capital, nameOf, spotsOf } from "./spots.js";

/** Compares `type`. An added or removed null type has rules of its own. */
export function compareTypes(compared: Compared): Difference[] {
  const { base, revision } = compared;
  const [before, after] = [typesOf(base), typesOf(revision)];
  const spots = spotsOf(base, revision, "type");
  const differences: Difference[] = [];
  if (base.isNever !== revision.isNever) {
    const message = `${capital(nameOf(compared))} ${revision.isNever ? "no longer accepts any value" : "now accepts values"}`;
    return [{ rule: revision.isNever ? "type-narrowed" : "type-widened", message, ...spots }];
  }
  const isOnlyNull = [before, after].some((types) => types.size === 1 && types.has("null"));
  if (!isOnlyNull && before.size > 0 && after.size > 0 && before.has("null") !== after.has("null"))
    differences.push(...nullChange(compared, after.has("null")));
  // Listed values are compared one by one, and multiples of an integer are integers.
  const areWhole = ({ keywords }: SchemaView): boolean => Number.isInteger(keywords.get("multipleOf")?.value);
  const isListed = listsValues(base) || listsValues(revision) || areWhole(before.has("number") ? base : revision);
  const rule =
    listsValues(base) && listsValues(revision)
      ? areApart(before, after)
        ? "type-changed"
        : undefined
      : isOnlyNull
        ? ruleOf(before, after, isListed)
        : ruleOf(withoutNull(before), withoutNull(after), isListed);
  if (rule !== undefined)
    differences.push({ rule, message: `The type of ${nameOf(compared)} changed from ${listed(before)} to ${listed(after)}`, ...spots });
  return differences;
}

function nullChange(compared: Compared, isAllowed: boolean): Difference[] {
  const { base, revision } = compared;
  const [withNull, withoutIt] = isAllowed ? [revision, base] : [base, revision];
  // The type of listed values keeps the null that `type` has.
  const isTyped = typesIn({ type: withoutIt.keywords.get("type")?.value }).includes("null");
  if (isTyped && withNull.keywords.get("nullable")?.value === true && !withNull.parts.some(listsNull)) return [];
  const message = isAllowed ? `Null is now allowed for ${nameOf(compared)}` : `Null is no longer allowed for ${nameOf(compared)}`;
  const reach = isTyped ? { reach: { request: "wire", response: "wire" } as const } : {};
  // The type may be in a schema that several others make nullable.
  const isMark = [base, revision].some(({ keywords }) => keywords.has("nullable"));
  return [
    { rule: isAllowed ? "null-allowed" : "null-refused", message, ...reach, ...spotsOf(base, revision, isMark ? "nullable" : "type") },
  ];
}

function listsNull({ value }: SpecNode): boolean {
  return isObject(value) && Array.isArray(value["enum"]) && value["enum"].includes(null);
}

/** Checks for listed values of other types, none of which is left. */
export function areApart(before: ReadonlySet<string>, after: ReadonlySet<string>): boolean {
  const [old, now] = [withoutNull(before), withoutNull(after)];
  return old.size > 0 && now.size > 0 && without(old, now).length === old.size;
}

function listsValues({ keywords }: SchemaView): boolean {
  return keywords.has("enum") || keywords.has("const");
}

function ruleOf(before: ReadonlySet<string>, after: ReadonlySet<string>, isListed: boolean): string | undefined {
  // Without a type, any type is allowed. A change of null has rules of its own.
  if (before.size === 0 && after.size === 0) return undefined;
  if (before.size === 0) return "type-given";
  if (after.size === 0) return "type-widened";
  const [added, removed] = [without(after, before), without(before, after)];
  if (added.length === 0 && removed.length === 0) {
    if (before.has("number") === after.has("number") || isListed) return undefined;
    return after.has("number") ? "integer-became-number" : "number-became-integer";
  }
  const [hadFractions, hasFractions] = [before.has("number"), after.has("number")];
  const isWholeNow = hadFractions && !hasFractions && after.has("integer");
  const wasWhole = !hadFractions && hasFractions && before.has("integer");
  if ((added.length > 0 && (removed.length > 0 || isWholeNow)) || (removed.length > 0 && wasWhole)) return "type-changed";
  return added.length > 0 ? "type-widened" : "type-narrowed";
}

/** Returns the types that are only in the first set. Integers count as numbers, as in TypeScript. */
function without(types: ReadonlySet<string>, others: ReadonlySet<string>): string[] {
  const known = new Set([...others].map(asWritten));
  return [...types].filter((type) => !known.has(asWritten(type)));
}

export function asWritten(type: string): string {
  return type === "integer" ? "number" : type;
}

/** Returns the types of a schema's values; those of listed values if there are any. */
export function typesOf({ keywords }: SchemaView): ReadonlySet<string> {
  const types = new Set(typesIn({ type: keywords.get("type")?.value, nullable: keywords.get("nullable")?.value }));
  const listed = keywords.has("const") ? [keywords.get("const")?.value] : keywords.get("enum")?.value;
  if (!Array.isArray(listed)) return types;
  const own = new Set(listed.map(typeOfValue).filter((type) => types.size === 0 || types.has(type) || types.has(asWritten(type))));
  const isWritten = types.has("number") && own.delete("integer");
  if (isWritten) own.add("number");
  return own.size > 0 ? own : types;
}

function typeOfValue(value: unknown): string {
  if (Array.isArray(value) || value === null) return value === null ? "null" : "array";
  return Number.isInteger(value) ? "integer" : typeof value;
}

function withoutNull(types: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...types].filter((type) => type !== "null"));
}

function listed(types: ReadonlySet<string>): string {
  return types.size === 0 ? "anything" : [...types].join(" or ");
}

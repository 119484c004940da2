import type { Difference } from "../found.js";
import type { SchemaView } from "../schema-view.js";
import type { Compared } from "./compared.js";
import { capital, nameOf, spotsOf } from "./spots.js";

/** Compares `type`. An added or removed null type has rules of its own. */
export function compareTypes(compared: Compared): Difference[] {
  const { base, revision } = compared;
  const [before, after] = [typesOf(base), typesOf(revision)];
  const spots = spotsOf(base, revision, "type");
  const name = nameOf(compared);
  const differences: Difference[] = [];
  if (base.isNever !== revision.isNever) {
    const message = `${capital(name)} ${revision.isNever ? "no longer accepts any value" : "now accepts values"}`;
    return [{ rule: revision.isNever ? "type-narrowed" : "type-widened", message, ...spots }];
  }
  if (before.size > 0 && after.size > 0 && before.has("null") !== after.has("null")) {
    const isAllowed = after.has("null");
    const message = isAllowed ? `Null is now allowed for ${name}` : `Null is no longer allowed for ${name}`;
    differences.push({ rule: isAllowed ? "null-allowed" : "null-refused", message, ...spots });
  }
  const rule = ruleOf(withoutNull(before), withoutNull(after));
  if (rule !== undefined)
    differences.push({ rule, message: `The type of ${name} changed from ${listed(before)} to ${listed(after)}`, ...spots });
  return differences;
}

function ruleOf(before: ReadonlySet<string>, after: ReadonlySet<string>): string | undefined {
  // Without a type, any type is allowed. A change of null has rules of its own.
  if (before.size === 0 && after.size === 0) return undefined;
  if (before.size === 0) return "type-given";
  if (after.size === 0) return "type-widened";
  const [added, removed] = [without(after, before), without(before, after)];
  if (added.length === 0 && removed.length === 0) {
    if (before.has("number") === after.has("number")) return undefined;
    return after.has("number") ? "integer-became-number" : "number-became-integer";
  }
  if (added.length > 0 && removed.length > 0) return "type-changed";
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

export function typesOf({ keywords }: SchemaView): ReadonlySet<string> {
  const value = keywords.get("type")?.value;
  const types = new Set((Array.isArray(value) ? value : [value]).filter((type) => typeof type === "string"));
  if (keywords.get("nullable")?.value === true && types.size > 0) types.add("null");
  const listed = keywords.get("enum")?.value;
  if (Array.isArray(listed) && !listed.includes(null)) types.delete("null");
  return types;
}

function withoutNull(types: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...types].filter((type) => type !== "null"));
}

function listed(types: ReadonlySet<string>): string {
  return types.size === 0 ? "anything" : [...types].join(" or ");
}

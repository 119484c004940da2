import type { Difference } from "../found.js";
import { canonical } from "../canonical.js";
import type { SchemaView } from "../schema-view.js";
import type { Compared } from "./compared.js";
import { capital, nameOf, shown, spotsOf, writerName } from "./spots.js";
import { areApart, typesOf } from "./types.js";

/** Compares the values of `enum` and `const`. */
export function compareValues(compared: Compared): Difference[] {
  const { base, revision } = compared;
  const [before, after] = [valuesOf(base), valuesOf(revision)];
  if (before === undefined && after === undefined) return [];
  const name = nameOf(compared);
  const spots = spotsOf(base, revision, (before ?? after)?.keyword ?? "enum");
  if (before === undefined) return [{ rule: "values-listed", message: `${capital(name)} is now limited to listed values`, ...spots }];
  if (after === undefined)
    return [{ rule: unlisted(base, before.keyword), message: `${capital(name)} is no longer limited to listed values`, ...spots }];
  if (areApart(typesOf(base), typesOf(revision))) return [];
  if (before.keyword === "const" && after.keyword === "const" && !sameValues(before, after)) {
    return [{ rule: "const-changed", message: `The value of ${name} changed from ${textOf(before)} to ${textOf(after)}`, ...spots }];
  }
  const places = { base: spotsOf(base, revision, before.keyword).base, revision: spotsOf(base, revision, after.keyword).revision };
  const [added, removed] = [missingIn(before, after), missingIn(after, before)];
  const types = new Set([...before.values.values()].map((value) => typeof value));
  const isOfKnownTypes = types.size === 0 || [...after.values.values()].every((value) => types.has(typeof value));
  return [
    ...(added.length > 0
      ? [
          {
            rule: isOfKnownTypes ? "enum-values-added" : "type-widened",
            message: `${capital(name)} may now be ${added.join(", ")}`,
            ...places,
          },
        ]
      : []),
    ...(removed.length > 0
      ? [
          {
            rule: writerName(base, before.keyword) === undefined ? "enum-values-removed" : "named-enum-values-removed",
            message: `${capital(name)} is no longer ${removed.join(", ")}`,
            ...places,
          },
        ]
      : []),
  ];
}

interface Values {
  keyword: "enum" | "const";
  /** By serialized value, to compare objects. Null is handled as a type. */
  values: ReadonlyMap<string, unknown>;
}

export function valuesOf({ keywords }: SchemaView): Values | undefined {
  const listed = keywords.get("enum")?.value;
  const values = (list: unknown[]): ReadonlyMap<string, unknown> =>
    new Map(list.filter((value) => value !== null).map((value) => [canonical(value), value]));
  if (Array.isArray(listed)) return { keyword: "enum", values: values(listed) };
  return keywords.has("const") ? { keyword: "const", values: values([keywords.get("const")?.value]) } : undefined;
}

/** Selects the rule for removed `enum` or `const`. A named enumeration also has an array and types in the packages. */
function unlisted(view: SchemaView, keyword: Values["keyword"]): string {
  if (keyword === "const") return "const-removed";
  return writerName(view, keyword) === undefined ? "values-unlisted" : "enumeration-removed";
}

function missingIn(values: Values, of: Values): string[] {
  return [...of.values].filter(([text]) => !values.values.has(text)).map(([, value]) => shown(value));
}

function sameValues(before: Values, after: Values): boolean {
  return missingIn(before, after).length === 0 && missingIn(after, before).length === 0;
}

function textOf({ values }: Values): string {
  return [...values.values()].map(shown).join(", ");
}

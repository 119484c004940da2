import type { Difference } from "../found.js";
import { canonical } from "../canonical.js";
import type { SchemaView } from "../schema-view.js";
import type { Compared } from "./compared.js";
import { nameOf, shown, spotsOf, writerName } from "./spots.js";

/** The values that a schema lists, as `enum` or as `const`. */
export function compareValues(compared: Compared): Difference[] {
  const { base, revision } = compared;
  const [before, after] = [valuesOf(base), valuesOf(revision)];
  if (before === undefined && after === undefined) return [];
  const name = nameOf(compared);
  const spots = spotsOf(base, revision, (before ?? after)?.keyword ?? "enum");
  if (before === undefined) return [{ rule: "values-listed", message: `The values of ${name} are listed now`, ...spots }];
  if (after === undefined)
    return [{ rule: unlisted(base, before.keyword), message: `The values of ${name} are not listed any more`, ...spots }];
  if (before.keyword === "const" && after.keyword === "const" && !sameValues(before, after)) {
    return [{ rule: "const-changed", message: `The one value of ${name} is ${textOf(after)} now, and was ${textOf(before)}`, ...spots }];
  }
  const places = { base: spotsOf(base, revision, before.keyword).base, revision: spotsOf(base, revision, after.keyword).revision };
  const [added, removed] = [missingIn(before, after), missingIn(after, before)];
  return [
    ...(added.length > 0 ? [{ rule: "enum-values-added", message: `${name} may be ${added.join(", ")} too`, ...places }] : []),
    ...(removed.length > 0
      ? [
          {
            rule: writerName(base, before.keyword) === undefined ? "enum-values-removed" : "named-enum-values-removed",
            message: `${name} is never ${removed.join(", ")} any more`,
            ...places,
          },
        ]
      : []),
  ];
}

interface Values {
  keyword: "enum" | "const";
  /** By their text, so that objects are compared too; null belongs to the type. */
  values: ReadonlyMap<string, unknown>;
}

function valuesOf({ keywords }: SchemaView): Values | undefined {
  const listed = keywords.get("enum")?.value;
  const values = (list: unknown[]): ReadonlyMap<string, unknown> =>
    new Map(list.filter((value) => value !== null).map((value) => [canonical(value), value]));
  if (Array.isArray(listed)) return { keyword: "enum", values: values(listed) };
  return keywords.has("const") ? { keyword: "const", values: values([keywords.get("const")?.value]) } : undefined;
}

/** A named enumeration also gives the packages an array of its values and types with its name. */
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

import type { Difference } from "../found.js";
import { ANNOTATIONS, isOfOtherType } from "../normal-keywords.js";
import type { SchemaView } from "../schema-view.js";
import type { Compared, Comparison } from "./compared.js";
import { compareDiscriminators } from "./discriminators.js";
import { compareFurtherProperties } from "./further-properties.js";
import { compareKeywords } from "./keywords.js";
import { compareLimits } from "./limits.js";
import { compareProperties } from "./properties.js";
import { asWritten, compareTypes, typesOf } from "./types.js";
import { compareVariants } from "./unions.js";
import { compareValues } from "./values.js";
import { hasRest, isUnion } from "./variants.js";

export function compareSchemas(compared: Compared): Comparison {
  const { base, revision } = compared;
  const types = compareTypes(compared);
  const areUnions = isUnion(base) && isUnion(revision);
  const parts =
    // If only one is a union, the other is treated as its single variant. What stands beside one is part of its variants.
    isUnion(base) !== isUnion(revision) || (areUnions && hasRest(base) !== hasRest(revision))
      ? [compareVariants(compared, { isWhole: true }), differencesOf(areUnions ? compareDiscriminators(compared) : [])]
      : // The parts of another type are part of its change.
        base.isNever !== revision.isNever || types.some(({ rule }) => rule === "type-changed")
        ? [differencesOf(types)]
        : [
            differencesOf(types),
            ...partsOf(types.length > 0 && (isOpen(base) || isOpen(revision)) ? marksOf(compared) : ofSharedTypes(compared)),
          ];
  return { differences: parts.flatMap(({ differences }) => differences), below: parts.flatMap(({ below }) => below) };
}

function partsOf(compared: Compared): Comparison[] {
  return [
    compareProperties(compared),
    compareFurtherProperties(compared),
    compareVariants(compared),
    differencesOf([...compareValues(compared), ...compareLimits(compared)]),
    differencesOf(compareDiscriminators(compared)),
    compareKeywords(compared),
  ];
}

/** Keywords that constrain nothing, and have rules of their own. */
const MARKS: ReadonlySet<string> = new Set(["default", "readOnly", "writeOnly", "deprecated"]);

/** Checks for a schema of any value. */
function isOpen({ isNever, properties, required, keywords }: SchemaView): boolean {
  return !isNever && properties.size + required.size === 0 && [...keywords.keys()].every((key) => ANNOTATIONS.has(key) || MARKS.has(key));
}

/** Leaves out the constraints, which are part of the change from or to any type. */
function marksOf(compared: Compared): Compared {
  const cut = (view: SchemaView): SchemaView => ({
    ...view,
    properties: NONE,
    required: NONE,
    // Any value and a file are sent in other parts of a form.
    keywords: new Map([...view.keywords].filter(([keyword, { value }]) => MARKS.has(keyword) || value === "binary")),
  });
  return { ...compared, base: cut(compared.base), revision: cut(compared.revision) };
}

const NONE: SchemaView["properties"] = new Map();

/** Leaves out the constraints of a type that one of the schemas does not allow, which are part of the change of types. */
function ofSharedTypes(compared: Compared): Compared {
  const [types, others] = [compared.base, compared.revision].map((view) => new Set([...typesOf(view)].map(asWritten))) as [
    Set<string>,
    Set<string>,
  ];
  const shared = [...types].filter((type) => others.has(type));
  if (shared.length === 0 || (shared.length === types.size && shared.length === others.size)) return compared;
  const cut = (view: SchemaView): SchemaView => ({
    ...view,
    keywords: new Map([...view.keywords].filter(([keyword]) => shared.some((type) => !isOfOtherType(keyword, type)))),
    ...(!shared.includes("object") && { properties: NONE, required: NONE }),
  });
  return { ...compared, base: cut(compared.base), revision: cut(compared.revision) };
}

function differencesOf(differences: readonly Difference[]): Comparison {
  return { differences, below: [] };
}

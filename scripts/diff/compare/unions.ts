import type { Difference } from "../found.js";
import type { SpecNode } from "../../read/spec-node.js";
import type { SchemaView } from "../schema-view.js";
import { canonical } from "../canonical.js";
import type { Compared, Comparison } from "./compared.js";
import { includes } from "./includes.js";
import { overlap } from "./overlaps.js";
import { capital, nameOf } from "./spots.js";
import { asWritten, typesOf } from "./types.js";
import { valuesOf } from "./values.js";
import { isUnion, nounOf, tagOf, UNIONS, type Variant, variantsOf } from "./variants.js";

/** Reports added and removed variants of a union, regardless of order. A schema that is not a union counts as one variant. */
export function compareVariants(compared: Compared, options = { isWhole: false }): Comparison {
  const { base, revision, baseTree, revisionTree } = compared;
  if (!isUnion(base) && !isUnion(revision)) return { differences: [], below: [] };
  const variants = { base: variantsOf(baseTree, base, options), revision: variantsOf(revisionTree, revision, options) };
  const { pairs, ...others } = match(variants.base, variants.revision);
  // The values of a variant may be those of another, which `oneOf` excludes.
  const trees = { base: baseTree, revision: revisionTree };
  const isFurther = (variant: Variant, own: Side, of: Side = own): boolean => {
    if (!isScalar(variant) || isExclusive(base) || isExclusive(revision)) return true;
    const narrow = { tree: trees[own], node: variant.node };
    const rivals = own === of ? pairs.map((pair) => pair[own]) : variants[of];
    const place = rivals.indexOf(variant);
    // The first of several variants with the same values is compared.
    return !rivals.some((rival, index) => {
      const wide = { tree: trees[of], node: rival.node };
      return rival !== variant && includes(wide, narrow) && (place === -1 || index < place || !includes(narrow, wide));
    });
  };
  const removed = others.removed.filter((variant) => isFurther(variant, "base", "revision"));
  const added = others.added.filter((variant) => isFurther(variant, "revision", "base"));
  const name = nameOf(compared);
  // A schema that is no union is its own variant.
  const nameIn = (variant: Variant): string => (variant.name === name ? nounOf(variant.view) : variant.name);
  const isDiscriminated = [base, revision].every((view) => !isUnion(view) || view.keywords.has("discriminator"));
  const isTagged =
    isDiscriminated ||
    tags(
      added,
      pairs.map(({ base: { view } }) => view),
    );
  const wasOverlapping = ({ view }: Variant): boolean =>
    !isDiscriminated && isExclusive(base) && pairs.some((kept) => overlap(baseTree, view, kept.base.view));
  const isOverlapping = ({ view }: Variant): boolean =>
    !isDiscriminated && isExclusive(revision) && pairs.some((kept) => overlap(revisionTree, view, kept.revision.view));
  // `oneOf` rejects null if several variants allow it.
  const [wasTwice, isTwice] = [pairs.some((pair) => pair.base.isNull), pairs.some((pair) => pair.revision.isNull)];
  const differences = [
    ...removed.map((variant): Difference => ({
      rule: variant.isNull
        ? wasTwice
          ? "union-loosened"
          : "null-refused"
        : wasOverlapping(variant)
          ? "overlapping-variant-removed"
          : hasTypeOf(variant, variants.revision)
            ? "union-tightened"
            : "variant-removed",
      message: variant.isNull
        ? `Null is ${wasTwice ? "now" : "no longer"} allowed for ${name}`
        : `${capital(name)} is no longer ${nameIn(variant)}`,
      ...(hasTypeOf(variant, variants.revision) && WIRE),
      base: { node: variant.node },
      revision: unionSpot(revision, variants.revision),
    })),
    ...added.map((variant): Difference => ({
      rule: variant.isNull
        ? isTwice
          ? "union-tightened"
          : "null-allowed"
        : hasTypeOf(variant, variants.base) && !isOverlapping(variant)
          ? "union-loosened"
          : `${isOverlapping(variant) ? "overlapping-" : ""}${isTagged ? "tagged-" : ""}variant-added`,
      message: variant.isNull
        ? `Null is ${isTwice ? "no longer" : "now"} allowed for ${name}`
        : `${capital(name)} may now be ${nameIn(variant)}`,
      ...(hasTypeOf(variant, variants.base) && WIRE),
      base: unionSpot(base, variants.base),
      revision: { node: variant.node },
    })),
  ];
  return {
    differences: [...differences, ...(isDiscriminated ? [] : overlapChange(compared, pairs))],
    below: pairs
      .filter((pair) => !pair.base.isNull && (isFurther(pair.base, "base") || isFurther(pair.revision, "revision")))
      .map((pair) => ({ base: pair.base.node, revision: pair.revision.node })),
  };
}

/** Reports variants of `oneOf` that overlap now, or no longer. `oneOf` rejects values that match several variants. */
function overlapChange({ base, revision, baseTree, revisionTree }: Compared, pairs: Match["pairs"]): Difference[] {
  const changes = pairs.flatMap((pair, index) =>
    pairs.slice(index + 1).map((other) => {
      const before = isExclusive(base) && overlap(baseTree, pair.base.view, other.base.view);
      const after = isExclusive(revision) && overlap(revisionTree, pair.revision.view, other.revision.view);
      return Number(after) - Number(before);
    }),
  );
  const name = capital(nameOf({ base, revision }));
  const spots = { base: unionSpot(base), revision: unionSpot(revision) };
  if (changes.includes(1))
    return [{ rule: "union-tightened", message: `${name} no longer accepts values that match several variants`, ...spots }];
  if (changes.includes(-1))
    return [{ rule: "union-loosened", message: `${name} now accepts values that match several variants`, ...spots }];
  return [];
}

/** Checks for a variant whose type has no parts. */
function isScalar({ view }: Variant): boolean {
  const types = typesOf(view);
  return types.size > 0 && !types.has("object") && !types.has("array");
}

const WIRE = { reach: { request: "wire", response: "wire" } } as const;

/** Checks for a variant without parts whose type in code is that of others, which list no values. */
function hasTypeOf(variant: Variant, others: readonly Variant[]): boolean {
  const covered = new Set(others.flatMap(({ view }) => (valuesOf(view) === undefined ? [...typesOf(view)].map(asWritten) : [])));
  return isScalar(variant) && [...typesOf(variant.view)].every((type) => covered.has(asWritten(type)));
}

function isExclusive({ keywords }: SchemaView): boolean {
  return keywords.has("oneOf");
}

type Side = "base" | "revision";

interface Match {
  pairs: { base: Variant; revision: Variant }[];
  removed: readonly Variant[];
  added: readonly Variant[];
}

/** Pairs the variants of two unions. */
export function match(base: readonly Variant[], revision: readonly Variant[]): Match {
  const pairs: Match["pairs"] = [];
  let removed = base;
  let added = revision;
  const ways: ((one: Variant, other: Variant) => boolean)[] = [
    (one, other) => one.identity === other.identity,
    (one, other) => isNamed(one) && one.name === other.name,
    (one, other) => one.content === other.content,
    (one, other) => one.mapped !== undefined && one.mapped === other.mapped,
    (one, other) => !(isNamed(one) && isNamed(other)) && one.likeness === other.likeness,
    (one, other) => !(isNamed(one) && isNamed(other)) && haveSameTag(one.tag, other.tag),
    // A union of one is no union.
    () => base.length === 1 && revision.length === 1,
  ];
  for (const isOne of ways) {
    const rest: Variant[] = [];
    for (const variant of removed) {
      const other = added.find((each) => isOne(variant, each));
      if (other === undefined) rest.push(variant);
      else {
        pairs.push({ base: variant, revision: other });
        added = added.filter((each) => each !== other);
      }
    }
    removed = rest;
  }
  return { pairs, removed, added };
}

/** Checks for tags with the same values, at least one. */
function haveSameTag(tag: Record<string, unknown>, other: Record<string, unknown>): boolean {
  const names = Object.keys(tag).filter((name) => Object.hasOwn(other, name));
  return names.length > 0 && names.every((name) => canonical(tag[name]) === canonical(other[name]));
}

function isNamed({ name }: Variant): boolean {
  return name.startsWith("`");
}

/** Checks if a property tells new variants from old ones, so that code that checks it first still compiles. */
function tags(added: readonly Variant[], kept: readonly SchemaView[]): boolean {
  if (kept.length === 0) return false;
  const common = [...added.map(({ view }) => view), ...kept].map((view) => new Set(Object.keys(tagOf(view))));
  const [first = new Set<string>(), ...others] = common;
  return [...first].some((name) => others.every((names) => names.has(name)));
}

function unionSpot(view: SchemaView, variants: readonly Variant[] = []): { node: SpecNode } {
  const keyword = UNIONS.find((each) => view.keywords.has(each));
  return { node: (keyword === undefined ? variants[0]?.node : view.keywords.get(keyword)) ?? view.node };
}

import { relativePath } from "../../core/cli/finding.js";
import type { SpecTree } from "../../read/spec-tree.js";
import { entriesOf, follow, isObject, refOf, type SpecNode } from "../../read/spec-node.js";
import type { Difference } from "../found.js";
import { canonical } from "../canonical.js";
import { ANNOTATIONS, schemaName, type SchemaView, viewOf } from "../schema-view.js";
import type { Compared, Comparison } from "./compared.js";
import { capital, nameOf, shown } from "./spots.js";

const UNIONS = ["oneOf", "anyOf"] as const;

export function isUnion({ keywords }: SchemaView): boolean {
  return UNIONS.some((keyword) => Array.isArray(keywords.get(keyword)?.value));
}

/** Reports added and removed variants of a union, regardless of order. A schema that is not a union counts as one variant. */
export function compareVariants(compared: Compared): Comparison {
  const { base, revision, baseTree, revisionTree } = compared;
  if (!isUnion(base) && !isUnion(revision)) return { differences: [], below: [] };
  const { pairs, removed, added } = match(variantsOf(baseTree, base), variantsOf(revisionTree, revision));
  const name = nameOf(compared);
  const isTagged =
    [base, revision].every((view) => !isUnion(view) || view.keywords.has("discriminator")) ||
    tags(
      added,
      pairs.map(({ base: { view } }) => view),
    );
  const differences = [
    ...removed.map((variant): Difference => ({
      rule: variant.isNull ? "null-refused" : "variant-removed",
      message: variant.isNull ? `Null is no longer allowed for ${name}` : `${capital(name)} is no longer ${variant.name}`,
      base: { node: variant.node },
      revision: unionSpot(revision),
    })),
    ...added.map((variant): Difference => ({
      rule: variant.isNull ? "null-allowed" : isTagged ? "tagged-variant-added" : "variant-added",
      message: variant.isNull ? `Null is now allowed for ${name}` : `${capital(name)} may now be ${variant.name}`,
      base: unionSpot(base),
      revision: { node: variant.node },
    })),
  ];
  return {
    differences: [...differences, ...kindChange(compared)],
    below: pairs.filter(({ base: { isNull } }) => !isNull).map((pair) => ({ base: pair.base.node, revision: pair.revision.node })),
  };
}

/** Reports a change between `oneOf` and `anyOf`. */
function kindChange({ base, revision }: Compared): Difference[] {
  const [before, after] = [base, revision].map((view) => UNIONS.find((keyword) => view.keywords.has(keyword)));
  if (before === undefined || after === undefined || before === after) return [];
  const rule = after === "anyOf" ? "union-loosened" : "union-tightened";
  const message = `${capital(nameOf({ base, revision }))} is now ${after === "anyOf" ? "any of its variants" : "exactly one of its variants"}`;
  return [{ rule, message, base: unionSpot(base), revision: unionSpot(revision) }];
}

export interface Variant {
  node: SpecNode;
  view: SchemaView;
  /** Equal for the same variant: the schema's name, or its content. */
  identity: string;
  /** The constraints, to recognize a renamed variant. */
  content: string;
  /** Type and tag, to recognize a changed variant. */
  likeness: string;
  name: string;
  isNull: boolean;
}

export function variantsOf(tree: SpecTree, union: SchemaView): Variant[] {
  const nodes = isUnion(union)
    ? UNIONS.flatMap((keyword) => entriesOf(union.keywords.get(keyword)).map(([, node]) => node))
    : withoutNull(union);
  return nodes.map((node) => {
    const target = refOf(node) === undefined ? node : (follow(tree, node) ?? node);
    const view = viewOf(tree, node);
    const name = schemaName(target);
    const isShared = refOf(node) !== undefined || name !== undefined;
    const type = view.keywords.get("type")?.value;
    return {
      node,
      view,
      identity: isShared ? `${relativePath(tree.folder, target.file.path)}${target.pointer}` : canonical(node.value),
      content: canonical(target.value, ANNOTATIONS),
      likeness: canonical([type, tagOf(view)]),
      name: name === undefined ? `of the type ${shown(type)}` : `\`${name}\``,
      isNull: type === "null" || (view.keywords.has("const") && view.keywords.get("const")?.value === null),
    };
  });
}

/** Splits a schema with null among its types into two variants. */
function withoutNull({ node }: SchemaView): SpecNode[] {
  if (!isObject(node.value) || !Array.isArray(node.value["type"]) || !node.value["type"].includes("null")) return [node];
  const types = (node.value["type"] as unknown[]).filter((type) => type !== "null");
  const rest = { ...node.value, type: types.length === 1 ? types[0] : types };
  return [
    { ...node, value: rest },
    { ...node, value: { type: "null" } },
  ];
}

interface Match {
  pairs: { base: Variant; revision: Variant }[];
  removed: readonly Variant[];
  added: readonly Variant[];
}

function match(base: readonly Variant[], revision: readonly Variant[]): Match {
  const pairs: Match["pairs"] = [];
  let removed = base;
  let added = revision;
  const ways: ((one: Variant, other: Variant) => boolean)[] = [
    (one, other) => one.identity === other.identity,
    (one, other) => isNamed(one) && one.name === other.name,
    (one, other) => one.content === other.content,
    (one, other) => !(isNamed(one) && isNamed(other)) && one.likeness === other.likeness,
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

function isNamed({ name }: Variant): boolean {
  return name.startsWith("`");
}

/** Returns properties with a single value, which code uses to tell variants apart. */
function tagOf(view: SchemaView): Record<string, unknown> {
  const tags: Record<string, unknown> = {};
  for (const [name, { value }] of view.properties) {
    if (!isObject(value)) continue;
    const listed = value["enum"];
    if ("const" in value) tags[name] = value["const"];
    else if (Array.isArray(listed) && listed.length === 1) tags[name] = listed[0] as unknown;
  }
  return tags;
}

/** Checks if a property tells new variants from old ones, so that code that checks it first still compiles. */
function tags(added: readonly Variant[], kept: readonly SchemaView[]): boolean {
  if (kept.length === 0) return false;
  const common = [...added.map(({ view }) => view), ...kept].map((view) => new Set(Object.keys(tagOf(view))));
  const [first = new Set<string>(), ...others] = common;
  return [...first].some((name) => others.every((names) => names.has(name)));
}

function unionSpot(view: SchemaView): { node: SpecNode } {
  const keyword = UNIONS.find((each) => view.keywords.has(each));
  return { node: (keyword === undefined ? undefined : view.keywords.get(keyword)) ?? view.node };
}

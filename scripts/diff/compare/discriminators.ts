import type { SourceTree } from "../../read/spec-file.js";
import { child, follow, isObject, type SpecNode } from "../../read/spec-node.js";
import type { Difference, Spot } from "../found.js";
import type { SchemaView } from "../schema-view.js";
import type { Compared } from "./compared.js";
import { nameOf, shown, spotsOf } from "./spots.js";
import { match } from "./unions.js";
import { isUnion, mappingIn, schemaOf, tagOf, type Variant, variantsOf } from "./variants.js";

/** Compares the discriminators of a union and their mappings. */
export function compareDiscriminators({ base, revision, baseTree, revisionTree }: Compared): Difference[] {
  const [before, after] = [base.keywords.get("discriminator"), revision.keywords.get("discriminator")];
  if (before === undefined && after === undefined) return [];
  const spots = spotsOf(base, revision, "discriminator");
  const name = nameOf({ base, revision });
  if (before === undefined) {
    const rule = haveProperty(revisionTree, revision, after) ? "discriminator-set" : "discriminator-forced";
    return [{ rule, message: `A discriminator was added to ${name}`, ...spots }];
  }
  if (after === undefined) {
    const rule = haveProperty(baseTree, base, before) ? "discriminator-removed" : "discriminator-lost";
    return [{ rule, message: `The discriminator of ${name} was removed`, ...spots }];
  }
  const [property, newProperty] = [before, after].map((node) => child(node, "propertyName")?.value);
  const message = `The discriminator property of ${name} changed from ${shown(property)} to ${shown(newProperty)}`;
  // The values of another property are part of its change.
  if (property !== newProperty) return [{ rule: "discriminator-changed", message, ...spots }];
  const [variants, newVariants] = [variantsOf(baseTree, base), variantsOf(revisionTree, revision)];
  const { pairs, removed, added } = match(variants, newVariants);
  const newNames = new Map(pairs.map((pair) => [pair.base.name, pair.revision.name]));
  const [old, now] = [mappingOf(base, variants), mappingOf(revision, newVariants)];
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((value): Difference[] => {
    const [from, to] = [old.get(value), now.get(value)];
    const [oldName, newName] = [schemaOf(from), schemaOf(to)];
    if ((newNames.get(oldName ?? "") ?? oldName) === newName) return [];
    // One that was renamed is compared as a variant or heir.
    if (isReference(from) && isReference(to) && isGone(revisionTree, to, from) && isGone(baseTree, from, to)) return [];
    // The variant itself was added or removed.
    if (from === undefined && added.some(({ name }) => name === newName)) return [];
    if (to === undefined && removed.some(({ name }) => name === oldName)) return [];
    const named = value === OTHER_VALUES ? "any other value" : shown(value);
    const kind = from === undefined ? "added" : to === undefined ? "removed" : "changed";
    const said = {
      added: `maps ${named} to ${newName ?? "a schema"} now`,
      removed: `no longer maps ${named} to ${oldName ?? "a schema"}`,
      changed: `maps ${named} to ${newName ?? "a schema"} (before: ${oldName ?? "a schema"})`,
    };
    const message = `The discriminator of ${name} ${said[kind]}`;
    const spots: { base?: Spot; revision?: Spot } = { base: { node: from ?? before }, revision: { node: to ?? after } };
    return [{ rule: `discriminator-value-${kind}`, message, ...spots }];
  });
}

/** Stands for the values that no mapping names. */
const OTHER_VALUES = "\0";

/** Returns the nodes that name a variant, by value. A variant without a mapping has the value of its property, or of its name. */
function mappingOf(union: SchemaView, variants: readonly Variant[]): ReadonlyMap<string, SpecNode> {
  const given = mappingIn(union);
  const discriminator = union.keywords.get("discriminator") ?? union.node;
  const property = String(child(discriminator, "propertyName")?.value);
  const otherwise = child(discriminator, "defaultMapping");
  const mapped = new Set(given.map(([, node]) => schemaOf(node)));
  const others = isUnion(union) ? variants.filter(({ name }) => name.startsWith("`") && !mapped.has(name)) : [];
  return new Map([
    ...given,
    ...others.map(({ name, node, view }): [string, SpecNode] => {
      const value = name.slice(1, -1);
      const tag = tagOf(view)[property];
      return [typeof tag === "string" ? tag : value, { ...node, value }];
    }),
    ...(otherwise === undefined ? [] : [[OTHER_VALUES, otherwise] as const]),
  ]);
}

function isReference(node: SpecNode | undefined): node is SpecNode {
  return typeof node?.value === "string" && /[#/.]/.test(node.value);
}

/** Checks for a reference of the other document that leads nowhere in this one. */
function isGone(tree: SourceTree, at: SpecNode, { value }: SpecNode): boolean {
  return follow(tree, { ...at, value: { $ref: value } }) === undefined;
}

/** Checks if the variants define the property themselves, so that their types do not depend on the discriminator. */
function haveProperty(tree: SourceTree, union: SchemaView, discriminator: SpecNode | undefined): boolean {
  const value = discriminator?.value;
  const property = isObject(value) ? value["propertyName"] : undefined;
  return typeof property === "string" && variantsOf(tree, union).every(({ view, isNull }) => isNull || view.properties.has(property));
}

import { basename } from "node:path";
import type { SourceTree } from "../../read/spec-file.js";
import { child, entriesOf, isObject, type SpecNode } from "../../read/spec-node.js";
import type { Difference, Spot } from "../found.js";
import { canonical } from "../canonical.js";
import type { SchemaView } from "../schema-view.js";
import type { Compared } from "./compared.js";
import { nameOf, shown, spotsOf } from "./spots.js";
import { variantsOf } from "./variants.js";

/** Compares the discriminators of a union and their mappings. */
export function compareDiscriminators({ base, revision, baseTree, revisionTree }: Compared): Difference[] {
  const [before, after] = [base.keywords.get("discriminator"), revision.keywords.get("discriminator")];
  if (canonical(before?.value) === canonical(after?.value)) return [];
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
  const changed = property === newProperty ? [] : [{ rule: "discriminator-changed", message, ...spots }];
  const [old, now] = [mappingOf(baseTree, base, before), mappingOf(revisionTree, revision, after)];
  const mappings = [...new Set([...old.keys(), ...now.keys()])].flatMap((value): Difference[] => {
    const [from, to] = [old.get(value), now.get(value)];
    const [oldName, newName] = [schemaOf(from), schemaOf(to)];
    if (oldName === newName) return [];
    const kind = from === undefined ? "added" : to === undefined ? "removed" : "changed";
    const said = {
      added: `maps ${shown(value)} to ${newName ?? "a schema"} now`,
      removed: `no longer maps ${shown(value)} to ${oldName ?? "a schema"}`,
      changed: `maps ${shown(value)} to ${newName ?? "a schema"} (before: ${oldName ?? "a schema"})`,
    };
    const message = `The discriminator of ${name} ${said[kind]}`;
    const spots: { base?: Spot; revision?: Spot } = { base: { node: from ?? before }, revision: { node: to ?? after } };
    return [{ rule: `discriminator-value-${kind}`, message, ...spots }];
  });
  return [...changed, ...mappings];
}

/** Returns the nodes that name a variant, by value. A variant without a mapping has the value of its name. */
function mappingOf(tree: SourceTree, union: SchemaView, discriminator: SpecNode): ReadonlyMap<string, SpecNode> {
  const given = entriesOf(child(discriminator, "mapping"));
  const mapped = new Set(given.map(([, node]) => schemaOf(node)));
  const others = variantsOf(tree, union).filter(({ name }) => name.startsWith("`") && !mapped.has(name));
  return new Map([
    ...given,
    ...others.map(({ name, node }): [string, SpecNode] => [name.slice(1, -1), { ...node, value: name.slice(1, -1) }]),
  ]);
}

/** Returns the schema that a mapping names, either by name or by reference. */
function schemaOf(node: SpecNode | undefined): string | undefined {
  return typeof node?.value === "string" ? `\`${basename(node.value).replace(/\.(ya?ml|json)$/, "")}\`` : undefined;
}

/** Checks if the variants define the property themselves, so that their types do not depend on the discriminator. */
function haveProperty(tree: SourceTree, union: SchemaView, discriminator: SpecNode | undefined): boolean {
  const value = discriminator?.value;
  const property = isObject(value) ? value["propertyName"] : undefined;
  return typeof property === "string" && variantsOf(tree, union).every(({ view, isNull }) => isNull || view.properties.has(property));
}

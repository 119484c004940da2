import { child, entriesOf, follow, isObject, type SpecNode } from "../read/spec-node.js";
import type { Comparison } from "./compare/compared.js";
import { componentsOf } from "./compare/components.js";
import { capital, nameOf } from "./compare/spots.js";
import { isUnion, mappingIn, schemaOf } from "./compare/variants.js";
import type { Contract } from "./contract.js";
import type { Difference } from "./found.js";
import type { SchemaView } from "./schema-view.js";

type Heirs = ReadonlyMap<string, SpecNode>;

/** Finds the schemas that inherit from one with a discriminator, by name: they are its variants, as those of a union. */
export class HeirIndex {
  readonly #children = new Map<unknown, [name: string, node: SpecNode][]>();

  constructor(contract: Contract) {
    for (const [name, node] of componentsOf(contract, "schemas"))
      for (const [, part] of entriesOf(child(node, "allOf"))) {
        const parent = follow(contract.tree, part)?.value;
        if (isObject(parent)) this.#children.set(parent, [...(this.#children.get(parent) ?? []), [name, node]]);
      }
  }

  of({ node: base }: SchemaView): Heirs {
    const heirs = new Map<string, SpecNode>();
    const add = ({ value }: SpecNode): void => {
      for (const [name, node] of this.#children.get(value) ?? []) {
        if (heirs.has(name)) continue;
        heirs.set(name, node);
        add(node);
      }
    };
    add(base);
    return heirs;
  }
}

/** Rules of a discriminator that a schema with heirs gains or loses, whose types are those of a union. */
const OF_A_UNION: Readonly<Record<string, string>> = {
  "discriminator-removed": "discriminator-lost",
  "discriminator-set": "discriminator-forced",
};

/** Compares the heirs as well, if both schemas have some by the same rules. */
export function withHeirs(
  { differences, below }: Comparison,
  base: SchemaView,
  revision: SchemaView,
  before: Heirs,
  after: Heirs,
): Comparison {
  const name = capital(nameOf({ base, revision }));
  if (isUnion(base) || isUnion(revision)) return { differences, below };
  const areBases = hasDiscriminator(base) && hasDiscriminator(revision);
  const renamed = areBases ? renamedHeirs(base, revision, before, after) : new Map<string, string>();
  const newNames = new Set(renamed.values());
  const removed = areBases ? [...before].filter(([heir]) => !after.has(heir) && !renamed.has(heir)) : [];
  const added = areBases ? [...after].filter(([heir]) => !before.has(heir) && !newNames.has(heir)) : [];
  return {
    differences: [
      ...differences.map((each) => (before.size + after.size > 0 ? { ...each, rule: OF_A_UNION[each.rule] ?? each.rule } : each)),
      ...removed.map(([heir, node]): Difference => {
        return { rule: "variant-removed", message: `${name} is no longer \`${heir}\``, base: { node }, revision };
      }),
      ...added.map(([heir, node]): Difference => {
        return { rule: "tagged-variant-added", message: `${name} may now be \`${heir}\``, base, revision: { node } };
      }),
    ],
    below: [
      ...below,
      ...[...before].flatMap(([heir, node]) => {
        const other = areBases ? after.get(renamed.get(heir) ?? heir) : undefined;
        return other === undefined ? [] : [{ base: node, revision: other }];
      }),
    ],
  };
}

/** Returns the new names of heirs by their old ones: a value of the discriminator leads from one to the other. */
function renamedHeirs(base: SchemaView, revision: SchemaView, before: Heirs, after: Heirs): ReadonlyMap<string, string> {
  const mapped = new Map(mappingIn(revision).map(([value, node]) => [value, schemaOf(node)?.slice(1, -1)]));
  return new Map(
    mappingIn(base).flatMap(([value, node]): [string, string][] => {
      const [name = "", newName = ""] = [schemaOf(node)?.slice(1, -1), mapped.get(value)];
      return before.has(name) && !after.has(name) && after.has(newName) && !before.has(newName) ? [[name, newName]] : [];
    }),
  );
}

function hasDiscriminator({ node }: SchemaView): boolean {
  return child(node, "discriminator") !== undefined;
}

import { child, entriesOf, follow, isObject, type SpecNode } from "../read/spec-node.js";
import type { Comparison } from "./compare/compared.js";
import { componentsOf } from "./compare/components.js";
import { capital, nameOf } from "./compare/spots.js";
import { isUnion } from "./compare/variants.js";
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
  const removed = areBases ? [...before].filter(([heir]) => !after.has(heir)) : [];
  const added = areBases ? [...after].filter(([heir]) => !before.has(heir)) : [];
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
        const other = areBases ? after.get(heir) : undefined;
        return other === undefined ? [] : [{ base: node, revision: other }];
      }),
    ],
  };
}

function hasDiscriminator({ node }: SchemaView): boolean {
  return child(node, "discriminator") !== undefined;
}

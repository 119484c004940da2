import type { Contract } from "./contract.js";
import { type Difference, type Directions, type Found, type Owner, REQUEST, RESPONSE } from "./found.js";
import type { SchemaPair } from "./compare/compared.js";
import { type Form, formOf, inForm } from "./compare/forms.js";
import { compareSchemas } from "./compare/schema.js";
import { partOf } from "./compare/variants.js";
import { HeirIndex, withHeirs } from "./heirs.js";
import { alsoOf } from "./joined.js";
import { type SchemaView, targetOf, viewOf } from "./schema-view.js";
import type { SpecNode } from "../read/spec-node.js";
import { Unchanged } from "./unchanged.js";

interface Known extends SchemaPair {
  baseView: SchemaView;
  revisionView: SchemaView;
  differences: readonly Difference[];
  below: readonly SchemaPair[];
  owners: Map<Owner, Directions>;
}

/** The pairs of schemas that operations use. Each pair is compared once, including recursive ones. */
export class SchemaPairs {
  readonly #base: Contract;
  readonly #revision: Contract;
  readonly #heirs: { base: HeirIndex; revision: HeirIndex };
  readonly #known = new Map<string, Known>();
  readonly #unused = new Set<Known>();
  readonly #unchanged: Unchanged;
  /** The pairs below known ones, which each operation visits again. */
  readonly #reached = new WeakMap<SchemaPair, Known>();

  constructor(base: Contract, revision: Contract) {
    this.#base = base;
    this.#revision = revision;
    this.#unchanged = new Unchanged(base.tree, revision.tree);
    this.#heirs = { base: new HeirIndex(base), revision: new HeirIndex(revision) };
  }

  /** Records that an operation uses a pair and its subschemas. */
  visit(pair: SchemaPair, owner: Owner, directions: Directions, form: Form = "json"): void {
    if (this.#unchanged.has(pair)) return;
    const queue: [SchemaPair, Directions, Form][] = [[pair, directions, form]];
    for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
      const known = this.#reached.get(next[0]) ?? this.#get(next[0], next[2]);
      this.#reached.set(next[0], known);
      const narrowed = next[1] & (directionsOf(known.baseView) | directionsOf(known.revisionView));
      const before = known.owners.get(owner) ?? 0;
      if ((before | narrowed) === before) continue;
      known.owners.set(owner, before | narrowed);
      for (const below of known.below) queue.push([below, narrowed, formOf(next[2], below)]);
    }
  }

  /** Compares two schemas that no operation uses. */
  visitUnused(pair: SchemaPair): void {
    if (this.#unchanged.has(pair)) return;
    const queue = [pair];
    for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
      const known = this.#get(next, "json");
      if (this.#unused.has(known)) continue;
      this.#unused.add(known);
      queue.push(...known.below);
    }
  }

  found(): Found[] {
    return [...this.#known.values()].flatMap(({ differences, owners }) => differences.map((difference) => ({ ...difference, owners })));
  }

  #get(pair: SchemaPair, form: Form): Known {
    const base = targetOf(this.#base.tree, pair.base);
    const revision = targetOf(this.#revision.tree, pair.revision);
    const places = [form, ...[base, ...alsoOf(base)].map(placeOf), "", ...[revision, ...alsoOf(revision)].map(placeOf)];
    const key = places.join("\n");
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const baseView = viewOf(this.#base.tree, base);
    const revisionView = viewOf(this.#revision.tree, revision);
    const given = { base: baseView, revision: revisionView, baseTree: this.#base.tree, revisionTree: this.#revision.tree };
    const compared = inForm(form, compareSchemas(given), given);
    const heirs = [this.#heirs.base.of(baseView), this.#heirs.revision.of(revisionView)] as const;
    const { differences, below: all } = withHeirs(compared, baseView, revisionView, ...heirs);
    const below = all.filter((each) => !this.#unchanged.has(each));
    const made = { base, revision, baseView, revisionView, differences, below, owners: new Map<Owner, Directions>() };
    this.#known.set(key, made);
    return made;
  }
}

function placeOf(node: SpecNode): string {
  const { file, pointer } = node;
  return file.path + pointer + partOf(node);
}

/** Read-only schemas are not in requests, write-only ones not in responses. */
function directionsOf({ keywords }: SchemaView): Directions {
  if (keywords.get("readOnly")?.value === true) return RESPONSE;
  return keywords.get("writeOnly")?.value === true ? REQUEST : REQUEST | RESPONSE;
}

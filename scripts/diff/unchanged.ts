import type { SourceTree, SpecFile } from "../read/spec-file.js";
import { follow, isObject, type SpecNode } from "../read/spec-node.js";
import type { SchemaPair } from "./compare/compared.js";
import { partOf } from "./compare/variants.js";
import { alsoOf } from "./joined.js";

interface Files {
  base: SpecFile;
  revision: SpecFile;
}

/** Deeper chains of references are compared in full, which takes no stack. */
const DEEPEST = 250;

/**
 * Finds the schemas that are written alike in both documents, with all that they refer to, so that only what changed is compared. Those with
 * a discriminator, whose variants may stand elsewhere, are compared in full.
 */
export class Unchanged {
  readonly #trees: { base: SourceTree; revision: SourceTree };
  readonly #areOneVersion: boolean;
  /** Known targets of references that are alike or not: by the value in the base, and that in the revision. */
  readonly #targets = new Map<unknown, Map<unknown, boolean>>();
  /** The pairs of targets that are being compared, which are alike unless something else in them differs. */
  readonly #open: Pair[] = [];
  /** Pairs without a difference of their own, which lead back to an open pair and are alike if that is. */
  readonly #pending: Pair[] = [];

  constructor(base: SourceTree, revision: SourceTree) {
    this.#trees = { base, revision };
    this.#areOneVersion = versionOf(base) === versionOf(revision);
  }

  has({ base, revision }: SchemaPair): boolean {
    const [all, others] = [base, revision].map((node) => [node, ...alsoOf(node)]) as [SpecNode[], SpecNode[]];
    if (!this.#areOneVersion || all.length !== others.length) return false;
    return all.every((node, index) => {
      const other = others[index] ?? revision;
      const areWhole = partOf(node) === "" && partOf(other) === "";
      return areWhole && this.#areAlike(node.value, other.value, { base: node.file, revision: other.file });
    });
  }

  #areAlike(before: unknown, after: unknown, files: Files): boolean {
    if (typeof before !== "object" || before === null) return before === after;
    if (typeof after !== "object" || after === null || Array.isArray(before) !== Array.isArray(after)) return false;
    const entries = Object.entries(before);
    if (entries.length !== Object.keys(after).length || "discriminator" in before) return false;
    const others = after as Record<string, unknown>;
    if (!entries.every(([key, value]) => Object.hasOwn(others, key) && this.#areAlike(value, others[key], files))) return false;
    return !isObject(before) || typeof before["$ref"] !== "string" || this.#leadToAlike(before, after, files);
  }

  #leadToAlike(before: unknown, after: unknown, { base, revision }: Files): boolean {
    const target = follow(this.#trees.base, { file: base, pointer: "#/", value: before });
    const other = follow(this.#trees.revision, { file: revision, pointer: "#/", value: after });
    if (target === undefined || other === undefined || this.#open.length > DEEPEST) return false;
    const known = this.#targets.get(target.value)?.get(other.value);
    if (known !== undefined) return known;
    const isSame = (pair: Pair): boolean => pair.before === target.value && pair.after === other.value;
    const open = this.#open.findIndex(isSame);
    const back = open === -1 ? this.#pending.find(isSame)?.back : open;
    if (back === undefined) return this.#compareTargets(target, other);
    this.#leadBack(back);
    return true;
  }

  #compareTargets(target: SpecNode, other: SpecNode): boolean {
    const [depth, pending] = [this.#open.length, this.#pending.length];
    const pair: Pair = { before: target.value, after: other.value, back: depth };
    this.#open.push(pair);
    const areAlike = this.#areAlike(target.value, other.value, { base: target.file, revision: other.file });
    this.#open.pop();
    const isDecided = !areAlike || pair.back === depth;
    if (!isDecided) {
      this.#pending.push(pair);
      this.#leadBack(pair.back);
      return true;
    }
    const decided = this.#pending.splice(pending);
    for (const { before, after } of areAlike ? [pair, ...decided] : [pair])
      this.#targets.set(before, (this.#targets.get(before) ?? new Map<unknown, boolean>()).set(after, areAlike));
    return areAlike;
  }

  /** Records that the innermost open pair leads back to another. */
  #leadBack(to: number): void {
    const last = this.#open.at(-1);
    if (last !== undefined) last.back = Math.min(last.back, to);
  }
}

/** Two targets of references. */
interface Pair {
  before: unknown;
  after: unknown;
  /** Index of the first open pair that it leads back to. */
  back: number;
}

/** The version of OpenAPI and its dialect, by which the same text may mean something else. */
function versionOf({ entry, files }: SourceTree): string {
  const root = files.get(entry)?.content;
  if (!isObject(root)) return "";
  return `${String(root["openapi"]).slice(0, 3)} ${String(root["jsonSchemaDialect"])}`;
}

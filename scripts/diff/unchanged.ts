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
const DEEPEST = 100;

/**
 * Finds the schemas that are written alike in both documents, with all that they refer to, so that only what changed is compared. Schemas
 * that lead back to themselves are compared in full, and those with a discriminator, whose variants may stand elsewhere.
 */
export class Unchanged {
  readonly #trees: { base: SourceTree; revision: SourceTree };
  readonly #areOneVersion: boolean;
  /** Known targets of references that are alike or not: by the value in the base, and that in the revision. */
  readonly #targets = new Map<unknown, Map<unknown, boolean>>();
  readonly #open = new Set<unknown>();

  constructor(base: SourceTree, revision: SourceTree) {
    this.#trees = { base, revision };
    this.#areOneVersion = versionOf(base) === versionOf(revision);
  }

  has({ base, revision }: SchemaPair): boolean {
    const areWhole = [base, revision].every((node) => alsoOf(node).length === 0 && partOf(node) === "");
    return this.#areOneVersion && areWhole && this.#areAlike(base.value, revision.value, { base: base.file, revision: revision.file });
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
    if (target === undefined || other === undefined || this.#open.has(target.value) || this.#open.size > DEEPEST) return false;
    const known = this.#targets.get(target.value) ?? new Map<unknown, boolean>();
    this.#targets.set(target.value, known);
    const found = known.get(other.value) ?? this.#compareTargets(target, other);
    known.set(other.value, found);
    return found;
  }

  #compareTargets(target: SpecNode, other: SpecNode): boolean {
    this.#open.add(target.value);
    const areAlike = this.#areAlike(target.value, other.value, { base: target.file, revision: other.file });
    this.#open.delete(target.value);
    return areAlike;
  }
}

/** The version of OpenAPI and its dialect, by which the same text may mean something else. */
function versionOf({ entry, files }: SourceTree): string {
  const root = files.get(entry)?.content;
  if (!isObject(root)) return "";
  return `${String(root["openapi"]).slice(0, 3)} ${String(root["jsonSchemaDialect"])}`;
}

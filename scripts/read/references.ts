// Follows references, and says what is wrong with those that lead nowhere.
import { existsSync } from "node:fs";
import { basename, dirname, relative } from "node:path";
import { nearestOf } from "../core/cli/nearest.js";
import type { Fault, FaultData, ReferencePlace } from "./faults/fault.js";
import { fileOfAnchor } from "./named-schemas.js";
import { nearPath } from "./near-path.js";
import { nodesWith } from "./reference-loops.js";
import type { SpecFile } from "./spec-file.js";
import { child, entriesOf, isObject, joinPointer, keysAt, pointerKeys, rootNode, splitRef } from "./spec-node.js";

export interface Target {
  file: SpecFile;
  keys: readonly string[];
  value: unknown;
}

/** The files of a document. */
export interface ReadFiles {
  /** Absolute path or URL of the root document. */
  readonly entry: string;
  /** Files that could be read, by absolute path or URL. */
  readonly files: ReadonlyMap<string, SpecFile>;
  /** Files that could not be read or parsed, by absolute path or URL, which have a fault of their own. */
  readonly faulty: ReadonlyMap<string, unknown>;
  /** Refused references to other files, by {@link refusalKey}, or by their path or URL. */
  readonly refusals: ReadonlyMap<string, Refused>;
}

/** The fault of a reference to another file, without its text. */
export type Refused =
  | { code: "refused-ref"; data: Omit<FaultData["refused-ref"], "ref" | "object"> }
  | { code: "not-downloaded"; data: FaultData["not-downloaded"] };

/** Identifies a reference to another file: the file that has it, and its text without the fragment. */
export function refusalKey(from: string, address: string): string {
  return `${from}\n${address}`;
}

/** A name alone, in the mapping of a discriminator. */
const NAME = /^[^#/]*$/;

export class References {
  readonly #targets = new Map<SpecFile, Map<string, Target | undefined>>();

  constructor(readonly tree: ReadFiles) {}

  /** Returns the target of a reference in a file, also through references on its way; undefined if there is none. */
  targetOf(from: SpecFile, ref: string): Target | undefined {
    const targets = this.#targets.get(from) ?? new Map<string, Target | undefined>();
    this.#targets.set(from, targets);
    if (!targets.has(ref)) {
      // A circle has no target.
      targets.set(ref, undefined);
      targets.set(ref, this.#find(from, ref));
    }
    return targets.get(ref);
  }

  #find(from: SpecFile, ref: string): Target | undefined {
    const { path, fragment } = splitRef(from.path, ref);
    // The name of a file may have a `#`.
    const named = fileOfAnchor(ref) === undefined ? undefined : this.tree.files.get(splitRef(from.path, ref.replace("#", "%23")).path);
    const file = named ?? this.tree.files.get(path);
    if (file === undefined) return undefined;
    const keys = named ? [] : (pointerKeys(fragment) ?? (ref.startsWith("#") ? keysOfAnchor(file, fragment) : undefined));
    if (keys === undefined) return undefined;
    let found: Target = { file, keys: [], value: file.content };
    for (const key of keys) {
      const next = stepTo(found, key) ?? stepTo(this.#through(found), key);
      if (next === undefined) return undefined;
      found = next;
    }
    return found;
  }

  #through({ file, value }: Target): Target | undefined {
    const ref = isObject(value) ? value["$ref"] : undefined;
    return typeof ref === "string" ? this.targetOf(file, ref) : undefined;
  }

  /** Returns the schema that a text in the mapping of a discriminator refers to: by a reference, or by the name of a component. */
  mappedBy(from: SpecFile, text: string): Target | undefined {
    const root = this.#root();
    return (
      this.targetOf(from, text) ?? (root && NAME.test(text) ? this.targetOf(root, joinPointer("#/components/schemas", text)) : undefined)
    );
  }

  #root(): SpecFile | undefined {
    return this.tree.files.get(this.tree.entry);
  }

  /** Returns the reference that is meant by a text in place of an object: a path, or in place of a schema the name of one. */
  meantBy(text: string, isSchema: boolean): string | undefined {
    const root = this.#root();
    if (/^[#./]/.test(text)) return text;
    return root && isSchema && child(rootNode(root), "components", "schemas", text) !== undefined
      ? `#/components/schemas/${text}`
      : undefined;
  }

  /** Returns the fault of a reference without a target; undefined if the file that it leads to has a fault. */
  faultOf(from: SpecFile, ref: string, pointer: string, of: ReferencePlace): Fault | undefined {
    const { path } = splitRef(from.path, ref);
    const root = this.#root();
    const isName = of.in === "mapping" && NAME.test(ref) && root !== undefined;
    const near = isName ? this.#targetNear(joinPointer("#/components/schemas", ref), root) : this.#near(ref, from);
    const place = { file: from.path, pointer };
    const data = { ref, ...of, ...(near !== undefined && { near }) };
    const { refusals, faulty, files } = this.tree;
    const address = ref.slice(0, `${ref}#`.indexOf("#"));
    const refused = refusals.get(refusalKey(from.path, address)) ?? refusals.get(path);
    if (refused?.code === "refused-ref") return { ...place, code: "refused-ref", data: { ...refused.data, ...data } };
    if (refused !== undefined) return { ...place, ...refused };
    if (faulty.has(path)) return undefined;
    if (isName || (files.has(path) && fileOfAnchor(ref) === undefined)) return { ...place, code: "unresolved-ref", data };
    return { ...place, code: "missing-file", data: { ...data, ...missingFile(from, path, ref) } };
  }

  /** Returns what a reference probably means. One that is right leads to another one that is wrong. */
  #near(ref: string, from: SpecFile): string | undefined {
    return [this.#targetNear(ref, from), this.#otherForm(ref, from)].find((near) => near !== undefined && near !== ref);
  }

  /** Returns the text of a `$ref` that has no `#`, or is relative to the root document instead of its own file. */
  #otherForm(ref: string, from: SpecFile): string | undefined {
    const slashed = ref.replace(/#(?=[^/])/, "#/");
    if (slashed !== ref && this.targetOf(from, slashed) !== undefined) return slashed;
    const root = this.#root();
    const name = ref.trim().replace(/^#?\/?/, "");
    const keys = [pointerKeys(`/${name}`) ?? [], ["components", "schemas", name], ["components", "schemas", basename(name)]];
    const found = keys.find((each) => root !== undefined && child(rootNode(root), ...each) !== undefined);
    const { entry } = this.tree;
    if (found !== undefined) return `${from === root ? "" : relativeTo(from.path, entry)}#${found.reduce(joinPointer, "/")}`;
    const file = splitRef(entry, ref).path;
    return from === root || !existsSync(file) ? undefined : `${relativeTo(from.path, file)}${ref.slice(`${ref}#`.indexOf("#"))}`;
  }

  /** Returns the component that is nearest to a missing one, as the text of its `$ref`. */
  #targetNear(ref: string, from: SpecFile): string | undefined {
    const { path, fragment } = splitRef(from.path, ref);
    const file = this.tree.files.get(path);
    const keys = pointerKeys(fragment) ?? [];
    const last = keys.at(-1);
    const owner = file && child(rootNode(file), ...keys.slice(0, -1));
    if (last === undefined || owner === undefined) return undefined;
    const known = nearestOf(
      last,
      entriesOf(owner).map(([name]) => name),
    );
    return known && `${ref.slice(0, ref.lastIndexOf("/") + 1)}${known.replaceAll("~", "~0").replaceAll("/", "~1")}`;
  }
}

function keysOfAnchor(file: SpecFile, anchor: string): string[] | undefined {
  const found = nodesWith(file, "$anchor").find(({ value }) => isObject(value) && value["$anchor"] === anchor);
  return found && keysAt(found.pointer);
}

function stepTo(from: Target | undefined, key: string): Target | undefined {
  if (from === undefined || typeof from.value !== "object" || from.value === null || !Object.hasOwn(from.value, key)) return undefined;
  return { file: from.file, keys: [...from.keys, key], value: (from.value as Record<string, unknown>)[key] };
}

function missingFile(from: SpecFile, path: string, ref: string): { path: string; isAnchor?: boolean; near?: string } {
  const fragment = ref.slice(`${ref}#`.indexOf("#"));
  // Without its slash, it is read as a part of the name.
  const isPart = /^#[^/]/.test(fragment);
  const way = `${relativeTo(from.path, path)}${isPart ? fragment : ""}`;
  const named = { path: way.startsWith(".") ? way : `./${way}` };
  if (fileOfAnchor(ref) !== undefined) return { ...named, isAnchor: true };
  const near = nearPath(path);
  return near === undefined ? named : { ...named, near: `${relativeTo(from.path, near)}${fragment.replace(/^#(?=[^/])/, "#/")}` };
}

function relativeTo(from: string, path: string): string {
  return relative(dirname(from), path).replaceAll("\\", "/");
}

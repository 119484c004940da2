import type { NormalizedProblem } from "@redocly/openapi-core";
import { compare, type Finding } from "../core/cli/finding.js";
import type { OpenApiDocument } from "../read/openapi.js";
import { renamedComponents } from "../read/redocly-problems.js";
import type { SpecTree } from "../read/spec-tree.js";
import { isObject, joinPointer, pointerKeys } from "../read/spec-node.js";
import { findingOf } from "../read/faults/describe.js";
import type { Judged } from "./rule-set.js";

/**
 * Bundles a tree into one document. Components with the same name are renamed, independent of key order.
 *
 * @param keepsOrder leaves the keys of the files in their order, on which the new names then depend
 */
export async function bundleDocument(tree: SpecTree, keepsOrder: boolean): Promise<Judged & { document: OpenApiDocument }> {
  if (tree.files.size > 1 && !keepsOrder) for (const { content } of tree.files.values()) sortKeys(content, new Set());
  const own = new Set(componentsOf(tree.files.get(tree.entry)?.content).map(([section, name]) => `${section}/${name}`));
  const { document, problems } = await tree.bundle();
  nameComponents(document, own);
  keepNames(document, own);
  return { document, findings: [], warnings: renamings(problems, tree) };
}

/** Returns a finding for each component that the bundler gave another name. What it cannot resolve, the check of the structure tells. */
export function renamings(problems: readonly NormalizedProblem[], tree: SpecTree): Finding[] {
  return renamedComponents(problems).map((fault) => findingOf(fault, tree));
}

/**
 * Renames components from other files to the names in references: the bundler uses the escaped last part of a pointer, `Deep~1Name`, but
 * references to it resolve to `Deep/Name`.
 */
function nameComponents(document: OpenApiDocument, own: ReadonlySet<string>): void {
  for (const [section, name, components] of componentsOf(document)) {
    const read = pointerKeys(`/${name}`)?.[0] ?? name;
    if (read === name || own.has(`${section}/${name}`) || Object.hasOwn(components, read)) continue;
    components[read] = components[name];
    Reflect.deleteProperty(components, name);
  }
}

/** Gives a component that is a `$ref` to another file, which the bundler names by the file, the name that the document has for it. */
function keepNames(document: OpenApiDocument, own: ReadonlySet<string>): void {
  const moved = new Map<string, string>();
  for (const [section, name, components] of componentsOf(document)) {
    const target = components[name];
    const pointer = isObject(target) && Object.keys(target).length === 1 ? String(target["$ref"]) : "";
    const [parts, of, key = "", ...below] = pointerKeys(pointer.slice(1)) ?? [];
    const isOther = parts === "components" && of === section && below.length === 0 && Object.hasOwn(components, key);
    if (!isOther || !own.has(`${section}/${name}`) || own.has(`${section}/${key}`)) continue;
    moved.set(pointer, joinPointer(`#/components/${section}`, name).replaceAll("%", "%25"));
    components[name] = components[key];
    Reflect.deleteProperty(components, key);
  }
  if (moved.size > 0) follow(document, moved, new Set());
}

/** Replaces the beginning of references, also of those in mappings, by where it was moved. */
function follow(value: unknown, moved: ReadonlyMap<string, string>, seen: Set<object>): void {
  if (value === null || typeof value !== "object" || seen.has(value)) return;
  seen.add(value);
  for (const [key, below] of Object.entries(value)) {
    const [start, rest = ""] = typeof below === "string" ? (/^(#\/components\/[^/]+\/[^/]+)(.*)$/s.exec(below)?.slice(1) ?? []) : [];
    const place = start === undefined ? undefined : moved.get(start);
    if (place !== undefined) (value as Record<string, unknown>)[key] = `${place}${rest}`;
    else follow(below, moved, seen);
  }
}

function componentsOf(document: unknown): [section: string, name: string, components: Record<string, unknown>][] {
  const sections = isObject(document) && isObject(document["components"]) ? Object.entries(document["components"]) : [];
  return sections.flatMap(([section, components]) =>
    isObject(components)
      ? Object.keys(components).map((name): [string, string, Record<string, unknown>] => [section, name, components])
      : [],
  );
}

/** Sorts the keys of all objects in place, since the bundler identifies objects by reference. */
function sortKeys(value: unknown, seen: Set<object>): void {
  if (value === null || typeof value !== "object" || seen.has(value)) return;
  seen.add(value);
  if (!Array.isArray(value)) {
    const object = value as Record<string, unknown>;
    for (const key of Object.keys(object).sort(compare)) {
      const below = object[key];
      Reflect.deleteProperty(object, key);
      Object.defineProperty(object, key, { value: below, configurable: true, enumerable: true, writable: true });
    }
  }
  for (const below of Object.values(value)) sortKeys(below, seen);
}

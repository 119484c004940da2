import type { Finding } from "../core/cli/finding.js";
import type { SpecFile } from "./spec-file.js";
import { type Role, roleOf } from "./roles.js";
import { child, pointerKeys, refOf, rootNode, splitRef, type SpecNode } from "./spec-node.js";

type Files = ReadonlyMap<string, SpecFile>;

/** Finds references that lead back to themselves without reaching a value: `a.yaml` is a `$ref` to `b.yaml`, and `b.yaml` to `a.yaml`. */
export function referenceLoops(files: Files): Finding[] {
  return loopNodes(files).map(loopFinding);
}

/** Returns the objects with such references. */
export function loopNodes(files: Files): SpecNode[] {
  return [...files.values()].flatMap((file) => referencesOf(file).filter((node) => leadsBack(files, node)));
}

/** Returns the objects of a file with a `$ref`, except in data and extensions. */
export function referencesOf(file: SpecFile): SpecNode[] {
  return nodesWith(file, "$ref");
}

/** Returns the objects of a file with a string, or another type of value, under a keyword, except in data and extensions. */
export function nodesWith(file: SpecFile, keyword: string, type: "string" | "object" = "string"): SpecNode[] {
  const found: SpecNode[] = [];
  const keys: string[] = [];
  const visit = (value: unknown, role: Role): void => {
    if (value === null || typeof value !== "object" || role === "data") return;
    if (role === "fields" && typeof (value as Record<string, unknown>)[keyword] === type) {
      const node = child(rootNode(file), ...keys);
      if (node !== undefined) found.push(node);
    }
    for (const [key, below] of Object.entries(value)) {
      if (below === null || typeof below !== "object" || (key.startsWith("x-") && role === "fields")) continue;
      keys.push(key);
      visit(below, Array.isArray(value) ? role : roleOf(role, key, below));
      keys.pop();
    }
  };
  visit(file.content, "fields");
  return found;
}

function leadsBack(files: Files, start: SpecNode): boolean {
  let back = false;
  const entered = new Set<unknown>();
  /** Returns the final target of a reference; undefined if it is missing or circular. */
  const resolved = (node: SpecNode): SpecNode | undefined => {
    if (entered.has(node.value)) {
      back ||= node.value === start.value;
      return undefined;
    }
    entered.add(node.value);
    const ref = refOf(node);
    if (ref === undefined) return node;
    const { path, fragment } = splitRef(node.file.path, ref);
    const file = files.get(path);
    let current = file === undefined ? undefined : rootNode(file);
    for (const key of pointerKeys(fragment) ?? []) {
      if (current === undefined) return undefined;
      // A pointer may pass through a reference.
      const through = child(current, key) === undefined && refOf(current) !== undefined ? resolved(current) : current;
      current = through === undefined ? undefined : child(through, key);
    }
    return current === undefined ? undefined : resolved(current);
  };
  resolved(start);
  return back;
}

function loopFinding(node: SpecNode): Finding {
  const ref = child(node, "$ref") ?? node;
  return {
    file: node.file.path,
    ...node.file.locate(ref.pointer),
    rule: "circular-reference",
    message: `The \`$ref\` to \`${refOf(node) ?? ""}\` is circular and never reaches a value.`,
    hint: "write the value inline in one of the files",
  };
}

/** Removes circular references from the files in memory, so that the rest can be processed, and returns findings for them. */
export function breakLoops(files: Files): Finding[] {
  const nodes = loopNodes(files);
  const findings = nodes.map(loopFinding);
  for (const { value } of nodes) delete (value as { $ref?: string }).$ref;
  return findings;
}

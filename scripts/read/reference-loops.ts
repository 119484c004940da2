import { basename } from "node:path";
import type { Fault } from "./faults/fault.js";
import type { SpecFile } from "./spec-file.js";
import { type Role, roleOf } from "./roles.js";
import { child, joinPointer, pointerKeys, refOf, rootNode, splitRef, type SpecNode } from "./spec-node.js";

type Files = ReadonlyMap<string, SpecFile>;

/** References that lead back to themselves without reaching a value, as one fault at the first, and the places of all. */
export interface Loop {
  fault: Fault;
  /** The objects with the references. */
  places: readonly { file: string; pointer: string }[];
}

/** Finds circular references: `a.yaml` is a `$ref` to `b.yaml`, and `b.yaml` to `a.yaml`. */
export function referenceLoops(files: Files): Loop[] {
  return loopsOf(files).flatMap(loopOf);
}

/** Returns the objects with such references, one list for each circle. */
function loopsOf(files: Files): SpecNode[][] {
  const nodes = [...files.values()].flatMap((file) => referencesOf(file).map((node) => ({ node, entered: leadsBack(files, node) })));
  const circular = nodes.flatMap(({ node, entered }) => (entered === undefined ? [] : [{ node, entered }]));
  const told = new Set<unknown>();
  return circular.flatMap(({ node, entered }) => {
    if (told.has(node.value)) return [];
    const circle = circular.filter(
      (each) => each.node.value === node.value || (entered.has(each.node.value) && each.entered.has(node.value)),
    );
    for (const each of circle) told.add(each.node.value);
    return [circle.map((each) => each.node)];
  });
}

/** Returns the objects of a file with a `$ref`, except in data and extensions. */
export function referencesOf(file: SpecFile): SpecNode[] {
  return nodesWith(file, "$ref");
}

/** Returns the objects of a file with a string, or another type of value, under a keyword, except in data and extensions. */
export function nodesWith(file: SpecFile, keyword: string, type = "string"): SpecNode[] {
  return nodesWhere(file, (fields) => typeof fields[keyword] === type);
}

/** Returns the objects of a file that a test accepts, except in data and extensions. */
export function nodesWhere(file: SpecFile, isMeant: (fields: Record<string, unknown>) => boolean): SpecNode[] {
  const found: SpecNode[] = [];
  const keys: string[] = [];
  const visit = (value: unknown, role: Role): void => {
    if (value === null || typeof value !== "object" || role === "data") return;
    if (role === "fields" && isMeant(value as Record<string, unknown>)) {
      const node = child(rootNode(file), ...keys);
      if (node !== undefined) found.push(node);
    }
    for (const key of Object.keys(value)) {
      const below = (value as Record<string, unknown>)[key];
      if (below === null || typeof below !== "object" || (key.startsWith("x-") && role === "fields")) continue;
      keys.push(key);
      visit(below, Array.isArray(value) ? role : roleOf(role, key, below));
      keys.pop();
    }
  };
  visit(file.content, "fields");
  return found;
}

/** Returns the values that a reference enters before it leads back to itself; undefined if it does not. */
function leadsBack(files: Files, start: SpecNode): Set<unknown> | undefined {
  let back: Set<unknown> | undefined;
  const entered = new Set<unknown>();
  /** Returns the final target of a reference; undefined if it is missing or circular. */
  const resolved = (node: SpecNode): SpecNode | undefined => {
    if (entered.has(node.value)) {
      if (node.value === start.value) back = entered;
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

function loopOf([first, ...others]: readonly SpecNode[]): Loop[] {
  if (first === undefined) return [];
  const places = [first, ...others].map(({ file, pointer }) => ({ file: file.path, pointer }));
  const named = others.map((node) => `${basename(node.file.path)}:${node.file.locate(joinPointer(node.pointer, "$ref")).line}`);
  const data = { ref: refOf(first) ?? "", others: named };
  return [{ fault: { code: "circular-ref", file: first.file.path, pointer: joinPointer(first.pointer, "$ref"), data }, places }];
}

/** Finds a value that contains itself after references in it were replaced with their targets. */
export function containsItself(files: Files): Fault | undefined {
  const [done, open, keys] = [new Set<unknown>(), new Set<unknown>(), [] as string[]];
  const isCircular = (value: unknown): boolean => {
    if (value === null || typeof value !== "object" || done.has(value)) return false;
    if (open.has(value)) return true;
    open.add(value);
    for (const [key, below] of Object.entries(value)) {
      keys.push(key);
      if (isCircular(below)) return true;
      keys.pop();
    }
    open.delete(value);
    done.add(value);
    return false;
  };
  // The root document has the values of other files too, where the place is less exact.
  const file = [...files.values()].reverse().find(({ content }) => isCircular(content));
  return file && { code: "circular-value", file: file.path, pointer: keys.reduce(joinPointer, "#/"), data: {} };
}

/** Removes circular references from the files in memory, so that the rest can be processed, and returns them. */
export function breakLoops(files: Files): Loop[] {
  const circles = loopsOf(files);
  const loops = circles.flatMap(loopOf);
  for (const { value } of circles.flat()) delete (value as { $ref?: string }).$ref;
  return loops;
}

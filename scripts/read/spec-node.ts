import type { ContractFinding } from "../core/cli/finding.js";
import type { SpecFile, SpecFiles } from "./spec-file.js";
import { referredPath } from "./referred-path.js";

/** A value of the contract and its source position. */
export interface SpecNode {
  readonly file: SpecFile;
  /** JSON Pointer within the file; `#/` for the whole file. */
  readonly pointer: string;
  readonly value: unknown;
}

export function rootNode(file: SpecFile): SpecNode {
  return { file, pointer: "#/", value: file.content };
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Returns the value under the given keys, without following references. */
export function child(node: SpecNode, ...keys: readonly (string | number)[]): SpecNode | undefined {
  let { pointer, value } = node;
  for (const key of keys) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, key)) return undefined;
    pointer = joinPointer(pointer, key);
    value = (value as Record<string | number, unknown>)[key];
  }
  return { file: node.file, pointer, value };
}

/** Returns the value at a JSON Pointer (`#/paths/…`) in one of the files. */
export function valueAt({ files }: SpecFiles, path: string, pointer: string): unknown {
  const file = files.get(path);
  return file && child(rootNode(file), ...keysAt(pointer))?.value;
}

/** Returns the keys of a JSON Pointer `#/paths/…`, as {@link joinPointer} makes them. */
export function keysAt(pointer: string): string[] {
  const keys = pointer.replace(/^#?\/?/, "").replace(/\/$/, "");
  return keys === "" ? [] : keys.split("/").map((key) => key.replaceAll("~1", "/").replaceAll("~0", "~"));
}

/** Returns the members of an object, or of an array by index. */
export function entriesOf(node: SpecNode | undefined): [key: string, node: SpecNode][] {
  if (node === undefined || typeof node.value !== "object" || node.value === null) return [];
  return Object.entries(node.value).map(([key, value]: [string, unknown]) => [
    key,
    { file: node.file, pointer: joinPointer(node.pointer, key), value },
  ]);
}

/** Returns the value of the node's own `$ref`. */
export function refOf(node: SpecNode): string | undefined {
  return isObject(node.value) && typeof node.value["$ref"] === "string" ? node.value["$ref"] : undefined;
}

/** Follows a chain of references. Returns undefined for a missing or circular target, which the lint reports. */
export function follow(tree: SpecFiles, node: SpecNode | undefined): SpecNode | undefined {
  const seen = new Set<unknown>();
  let current = node;
  for (;;) {
    if (current === undefined || seen.has(current.value)) return undefined;
    const ref = refOf(current);
    if (ref === undefined) return current;
    seen.add(current.value);
    current = targetOf(tree, current, ref);
  }
}

function targetOf(tree: SpecFiles, node: SpecNode, ref: string): SpecNode | undefined {
  const { path, fragment } = splitRef(node.file.path, ref);
  const file = tree.files.get(path);
  if (file === undefined) return undefined;
  const keys = pointerKeys(fragment);
  return keys === undefined ? undefined : child(rootNode(file), ...keys);
}

/** Splits a reference into its target, an absolute path or URL, and its fragment without `#`. */
export function splitRef(from: string, ref: string): { path: string; fragment: string } {
  const hash = ref.indexOf("#");
  const uri = hash === -1 ? ref : ref.slice(0, hash);
  return { path: uri === "" ? from : pathFrom(from, uri), fragment: hash === -1 ? "" : ref.slice(hash + 1) };
}

const ADDRESS = /^https?:\/\//;

function pathFrom(from: string, uri: string): string {
  if (ADDRESS.test(uri)) return uri;
  if (!ADDRESS.test(from)) return referredPath(from, uri);
  return URL.canParse(uri, from) ? new URL(uri, from).href : uri;
}

/** Splits a JSON Pointer (`""`, `/a/b`) into keys; returns undefined if it is invalid. */
export function pointerKeys(pointer: string): string[] | undefined {
  if (pointer === "" || pointer === "/") return [];
  if (!pointer.startsWith("/")) return undefined;
  return pointer.slice(1).split("/").map(unescapeKey);
}

/** Returns the absolute paths of all files that a node references, recursively. URLs are excluded. */
export function fileReferences(node: SpecNode): string[] {
  const found: string[] = [];
  const visit = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    if (isObject(value)) {
      for (const ref of [value["$ref"], value["externalValue"]]) {
        if (typeof ref === "string" && !/^[a-z][a-z\d+.-]+:/i.test(ref)) found.push(splitRef(node.file.path, ref).path);
      }
    }
    for (const below of Object.values(value)) visit(below);
  };
  visit(node.value);
  return found;
}

/** A finding without its rule, which the caller of a check adds. */
export type Fault = Omit<ContractFinding, "rule">;

/** Returns a fault at a node's value or key. */
export function faultAt(node: SpecNode, message: string, hint: string, of: "key" | "value" = "value"): Fault {
  return { file: node.file.path, ...node.file.locate(node.pointer, of), message, hint };
}

/** Returns a fault of a whole file. */
export function faultOf(file: string, message: string, hint: string): Fault {
  return { file, line: 1, column: 1, message, hint };
}

export function joinPointer(pointer: string, key: string | number): string {
  const escaped = String(key).replaceAll("~", "~0").replaceAll("/", "~1");
  return pointer.endsWith("/") ? `${pointer}${escaped}` : `${pointer}/${escaped}`;
}

function unescapeKey(key: string): string {
  return decoded(key.replaceAll("~1", "/").replaceAll("~0", "~"));
}

/** Removes percent-encoding; returns a text that is not encoded as it is. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

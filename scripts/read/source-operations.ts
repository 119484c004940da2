import { operationKeys, operationsIn, type PathItem } from "./openapi.js";
import type { SourceTree } from "./spec-file.js";
import { child, entriesOf, follow, isObject, refOf, rootNode, splitRef, type SpecNode } from "./spec-node.js";

/** An operation's level of detail, from `x-detail`. Default: documented. */
export type Detail = "documented" | "partial" | "index";

/** An operation and its source positions. */
export interface SourceOperation {
  readonly path: string;
  readonly method: string;
  /** The path's entry in the root document. */
  readonly entry: SpecNode;
  readonly pathItem: SpecNode;
  readonly node: SpecNode;
  readonly operationId: string | undefined;
  readonly tags: readonly string[];
  readonly detail: Detail;
}

/** Returns the root document. */
export function rootDocument(tree: SourceTree): SpecNode {
  const file = tree.files.get(tree.entry);
  if (file === undefined) throw new Error(`The tree has no root document ${tree.entry}.`);
  return rootNode(file);
}

/** Returns the contract's operations in the order of the root document's paths, or its webhooks. */
export function operationsOf(tree: SourceTree, field: "paths" | "webhooks" = "paths"): SourceOperation[] {
  const operations: SourceOperation[] = [];
  for (const [path, entry] of entriesOf(follow(tree, child(rootDocument(tree), field)))) {
    // A path item may have operations beside its reference.
    for (const pathItem of new Set([follow(tree, entry), entry])) {
      if (pathItem === undefined) continue;
      for (const [method] of operationsIn(pathItem.value as PathItem | null)) {
        const node = follow(tree, child(pathItem, ...operationKeys(method)));
        if (node !== undefined && isObject(node.value)) operations.push(operation(path, method, entry, pathItem, node, node.value));
      }
    }
  }
  return operations;
}

function operation(
  path: string,
  method: string,
  entry: SpecNode,
  pathItem: SpecNode,
  node: SpecNode,
  value: Record<string, unknown>,
): SourceOperation {
  const { operationId, tags, "x-detail": detail } = value;
  return {
    path,
    method,
    entry,
    pathItem,
    node,
    operationId: typeof operationId === "string" ? operationId : undefined,
    tags: Array.isArray(tags) ? tags.filter((tag) => typeof tag === "string") : [],
    detail: detail === "index" || detail === "partial" ? detail : "documented",
  };
}

/** Returns the resolved parameters of a Path Item, then those of its operation. */
export function parametersIn(tree: SourceTree, { pathItem, node }: Pick<SourceOperation, "pathItem" | "node">): SpecNode[] {
  const entries = [pathItem, node].flatMap((owner) => entriesOf(child(owner, "parameters")));
  return entries.flatMap(([, entry]) => follow(tree, entry) ?? []);
}

/** Returns an operation's query parameters by name, including those of its Path Item. */
export function queryParameters(tree: SourceTree, operation: SourceOperation): Map<string, SpecNode> {
  return new Map(
    parametersIn(tree, operation).flatMap((parameter): [string, SpecNode][] => {
      const { name, in: place } = isObject(parameter.value) ? parameter.value : {};
      return place === "query" && typeof name === "string" ? [[name, parameter]] : [];
    }),
  );
}

/** Returns the name of a path's file: without the leading slash, with `@` for every other slash. */
export function pathFileName(path: string): string {
  return `${path.replace(/^\//, "").replaceAll("/", "@")}.yaml`;
}

/** Returns the absolute path of the file that a path's entry in the root document references. */
export function pathFileOf(entry: SpecNode): string | undefined {
  const ref = refOf(entry);
  return ref === undefined ? undefined : splitRef(entry.file.path, ref).path;
}

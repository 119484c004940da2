import type { SourceOperation } from "../read/source-operations.js";

/** Operations that both contracts have, and those that were added or removed. */
export interface OperationMatch {
  pairs: readonly OperationPair[];
  added: readonly SourceOperation[];
  removed: readonly SourceOperation[];
}

export interface OperationPair {
  base: SourceOperation;
  revision: SourceOperation;
}

/** Pairs operations by method and URL, then without the names in it, then by operationId, since URLs may change. */
export function matchOperations(base: readonly SourceOperation[], revision: readonly SourceOperation[]): OperationMatch {
  const pairs: OperationPair[] = [];
  let removed = base;
  let added = revision;
  for (const keyOf of [urlOf, addressOf, nameOf]) {
    const byKey = new Map(added.map((operation) => [keyOf(operation), operation]));
    const found = removed.flatMap((operation) => {
      const key = keyOf(operation);
      const other = key === undefined ? undefined : byKey.get(key);
      byKey.delete(key);
      return other === undefined ? [] : [{ base: operation, revision: other }];
    });
    pairs.push(...found);
    removed = removed.filter((operation) => !found.some((pair) => pair.base === operation));
    added = added.filter((operation) => !found.some((pair) => pair.revision === operation));
  }
  return { pairs, added, removed };
}

/** Removes the parameter names from a URL. */
export function templateOf(path: string): string {
  return path.replace(/\{[^}]*\}/g, "{}");
}

/** Returns the parameter names in a URL, in their order. */
export function namesIn(path: string): string[] {
  return [...path.matchAll(/\{([^}]*)\}/g)].map(([, name = ""]) => name);
}

function urlOf({ method, path }: SourceOperation): string {
  return `${method} ${path}`;
}

/** Returns an operation's method and URL without the names in it. */
export function addressOf({ method, path }: SourceOperation): string {
  return `${method} ${templateOf(path)}`;
}

function nameOf({ operationId }: SourceOperation): string | undefined {
  return operationId;
}

/** Returns an operation's name for reports. */
export function titleOf({ operationId, method, path }: SourceOperation): string {
  return operationId ?? `${method.toUpperCase()} ${path}`;
}

import { TrieRouter } from "hono/router/trie-router";
import { Refusal } from "../refusal.js";
import type { Operation } from "./operation.js";

/** An operation that a request reaches. */
export interface Route {
  operation: Operation;
  /** The values of the path's parameters, decoded. */
  path: Record<string, string>;
}

/** Finds the operation of a request. */
export interface Routes {
  /**
   * Of the operations with this method whose templates the path fits, the one that is the first to have a concrete segment where the
   * others have a parameter. A slash at the end is part of the path.
   *
   * @param method - In capitals.
   * @param pathname - As it stands in the URL, without query.
   * @throws {Refusal} 400 for a path that cannot be decoded, 404 for one that no template fits, 405 where other methods are known.
   */
  find(method: string, pathname: string): Route;
}

/**
 * The router is Hono's trie: it takes templates that overlap, which its faster one refuses, and is built as the routes are added. It gives
 * the routes that a path fits in the order that they were added in, so that the more concrete are added first.
 */
export function createRoutes(operations: readonly Operation[]): Routes {
  const router = new TrieRouter<Operation>();
  for (const operation of operations.toSorted((a, b) => compareTemplates(a.template, b.template))) {
    router.add(operation.method, operation.template.replaceAll(/\{([^{}]+)\}/g, ":$1"), operation);
  }
  const methods = [...new Set(operations.map(({ method }) => method))].toSorted();

  function find(method: string, pathname: string): Route {
    const path = canonicalPath(pathname);
    const found = match(method, path);
    if (found !== undefined) return found;
    const allowed = methods.filter((other) => match(other, path) !== undefined);
    if (allowed.length === 0) throw new Refusal(404, "route.exists", `The contract has no path that ${pathname} fits: check its segments.`);
    throw new MethodRefusal(method, pathname, allowed);
  }

  function match(method: string, path: string): Route | undefined {
    const [handlers] = router.match(method, path);
    const first = handlers[0];
    if (first === undefined) return undefined;
    const [operation, parameters] = first as [Operation, Record<string, string>];
    return { operation, path: Object.fromEntries(Object.entries(parameters).map(([name, value]) => [name, decodeURIComponent(value)])) };
  }

  return { find };
}

/** A known path with a method that it does not have. */
export class MethodRefusal extends Refusal {
  constructor(
    method: string,
    pathname: string,
    /** What the header `Allow` lists (RFC 9110, section 10.2.1). */
    readonly allowed: readonly string[],
  ) {
    super(405, "route.method", `${pathname} does not take ${method}: use ${allowed.join(" or ")}.`);
  }
}

/** One spelling for all that mean the same: otherwise `%2D` would not be a hyphen, and an encoded slash would have to be decoded too soon. */
function canonicalPath(pathname: string): string {
  try {
    return pathname
      .split("/")
      .map((segment) => encodeURIComponent(decodeURIComponent(segment)))
      .join("/");
  } catch {
    throw new Refusal(
      400,
      "path.encoding",
      `${pathname} cannot be decoded: write each byte that needs it as % and two hexadecimal digits.`,
    );
  }
}

/** Orders concrete segments before parameters, the first segment that differs deciding. */
function compareTemplates(first: string, second: string): number {
  const others = second.split("/");
  for (const [index, segment] of first.split("/").entries()) {
    const order = Number(segment.startsWith("{")) - Number(others[index]?.startsWith("{") ?? false);
    if (order !== 0) return order;
  }
  return 0;
}

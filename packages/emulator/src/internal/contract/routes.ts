import { TrieRouter } from "hono/router/trie-router";
import { Refusal } from "../refusal.js";
import { nearestPath } from "../nearest.js";
import type { Operation } from "./operation.js";
import { canonicalPath } from "./percent-encoding.js";

export interface Route {
  operation: Operation;
  path: Record<string, string>;
}

export interface Routes {
  /**
   * Finds the operation for a request. If several templates match, a literal segment takes precedence over a parameter, from left to
   * right. Trailing slashes are significant.
   */
  find(method: string, pathname: string): Route;
}

/** Number of paths whose routes are kept, since tests repeat them. */
const KNOWN = 1000;

/**
 * Creates the router. It uses Hono's trie router, since the faster regular-expression router rejects overlapping templates. The trie returns
 * matches in insertion order, so literal segments are added first.
 */
export function createRoutes(operations: readonly Operation[]): Routes {
  const router = new TrieRouter<Operation>();
  for (const { operation } of operations.map((each) => ({ operation: each, rank: rankOf(each.template) })).sort(byRank))
    router.add(operation.method, operation.template.replaceAll(/\{([^{}]+)\}/g, ":$1"), operation);
  const methods = [...new Set(operations.map(({ method }) => method))].toSorted();
  const templates = operations.map(({ template }) => template);

  const known = new Map<string, Route>();

  function find(method: string, pathname: string): Route {
    const key = `${method} ${pathname}`;
    let route = known.get(key);
    if (route === undefined) {
      route = search(method, pathname);
      if (known.size >= KNOWN) known.clear();
      known.set(key, route);
    }
    return { operation: route.operation, path: { ...route.path } };
  }

  function search(method: string, pathname: string): Route {
    const path = canonicalPath(pathname);
    if (path === undefined)
      throw new Refusal(400, "path.encoding", `${pathname} is not valid percent-encoded UTF-8. Encode a literal % as %25.`);
    const found = match(method, path);
    if (found !== undefined) return found;
    const allowed = methods.filter((other) => match(other, path) !== undefined);
    if (allowed.length === 0)
      throw new Refusal(404, "route.exists", `No path of the contract matches ${pathname}. ${nearestPath(path, templates)}`);
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

export class MethodRefusal extends Refusal {
  constructor(
    method: string,
    pathname: string,
    /** Value of the `Allow` header (RFC 9110, section 10.2.1). */
    readonly allowed: readonly string[],
  ) {
    super(405, "route.method", `${pathname} does not support ${method}. Use ${allowed.join(" or ")}.`);
  }
}

/** Returns a text that sorts literal segments before parameters, by the first segment that differs. */
function rankOf(template: string): string {
  return template.replaceAll(/[^/]+/g, (segment) => (segment.startsWith("{") ? "1" : "0"));
}

function byRank(first: { rank: string }, second: { rank: string }): number {
  return first.rank < second.rank ? -1 : Number(first.rank > second.rank);
}

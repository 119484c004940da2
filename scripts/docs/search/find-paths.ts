import type { IndexRecord } from "./index-record.js";

/** A path with or without a method, a host and a query, within other text: `GET https://api.example.com/v1/things/a?limit=1`. */
const REQUEST = /(?:\b([a-z]+)\s+)?(?:[a-z]+:\/\/)?[^\s/]*(\/[^\s?#"']*)/i;

const VERSION = /^v(\d+)$/;

interface Route {
  record: IndexRecord;
  method: string;
  segments: readonly string[];
}

/**
 * Returns a function that finds the operations of a path with values, or of a path template. The operations of the queried method are first,
 * then those whose template has more of the path literally. Operations of one template keep the contract's order. A path of a version that
 * the contract does not have finds the other versions, the latest first.
 */
export function pathFinder(records: readonly IndexRecord[]): (query: string) => IndexRecord[] {
  const routes = records.flatMap((record): Route[] => {
    const [method = "", path] = record.call?.toLowerCase().split(" ") ?? [];
    return path === undefined ? [] : [{ record, method, segments: segmentsOf(path) }];
  });
  return (query) => {
    const [, method, path] = REQUEST.exec(query.toLowerCase()) ?? [];
    if (path === undefined) return [];
    const asked = segmentsOf(path);
    // A parameter stands for a value of the path: 1; a literal segment: 0.
    const rank = (route: Route): string =>
      [route.method, ...route.segments].map((part, at) => Number(part !== [method, ...asked][at])).join("");
    const matching = routes.filter(({ segments }) => isPathOf(asked, segments));
    return (matching.length > 0 ? matching : otherVersions(routes, asked))
      .map((route) => ({ record: route.record, rank: rank(route) }))
      .sort((a, b) => a.rank.localeCompare(b.rank))
      .map(({ record }) => record);
  };
}

/** Returns the routes that match a path but for its version, the latest version first. */
function otherVersions(routes: readonly Route[], [version = "", ...asked]: readonly string[]): Route[] {
  if (!VERSION.test(version)) return [];
  const versionOf = ({ segments: [first = ""] }: Route): number => Number(VERSION.exec(first)?.[1]);
  return routes
    .filter((route) => versionOf(route) >= 0 && isPathOf(asked, route.segments.slice(1)))
    .sort((a, b) => versionOf(b) - versionOf(a));
}

function isPathOf(path: readonly string[], template: readonly string[]): boolean {
  return path.length === template.length && template.every((segment, at) => segment === path[at] || segment.startsWith("{"));
}

function segmentsOf(path: string): string[] {
  return path.split("/").filter((segment) => segment !== "");
}

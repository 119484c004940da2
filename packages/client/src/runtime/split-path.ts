import { encode } from "../internal/encode.js";
import { own } from "../internal/own.js";
import type { SplitTarget } from "./operation.js";

/** Characters that must be encoded in a query, and percent signs that do not start an escape. */
const UNSAFE = /%(?![\da-f]{2})|[^!-~]|["<>\\^`|]/giu;

/**
 * Splits a path template with a query or a fragment, which some documents use for several operations on one path
 * (`/users?action=list`, `/users#list`). Fills in the parameters of the query, drops the fragment and encodes spaces. The query of the call
 * overrides that of the path.
 */
export function splitPath(target: SplitTarget, values: object | null | undefined, asked: object | null | undefined): SplitTarget {
  const [, path = "", query = ""] = /^([^?#]*)(?:\?([^#]*))?/.exec(target.path) ?? [];
  const given = own(values as Record<string, unknown>);
  const overriding = own(asked as Record<string, unknown>);
  const pieces = query.split(/[{}]/).map((piece, index) => {
    return index % 2 ? encode(`path.${piece}`, given[piece]) : piece.replace(UNSAFE, (character) => encode("the path", character));
  });
  const fixed = pieces
    .join("")
    .split("&")
    .filter(Boolean)
    .filter((pair) => overriding[pair.replace(/=.*/s, "")] === undefined);
  return { path: withoutSpaces(path, given), pairs: [...fixed, ...(target.pairs ?? [])] };
}

/** Fills in parameters whose names contain spaces, which the client rejects, and encodes other spaces. */
function withoutSpaces(path: string, given: Readonly<Record<string, unknown>>): string {
  const fill = (_: string, name: string): string => encode(`path.${name}`, given[name]) || encode(`path.${name}`, null, "empty");
  return path.replace(/\{([^{} ]* [^{}]*)\}/g, fill).replaceAll(" ", "%20");
}

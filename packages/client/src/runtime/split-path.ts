import { encode } from "../internal/encode.js";
import { own } from "../internal/own.js";

/** Characters that must be encoded in a query, and percent signs that do not start an escape. */
const UNSAFE = /%(?![\da-f]{2})|[^!-~]|["<>\\^`|]/giu;

/**
 * Splits a path template with a query or a fragment, which some documents use for several operations on one path
 * (`/users?action=list`, `/users#list`). Fills in the parameters of the query, drops the fragment and encodes spaces.
 */
export function splitPath(template: string, values: object | null | undefined): { path: string; pairs: string[] } {
  const [, path = "", query = ""] = /^([^?#]*)(?:\?([^#]*))?/.exec(template) ?? [];
  const given = own(values as Record<string, unknown>);
  const pieces = query.split(/[{}]/).map((piece, index) => {
    return index % 2 ? encode(`path.${piece}`, given[piece]) : piece.replace(UNSAFE, (character) => encode("the path", character));
  });
  return { path: withoutSpaces(path, given), pairs: pieces.join("").split("&").filter(Boolean) };
}

/** Fills in parameters whose names contain spaces, which the client rejects, and encodes other spaces. */
function withoutSpaces(path: string, given: Readonly<Record<string, unknown>>): string {
  const fill = (_: string, name: string): string => encode(`path.${name}`, given[name]) || encode(`path.${name}`, null, "empty");
  return path.replace(/\{([^{} ]* [^{}]*)\}/g, fill).replaceAll(" ", "%20");
}

import { encode } from "../../../../../packages/client/src/internal/encode.js";
import { own } from "../../../../../packages/client/src/internal/own.js";

/** What no query holds as it is, and a percent sign that stands for no character. */
const UNSAFE = /%(?![\da-f]{2})|[^!-~]|["<>\\^`|]/giu;

/**
 * The path of a template that has a query or a fragment too, as documents write several operations of one address: `/users?action=list`,
 * `/users#list`. The query is sent, with parameters in it as those of the path; a fragment never is. A space is sent as its escape.
 */
export function splitPath(template: string, values: object | null | undefined): { path: string; pairs: string[] } {
  const [, path = "", query = ""] = /^([^?#]*)(?:\?([^#]*))?/.exec(template) ?? [];
  const given = own(values as Record<string, unknown>);
  const pieces = query.split(/[{}]/).map((piece, index) => {
    return index % 2 ? encode(`path.${piece}`, given[piece]) : piece.replace(UNSAFE, (character) => encode("the path", character));
  });
  return { path: withoutSpaces(path, given), pairs: pieces.join("").split("&").filter(Boolean) };
}

/** A name with a space in it is none that the client would fill in. */
function withoutSpaces(path: string, given: Readonly<Record<string, unknown>>): string {
  const fill = (_: string, name: string): string => encode(`path.${name}`, given[name]) || encode(`path.${name}`, null, "empty");
  return path.replace(/\{([^{} ]* [^{}]*)\}/g, fill).replaceAll(" ", "%20");
}

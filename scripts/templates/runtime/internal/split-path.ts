import { encode } from "../../../../packages/client/src/internal/encode.js";
import { own } from "../../../../packages/client/src/internal/own.js";

/** What no query holds as it is, and a percent sign that stands for no character. */
const UNSAFE = /%(?![\da-f]{2})|[^!-~]|["<>\\^`|]/giu;

/**
 * The path of a template that has a query or a fragment too, as documents write several operations of one address: `/users?action=list`,
 * `/users#list`. The query is sent, with parameters in it as those of the path; a fragment never is.
 */
export function splitPath(template: string, values: object | null | undefined): { path: string; pairs: string[] } {
  const [, path = "", query = ""] = /^([^?#]*)(?:\?([^#]*))?/.exec(template) ?? [];
  const given = own(values as Record<string, unknown>);
  const pieces = query.split(/[{}]/).map((piece, index) => {
    return index % 2 ? encode(`path.${piece}`, given[piece]) : piece.replace(UNSAFE, (character) => encode("the path", character));
  });
  return { path, pairs: pieces.join("").split("&").filter(Boolean) };
}

import { RequestError } from "../errors/request-error.js";
import { encode } from "./encode.js";
import { own } from "./own.js";

/** Puts the parameters into a path template, each as one segment. */
export function fillPath(template: unknown, values: object | null | undefined): string {
  const given = own(values as Record<string, unknown>);
  // An empty text would leave no segment.
  const text = String(template);
  const path = text
    .split(/[{}]/)
    .map((part, index) => (index % 2 ? encode(`path.${part}`, given[part]) || encode(`path.${part}`, null, "empty") : part))
    .join("");
  // A URL resolves dot segments, encoded ones too, also with tabs and line breaks in them and a space behind them. Behind the base URL,
  // what does not begin with a slash goes on with the host.
  if (!/^\/(?!\/)[^?#\\ \p{Cc}]*$/u.test(text) || /\/(\.|%2e){1,2}(\/|$)/i.test(path)) {
    throw new RequestError("the path does not begin with one slash, or has a query, a space or a segment . or ..");
  }
  return path;
}

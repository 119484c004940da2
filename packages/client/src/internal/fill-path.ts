import { RequestError } from "../errors/request-error.js";
import { encode } from "./encode.js";
import { own } from "./own.js";

/** Fills a path template with its parameters, each as one segment. */
export function fillPath(text: string, values: object | null | undefined): string {
  const given = own(values as Record<string, unknown>);
  // `||`: an empty value would remove the segment, as dots do, so it is reported.
  const path = text
    .split(/[{}]/)
    .map((part, index) =>
      index % 2 ? encode(`path.${part}`, given[part]).replace(/^\.{1,2}$/, "") || encode(`path.${part}`, null, "empty or dots") : part,
    )
    .join("");
  // URL parsers resolve dot segments even if encoded, split by tabs or line breaks, or followed by a space. A path without a leading
  // slash would extend the host of the base URL.
  if (!/^\/[^?#\\ \p{Cc}]*$/u.test(text) || /\/(\.|%2e){1,2}(\/|$)/i.test(path)) {
    throw new RequestError("the path must begin with /, without query, spaces or dots");
  }
  return path;
}

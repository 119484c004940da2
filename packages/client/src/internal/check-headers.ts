import { RequestError } from "../errors/request-error.js";

/** Refuses what is no header field. The runtime's own error would print the value, and it would cut off a line break at the end without one. */
export function checkHeaders(headers: object | null | undefined): void {
  for (const [name, values] of headers instanceof Headers ? headers : Object.entries(headers ?? {})) {
    for (const value of [values].flat()) {
      if (!/^[\w!#$%&'*+.^`|~-]+\n[\t -~\x80-\xff]*$/.test(`${name}\n${value as string}`)) {
        throw new RequestError(`header ${name.replace(/[^\w-].*/s, "…")} has characters that none may have`);
      }
    }
  }
}

import { RequestError } from "../errors/request-error.js";

/**
 * Adds header fields to those that there are, from an object, `Headers` or pairs; `null` takes one out. Refuses what is no header field: the runtime's own error would print
 * the value, and it would cut off a line break at the end without one.
 */
export function addHeaders(headers: Headers, given: object | null | undefined): Headers {
  const fields = given ?? {};
  for (const [name, value] of Symbol.iterator in fields ? (fields as Headers) : Object.entries(fields)) setHeader(headers, name, value);
  return headers;
}

/** Sets one header field; several of them where the value is a list. */
export function setHeader(headers: Headers, name: string, value: unknown): void {
  const text = Array.isArray(value) ? value.join(", ") : (value as string);
  if (!/^[\w!#$%&'*+.^`|~-]+\n[\t -~\x80-\xff]*$/.test(`${name}\n${text}`)) {
    throw new RequestError(`header ${name.replace(/[^\w-].*/s, "…")} has characters that none may have`);
  }
  if (value === null) headers.delete(name);
  else if (value !== undefined) headers.set(name, text);
}

import { RequestError } from "../errors/request-error.js";

/** Header fields by name in lower case. */
export type HeaderFields = Record<string, string>;

/**
 * Adds headers from an object, `Headers` or pairs; `null` removes one. Checks them before the runtime does: its error prints the value,
 * and it silently trims a trailing line break.
 */
export function addHeaders(headers: HeaderFields, given: object | null | undefined): HeaderFields {
  const fields = Object(given) as object;
  for (const [name, value] of Symbol.iterator in fields ? (fields as Headers) : Object.entries(fields)) setHeader(headers, name, value);
  return headers;
}

/** Sets one header; joins a list of values with commas. */
export function setHeader(headers: HeaderFields, name: string, value: unknown): void {
  const text = Array.isArray(value) ? value.join(", ") : (value as string);
  if (!/^[\w!#$%&'*+.^`|~-]+\n(?!.*\[object )[\t -~\x80-\xff]*$/.test(`${name}\n${text}`)) {
    throw new RequestError(`header ${name.replace(/[^\w-].*/s, "")} has invalid characters`);
  }
  const key = name.toLowerCase();
  if (value === null) Reflect.deleteProperty(headers, key);
  else if (value !== undefined) headers[key] = text;
}

import { RequestError } from "../errors/request-error.js";
import { encode } from "./encode.js";

/**
 * Writes a query: an array as its key once for each value, the fields of an object in brackets behind the key. openapi-fetch
 * does not encode keys, which the caller chooses where the query parameters are not documented. What is `written` already comes last.
 */
export function serializeQuery(query: Record<string, unknown>, written: readonly string[] = []): string {
  try {
    return Object.entries(query)
      .flatMap(([name, value]) => pairs(name, value))
      .concat(written)
      .join("&");
  } catch (error) {
    // The stack overflows for a circular object.
    throw error instanceof RequestError ? error : new RequestError("the query is circular");
  }
}

function pairs(name: string, value: unknown): string[] {
  if (value === undefined || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((item) => pairs(name, item));
  const single: unknown = value instanceof Date ? value.toJSON() : value;
  // The fields of other objects, such as a URL or a promise, are not their content.
  if (Object.prototype.toString.call(single) === "[object Object]") {
    return Object.entries(single as object).flatMap(([key, item]) => pairs(`${name}[${key}]`, item));
  }
  // RFC 3986 allows a dollar in a query, and services of OData look for it. A date that is none is null here.
  return [`${encode(`query.${name}`, name).replaceAll("%24", "$")}=${encode(`query.${name}`, single)}`];
}

import { list, map, oneOf, type Schema, text } from "../state/schema-parts.js";
import type { RequestMatch } from "./request-match.js";

export const CONDITIONS: Readonly<Record<keyof RequestMatch, Schema>> = {
  method: oneOf(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE"]),
  path: {
    type: "string",
    pattern: "^(?:/(?!:)[\\w.~!$&'()*+,;=:@%|\\[\\]^-]*)+$",
    description: "a path as in a URL: percent-encoded and without a query, with * for any characters but a slash",
  },
  query: map({ anyOf: [{ type: "string" }, list({ type: "string" })], description: "a string, or an array of all its values" }),
  header: {
    ...map({ type: "string" }),
    propertyNames: { pattern: "^[!#$%&'*+.^_`|~0-9A-Za-z-]+$" },
  },
  body: {},
  teamId: text,
};

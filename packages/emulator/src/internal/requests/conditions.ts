import { list, map, object, oneOf, type Schema, text } from "../state/schema-parts.js";
import type { RequestMatch } from "./request-match.js";

const texts = ["like", "contains", "matches"].map((name) => object({ [name]: { type: "string" } }));
const TEXTS = '{ "like": "…*" }, { "contains": "…" }, { "matches": "…" }';

export const CONDITIONS: Readonly<Record<keyof RequestMatch, Schema>> = {
  method: oneOf(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE"]),
  path: {
    type: "string",
    pattern: "^(?:/(?!:)[\\w.~!$&'()*+,;=:@%|\\[\\]^-]*)+$",
    description: "a path as in a URL: percent-encoded and without a query, with * for any characters but a slash",
  },
  query: map({
    anyOf: [{ type: "string" }, list({ type: "string" }), ...texts, { type: "null" }],
    description: `a string, an array of all its values, ${TEXTS}, or null for none`,
  }),
  header: {
    ...map({ anyOf: [{ type: "string" }, ...texts, { type: "null" }], description: `a string, ${TEXTS}, or null for none` }),
    propertyNames: { pattern: "^[!#$%&'*+.^_`|~0-9A-Za-z-]+$" },
  },
  body: {},
  teamId: text,
};

import { schema } from "../support/files.js";
import { edit, type Edit, type Row, breaking, compatible, risky, unchanged } from "../support/row.js";

const CREATE = schema("CreateSiteBody");
const UPDATE = schema("UpdateSiteBody");

/** Code that creates a site with these fields beside those that are required. */
const creates = (fields: string): string => `await api.createSite(client, { body: { name: "a", region: "north", ${fields} } });`;
const updates = (fields: string): string => `await api.updateSite(client, { path: { siteId: "a" }, body: { ${fields} } });`;

/** A change that only the service sees, since what is allowed of a value is no type. */
const narrowed = (name: string, from: string, to: string, uses: string, wire: string): Row => {
  return breaking("request", name, edit(CREATE, from, to), uses, { wire });
};

const widened = (name: string, edits: readonly Edit[], uses: string): Row => {
  return compatible("request", name, edits, uses);
};

/** Which values the fields of request bodies take. */
export const REQUEST_VALUES: readonly Row[] = [
  breaking(
    "request",
    "a field cannot be null any more",
    edit(UPDATE, '  notes:\n    type: [string, "null"]\n', "  notes:\n    type: string\n"),
    updates("notes: null"),
  ),
  widened(
    "a field may be null",
    [edit(CREATE, "  domain:\n    type: string\n", '  domain:\n    type: [string, "null"]\n')],
    creates(`domain: "b"`),
  ),
  breaking("request", "a value fewer in an enumeration", edit(CREATE, "enum: [free, pro]", "enum: [pro]"), creates(`plan: "free"`)),
  widened("a value more in an enumeration", [edit(CREATE, "enum: [free, pro]", "enum: [free, pro, team]")], creates(`plan: "free"`)),
  breaking(
    "request",
    "a text becomes an enumeration",
    edit(UPDATE, "    maxLength: 60\n", "    maxLength: 60\n    enum: [shop, blog]\n"),
    updates(`name: "b"`),
  ),
  widened("an enumeration becomes a text", [edit(UPDATE, "    enum: [free, pro]\n", "")], updates(`plan: "free"`)),
  narrowed("a shorter greatest length", "maxLength: 60", "maxLength: 20", creates(""), "a length is no type"),
  widened("a longer greatest length", [edit(CREATE, "maxLength: 60", "maxLength: 90")], creates("")),
  widened("no greatest length any more", [edit(UPDATE, "    maxLength: 60\n", "")], updates(`name: "b"`)),
  narrowed("a longer least length", "minLength: 1", "minLength: 3", creates(""), "a length is no type"),
  narrowed("another pattern", "^[a-z-]+$", "^[a-z]+$", creates(""), "a pattern is no type"),
  widened("no pattern any more", [edit(CREATE, '    pattern: "^[a-z-]+$"\n', "")], creates("")),
  narrowed("a lower maximum", "maximum: 10\n", "maximum: 5\n", creates("replicas: 10"), "a limit of a number is no type"),
  widened("a higher maximum", [edit(CREATE, "maximum: 10\n", "maximum: 50\n")], creates("replicas: 10")),
  narrowed("a higher minimum", "minimum: 1\n", "minimum: 2\n", creates("replicas: 1"), "a limit of a number is no type"),
  narrowed(
    "whole steps in place of halves",
    "multipleOf: 0.5",
    "multipleOf: 1",
    creates("weight: 0.5"),
    "what a number is a multiple of is no type",
  ),
  narrowed(
    "a whole number in place of any",
    "type: number\n",
    "type: integer\n",
    creates("weight: 0.5"),
    "both are numbers to the compiler",
  ),
  narrowed("fewer items", "maxItems: 10", "maxItems: 3", creates(`labels: ["a"]`), "the type of a list has no length"),
  narrowed(
    "items once each",
    "maxItems: 10",
    "maxItems: 10\n    uniqueItems: true",
    creates(`labels: ["a"]`),
    "a list with one item twice has the same type",
  ),
  narrowed(
    "a format",
    "  domain:\n    type: string\n",
    "  domain:\n    type: string\n    format: hostname\n",
    creates(`domain: "b"`),
    "a text of any format is a string",
  ),
  risky("request", "another default", edit(CREATE, "default: 1", "default: 2"), creates(""), {
    wire: "who sends nothing gets another site of the same type",
  }),
  unchanged(
    "null is a variant of its own, as it was one of the types",
    edit(UPDATE, '  notes:\n    type: [string, "null"]\n', '  notes:\n    anyOf:\n      - type: string\n      - type: "null"\n'),
    updates("notes: null"),
  ),
  narrowed(
    "a value that is not taken",
    '    pattern: "^[a-z-]+$"\n',
    '    pattern: "^[a-z-]+$"\n    not:\n      const: admin\n',
    creates(""),
    "no type leaves out one text",
  ),
  narrowed(
    "halves in place of thirds",
    "multipleOf: 0.5",
    "multipleOf: 0.3",
    creates("weight: 0.5"),
    "what a number is a multiple of is no type",
  ),
];

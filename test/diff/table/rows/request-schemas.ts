import { schema } from "../support/files.js";
import { edit, type Edit, type Row, compatible, breaking, risky } from "../support/row.js";

const CREATE = schema("CreateSiteBody");
const UPDATE = schema("UpdateSiteBody");

const KEY = schema("Key");

const createsKey = `await api.createKey(client, { body: { name: "a", secret: "b" } });`;

/** Code that creates a site with these fields beside those that are required. */
const creates = (fields: string): string => `await api.createSite(client, { body: { name: "a", region: "north", ${fields} } });`;
const updates = (fields: string): string => `await api.updateSite(client, { path: { siteId: "a" }, body: { ${fields} } });`;

const widened = (name: string, edits: readonly Edit[], uses: string): Row => {
  return compatible("request", name, edits, uses);
};

/** The fields of request bodies. */
export const REQUEST_SCHEMAS: readonly Row[] = [
  breaking(
    "request",
    "a required field is new",
    [
      edit(CREATE, "required: [name, region]", "required: [name, region, team]"),
      edit(CREATE, "  domain:\n", "  team:\n    type: string\n  domain:\n"),
    ],
    creates(""),
  ),
  widened("an optional field is new", [edit(CREATE, "  domain:\n", "  team:\n    type: string\n  domain:\n")], creates(`domain: "b"`)),
  breaking(
    "request",
    "an optional field is required",
    edit(CREATE, "required: [name, region]", "required: [name, region, plan]"),
    creates(`domain: "b"`),
  ),
  widened("a required field is optional", [edit(CREATE, "required: [name, region]", "required: [name]")], creates("")),
  breaking("request", "a field of a closed body is gone", edit(CREATE, "  domain:\n    type: string\n", ""), creates(`domain: "b"`)),
  breaking(
    "request",
    "a field of an open body is gone",
    edit(UPDATE, '  notes:\n    type: [string, "null"]\n', ""),
    updates("notes: null"),
  ),
  breaking(
    "request",
    "another type of a field",
    edit(CREATE, "  domain:\n    type: string\n", "  domain:\n    type: boolean\n"),
    creates(`domain: "b"`),
  ),
  widened(
    "a further type of a field",
    [edit(CREATE, "  domain:\n    type: string\n", "  domain:\n    type: [string, boolean]\n")],
    creates(`domain: "b"`),
  ),
  breaking(
    "request",
    "another type of the items",
    edit(CREATE, "    items:\n      type: string\n", "    items:\n      type: integer\n"),
    creates(`labels: ["a"]`),
  ),
  breaking(
    "request",
    "another type of what a map holds",
    edit(CREATE, "    additionalProperties:\n      type: string\n", "    additionalProperties:\n      type: integer\n"),
    creates(`variables: { a: "b" }`),
  ),
  breaking(
    "request",
    "a map takes nothing any more",
    edit(CREATE, "    additionalProperties:\n      type: string\n", "    additionalProperties: false\n"),
    creates(`variables: { a: "b" }`),
  ),
  widened("further properties are taken", [edit(CREATE, "additionalProperties: false\nproperties", "properties")], creates(`domain: "b"`)),
  breaking(
    "request",
    "further properties are refused",
    edit(UPDATE, "properties:\n", "additionalProperties: false\nproperties:\n"),
    `const change = { name: "b", more: true };
await api.updateSite(client, { path: { siteId: "a" }, body: change });`,
    { wire: "the type of an object allows further properties, unless it is written where it is used" },
  ),
  breaking("request", "a body has to name something", edit(UPDATE, "properties:\n", "minProperties: 1\nproperties:\n"), updates(""), {
    wire: "the number of properties is no type",
  }),
  breaking(
    "request",
    "a field within a field is required",
    edit(
      CREATE,
      "    type: object\n    properties:\n      repository",
      "    type: object\n    required: [branch]\n    properties:\n      repository",
    ),
    creates(`source: { repository: "r" }`),
  ),
  breaking(
    "request",
    "a field is only answered",
    edit(UPDATE, "    maxLength: 60\n", "    maxLength: 60\n    readOnly: true\n"),
    updates(`name: "b"`),
  ),
  breaking(
    "request",
    "a composition asks for more",
    edit(
      UPDATE,
      "properties:\n",
      "allOf:\n  - type: object\n    required: [reason]\n    properties:\n      reason:\n        type: string\nproperties:\n",
    ),
    updates(`name: "b"`),
  ),
  widened(
    "a field is deprecated",
    [edit(CREATE, "  domain:\n    type: string\n", "  domain:\n    type: string\n    deprecated: true\n")],
    creates(`domain: "b"`),
  ),
  {
    name: "what is only answered may be sent",
    edits: [edit(KEY, "    readOnly: true\n    const: key\n", "    const: key\n")],
    verdict: "compatible",
    uses: createsKey,
  },
  breaking(
    "request",
    "what is only answered has to be sent",
    edit(KEY, "  id:\n    type: string\n    readOnly: true\n", "  id:\n    type: string\n"),
    createsKey,
  ),
  breaking(
    "request",
    "items of any type have one",
    edit(CREATE, "    items: {}\n", "    items:\n      type: string\n"),
    creates("steps: [1]"),
  ),
  widened("items of one type have any", [edit(CREATE, "    items:\n      type: string\n", "    items: {}\n")], creates(`labels: ["a"]`)),
  risky(
    "request",
    "a field beside any others is no longer listed",
    edit(
      CREATE,
      "    additionalProperties: true\n    properties:\n      colour:\n        type: string\n",
      "    additionalProperties: true\n",
    ),
    creates(`details: { colour: "red" }`),
    { wire: "a field that is not listed may have any type" },
  ),
  breaking(
    "request",
    "fields beside those that are listed are refused",
    edit(CREATE, "    additionalProperties: true\n", "    additionalProperties: false\n"),
    creates("details: { anything: 1 }"),
  ),
  breaking(
    "request",
    "fields beside those that are listed have a type",
    edit(CREATE, "    additionalProperties: true\n", "    additionalProperties:\n      type: string\n"),
    creates("details: { anything: 1 }"),
  ),
  widened(
    "a map takes anything",
    [edit(CREATE, "    additionalProperties:\n      type: string\n", "    additionalProperties: true\n")],
    creates(`variables: { a: "b" }`),
  ),
  breaking(
    "request",
    "items of which nothing is said have a type",
    edit(CREATE, "  steps:\n    type: array\n", "  steps:\n    type: array\n    items:\n      type: string\n"),
    creates("steps: [1]"),
    { given: [edit(CREATE, "    type: array\n    items: {}\n", "    type: array\n")] },
  ),
  widened("nothing is said of items any more", [edit(CREATE, "    items:\n      type: string\n", "")], creates(`labels: ["a"]`)),
];

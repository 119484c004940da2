import { schema } from "../support/files.js";
import { edit, type Edit, type Row } from "../support/row.js";

const CREATE = schema("CreateSiteBody");
const UPDATE = schema("UpdateSiteBody");

const KEY = schema("Key");

const createsKey = `await api.createKey(client, { body: { name: "a", secret: "b" } });`;

/** Code that creates a site with these fields beside those that are required. */
const creates = (fields: string): string => `await api.createSite(client, { body: { name: "a", region: "north", ${fields} } });`;
const updates = (fields: string): string => `await api.updateSite(client, { path: { siteId: "a" }, body: { ${fields} } });`;

const widened = (name: string, edits: readonly Edit[], uses: string): Row => {
  return { name, edits, verdict: "compatible", side: "request", uses };
};

/** The fields of request bodies. */
export const REQUEST_SCHEMAS: readonly Row[] = [
  {
    name: "a required field is new",
    edits: [
      edit(CREATE, "required: [name, region]", "required: [name, region, team]"),
      edit(CREATE, "  domain:\n", "  team:\n    type: string\n  domain:\n"),
    ],
    verdict: "breaking",
    side: "request",
    uses: creates(""),
  },
  widened("an optional field is new", [edit(CREATE, "  domain:\n", "  team:\n    type: string\n  domain:\n")], creates(`domain: "b"`)),
  {
    name: "an optional field is required",
    edits: [edit(CREATE, "required: [name, region]", "required: [name, region, plan]")],
    verdict: "breaking",
    side: "request",
    uses: creates(`domain: "b"`),
  },
  widened("a required field is optional", [edit(CREATE, "required: [name, region]", "required: [name]")], creates("")),
  {
    name: "a field of a closed body is gone",
    edits: [edit(CREATE, "  domain:\n    type: string\n", "")],
    verdict: "breaking",
    side: "request",
    uses: creates(`domain: "b"`),
  },
  {
    name: "a field of an open body is gone",
    edits: [edit(UPDATE, '  notes:\n    type: [string, "null"]\n', "")],
    verdict: "breaking",
    side: "request",
    uses: updates("notes: null"),
  },
  {
    name: "another type of a field",
    edits: [edit(CREATE, "  domain:\n    type: string\n", "  domain:\n    type: boolean\n")],
    verdict: "breaking",
    side: "request",
    uses: creates(`domain: "b"`),
  },
  widened(
    "a further type of a field",
    [edit(CREATE, "  domain:\n    type: string\n", "  domain:\n    type: [string, boolean]\n")],
    creates(`domain: "b"`),
  ),
  {
    name: "another type of the items",
    edits: [edit(CREATE, "    items:\n      type: string\n", "    items:\n      type: integer\n")],
    verdict: "breaking",
    side: "request",
    uses: creates(`labels: ["a"]`),
  },
  {
    name: "another type of what a map holds",
    edits: [edit(CREATE, "    additionalProperties:\n      type: string\n", "    additionalProperties:\n      type: integer\n")],
    verdict: "breaking",
    side: "request",
    uses: creates(`variables: { a: "b" }`),
  },
  {
    name: "a map takes nothing any more",
    edits: [edit(CREATE, "    additionalProperties:\n      type: string\n", "    additionalProperties: false\n")],
    verdict: "breaking",
    side: "request",
    uses: creates(`variables: { a: "b" }`),
  },
  widened("further properties are taken", [edit(CREATE, "additionalProperties: false\nproperties", "properties")], creates(`domain: "b"`)),
  {
    name: "further properties are refused",
    edits: [edit(UPDATE, "properties:\n", "additionalProperties: false\nproperties:\n")],
    verdict: "breaking",
    side: "request",
    uses: `const change = { name: "b", more: true };
await api.updateSite(client, { path: { siteId: "a" }, body: change });`,
    wire: "the type of an object allows further properties, unless it is written where it is used",
  },
  {
    name: "a body has to name something",
    edits: [edit(UPDATE, "properties:\n", "minProperties: 1\nproperties:\n")],
    verdict: "breaking",
    side: "request",
    uses: updates(""),
    wire: "the number of properties is no type",
  },
  {
    name: "a field within a field is required",
    edits: [
      edit(
        CREATE,
        "    type: object\n    properties:\n      repository",
        "    type: object\n    required: [branch]\n    properties:\n      repository",
      ),
    ],
    verdict: "breaking",
    side: "request",
    uses: creates(`source: { repository: "r" }`),
  },
  {
    name: "a field is only answered",
    edits: [edit(UPDATE, "    maxLength: 60\n", "    maxLength: 60\n    readOnly: true\n")],
    verdict: "breaking",
    side: "request",
    uses: updates(`name: "b"`),
  },
  {
    name: "a composition asks for more",
    edits: [
      edit(
        UPDATE,
        "properties:\n",
        "allOf:\n  - type: object\n    required: [reason]\n    properties:\n      reason:\n        type: string\nproperties:\n",
      ),
    ],
    verdict: "breaking",
    side: "request",
    uses: updates(`name: "b"`),
  },
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
  {
    name: "what is only answered has to be sent",
    edits: [edit(KEY, "  id:\n    type: string\n    readOnly: true\n", "  id:\n    type: string\n")],
    verdict: "breaking",
    side: "request",
    uses: createsKey,
  },
  {
    name: "items of any type have one",
    edits: [edit(CREATE, "    items: {}\n", "    items:\n      type: string\n")],
    verdict: "breaking",
    side: "request",
    uses: creates("steps: [1]"),
  },
  widened("items of one type have any", [edit(CREATE, "    items:\n      type: string\n", "    items: {}\n")], creates(`labels: ["a"]`)),
  {
    name: "a field beside any others is no longer listed",
    edits: [
      edit(
        CREATE,
        "    additionalProperties: true\n    properties:\n      colour:\n        type: string\n",
        "    additionalProperties: true\n",
      ),
    ],
    verdict: "risky",
    side: "request",
    uses: creates(`details: { colour: "red" }`),
    wire: "a field that is not listed may have any type",
  },
  {
    name: "fields beside those that are listed are refused",
    edits: [edit(CREATE, "    additionalProperties: true\n", "    additionalProperties: false\n")],
    verdict: "breaking",
    side: "request",
    uses: creates("details: { anything: 1 }"),
  },
  {
    name: "fields beside those that are listed have a type",
    edits: [edit(CREATE, "    additionalProperties: true\n", "    additionalProperties:\n      type: string\n")],
    verdict: "breaking",
    side: "request",
    uses: creates("details: { anything: 1 }"),
  },
  widened(
    "a map takes anything",
    [edit(CREATE, "    additionalProperties:\n      type: string\n", "    additionalProperties: true\n")],
    creates(`variables: { a: "b" }`),
  ),
  {
    name: "items of which nothing is said have a type",
    given: [edit(CREATE, "    type: array\n    items: {}\n", "    type: array\n")],
    edits: [edit(CREATE, "  steps:\n    type: array\n", "  steps:\n    type: array\n    items:\n      type: string\n")],
    verdict: "breaking",
    side: "request",
    uses: creates("steps: [1]"),
  },
  widened("nothing is said of items any more", [edit(CREATE, "    items:\n      type: string\n", "")], creates(`labels: ["a"]`)),
];

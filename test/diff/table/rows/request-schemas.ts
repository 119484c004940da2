import { schema } from "../harness/files.js";
import { after, before, breaking, compatible, cut, edit, risky, using, type Row } from "../harness/row.js";
import { creates, createsKey, updates } from "../harness/uses.js";

const CREATE = schema("CreateSiteBody");
const UPDATE = schema("UpdateSiteBody");

const KEY = schema("Key");

/** The fields of request bodies. */
export const REQUEST_SCHEMAS: readonly Row[] = [
  ...using(creates(""), [
    breaking("request", "a required field is new", [
      edit(CREATE, "region]", "region, team]"),
      before(CREATE, "domain:", "team: { type: string }\n  "),
    ]),
    compatible("request", "a required field is optional", edit(CREATE, "[name, region]", "[name]")),
  ]),
  ...using(creates(`domain: "b"`), [
    compatible("request", "an optional field is new", before(CREATE, "domain:", "team: { type: string }\n  ")),
    breaking("request", "an optional field is required", edit(CREATE, "region]", "region, plan]")),
    breaking("request", "a field of a closed body is gone", cut(CREATE, "  domain:\n    type: string\n")),
    breaking("request", "another type of a field", edit(CREATE, "domain:\n    type: string", "domain:\n    type: boolean")),
    compatible("request", "a further type of a field", edit(CREATE, "domain:\n    type: string", "domain:\n    type: [string, boolean]")),
    compatible("request", "further properties are taken", edit(CREATE, "additionalProperties: false\nproperties", "properties")),
    compatible("request", "a field is deprecated", after(CREATE, "domain:\n    type: string\n", "    deprecated: true\n")),
  ]),
  ...using(updates("notes: null"), [
    breaking("request", "a field of an open body is gone", cut(UPDATE, '  notes:\n    type: [string, "null"]\n')),
  ]),
  ...using(creates(`labels: ["a"]`), [
    breaking("request", "another type of the items", edit(CREATE, "items:\n      type: string", "items:\n      type: integer")),
    compatible("request", "items of one type have any", edit(CREATE, "items:\n      type: string", "items: {}")),
    compatible("request", "nothing is said of items any more", cut(CREATE, "    items:\n      type: string\n")),
  ]),
  ...using(creates(`variables: { a: "b" }`), [
    breaking(
      "request",
      "another type of what a map holds",
      edit(CREATE, "additionalProperties:\n      type: string", "additionalProperties:\n      type: integer"),
    ),
    breaking(
      "request",
      "a map takes nothing any more",
      edit(CREATE, "additionalProperties:\n      type: string", "additionalProperties: false"),
    ),
    compatible("request", "a map takes anything", edit(CREATE, "additionalProperties:\n      type: string", "additionalProperties: true")),
  ]),
  breaking("request", "further properties are refused", before(UPDATE, "properties:", "additionalProperties: false\n"), {
    wire: "the type of an object allows further properties, unless it is written where it is used",
    uses: `const change = { name: "b", more: true };\nawait api.updateSite(client, { path: { siteId: "a" }, body: change });`,
  }),
  breaking("request", "a body has to name something", before(UPDATE, "properties:", "minProperties: 1\n"), {
    wire: "the number of properties is no type",
    uses: updates(""),
  }),
  breaking(
    "request",
    "a field within a field is required",
    edit(CREATE, "object\n    properties:", "object\n    required: [branch]\n    properties:"),
    { uses: creates(`source: { repository: "r" }`) },
  ),
  ...using(updates(`name: "b"`), [
    breaking("request", "a field is only answered", after(UPDATE, "maxLength: 60\n", "    readOnly: true\n")),
    breaking(
      "request",
      "a composition asks for more",
      before(UPDATE, "properties:", "allOf:\n  - type: object\n    required: [reason]\n    properties:\n      reason: { type: string }\n"),
    ),
  ]),
  ...using(createsKey(""), [
    compatible("request", "what is only answered may be sent", edit(KEY, "readOnly: true\n    const: key", "const: key")),
    breaking(
      "request",
      "what is only answered has to be sent",
      edit(KEY, "id:\n    type: string\n    readOnly: true\n", "id:\n    type: string\n"),
    ),
  ]),
  ...using(creates("steps: [1]"), [
    breaking("request", "items of any type have one", edit(CREATE, "items: {}", "items:\n      type: string")),
    breaking(
      "request",
      "items of which nothing is said have a type",
      after(CREATE, "steps:\n    type: array\n", "    items: { type: string }\n"),
      { given: [edit(CREATE, "    type: array\n    items: {}\n", "    type: array\n")] },
    ),
  ]),
  risky(
    "request",
    "a field beside any others is no longer listed",
    edit(
      CREATE,
      "    additionalProperties: true\n    properties:\n      colour:\n        type: string\n",
      "    additionalProperties: true\n",
    ),
    { wire: "a field that is not listed may have any type", uses: creates(`details: { colour: "red" }`) },
  ),
  ...using(creates("details: { anything: 1 }"), [
    breaking("request", "fields beside those that are listed are refused", edit(CREATE, "true", "false")),
    breaking(
      "request",
      "fields beside those that are listed have a type",
      edit(CREATE, "additionalProperties: true", "additionalProperties:\n      type: string"),
    ),
  ]),
];

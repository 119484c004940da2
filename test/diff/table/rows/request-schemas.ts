import { creates, createsKey, schema, updates } from "../harness/files.js";
import { after, before, breaking, compatible, cut, edit, risky, unchanged, using, type Row } from "../harness/row.js";

const CREATE = schema("CreateSiteBody");
const UPDATE = schema("UpdateSiteBody");
const KEY = schema("Key");
const TEAM = before(CREATE, "domain:", "team: { type: string }\n  ");
const REASON = "allOf: [{ type: object, required: [reason], properties: { reason: { type: string } } }]\n";

// prettier-ignore
export const REQUEST_SCHEMAS: readonly Row[] = [
  ...using(creates(""), [
    breaking("request", "a required field is new", [edit(CREATE, "region]", "region, team]"), TEAM]),
    compatible("request", "a required field is optional", edit(CREATE, "[name, region]", "[name]")),
  ]),
  ...using(creates(`domain: "b"`), [
    compatible("request", "an optional field is new", TEAM),
    breaking("request", "an optional field is required", edit(CREATE, "region]", "region, plan]")),
    breaking("request", "a field of a closed body is gone", cut(CREATE, "  domain: { type: string }\n")),
    breaking("request", "a deprecated field of a closed body is gone", cut(CREATE, "  domain: { type: string, deprecated: true }\n"), { given: [after(CREATE, "domain: { type: string", ", deprecated: true")] }),
    breaking("request", "another type of a field", edit(CREATE, "domain: { type: string", "domain: { type: boolean")),
    compatible("request", "a further type of a field", edit(CREATE, "domain: { type: string", "domain: { type: [string, boolean]")),
    compatible("request", "further properties are taken", cut(CREATE, "additionalProperties: false\n")),
    compatible("request", "a field is deprecated", after(CREATE, "domain: { type: string", ", deprecated: true")),
  ]),
  breaking("request", "a field of an open body is gone", cut(UPDATE, '  notes: { type: [string, "null"] }\n'), updates("notes: null")),
  ...using(creates(`labels: ["a"]`), [
    breaking("request", "another type of the items", edit(CREATE, "items: { type: string }", "items: { type: integer }")),
    compatible("request", "items of one type have any", edit(CREATE, "items: { type: string }", "items: {}")),
    compatible("request", "nothing is said of items any more", cut(CREATE, ", items: { type: string }")),
  ]),
  ...using(creates(`variables: { a: "b" }`), [
    breaking("request", "another type of what a map holds", edit(CREATE, "Properties: { type: string }", "Properties: { type: integer }")),
    breaking("request", "a map takes nothing any more", edit(CREATE, "Properties: { type: string }", "Properties: false")),
    compatible("request", "a map takes anything", edit(CREATE, "Properties: { type: string }", "Properties: true")),
  ]),
  breaking("request", "further properties are refused", before(UPDATE, "properties:", "additionalProperties: false\n"), {
    wire: "the type of an object allows further properties, unless it is written where it is used",
    uses: `const change = { name: "b", more: true };\nawait api.updateSite(client, { path: { siteId: "a" }, body: change });`,
  }),
  breaking("request", "a body has to name something", before(UPDATE, "properties:", "minProperties: 1\n"), { wire: "the number of properties is no type", uses: updates("") }),
  breaking("request", "a field within a field is required", after(CREATE, "source: { type: object,", " required: [branch],"), creates(`source: { repository: "r" }`)),
  ...using(updates(`name: "b"`), [
    breaking("request", "a field becomes read-only", after(UPDATE, "maxLength: 60", ", readOnly: true")),
    breaking("request", "a composition asks for more", before(UPDATE, "properties:", REASON)),
  ]),
  ...using(createsKey(""), [
    compatible("request", "a read-only field may be sent", edit(KEY, "readOnly: true, const: key", "const: key")),
    breaking("request", "a read-only field must be sent", edit(KEY, "id: { type: string, readOnly: true }", "id: { type: string }")),
  ]),
  ...using(creates("steps: [1]"), [
    breaking("request", "items of any type have one", edit(CREATE, "items: {}", "items: { type: string }")),
    breaking("request", "items of which nothing is said have a type", after(CREATE, "steps: { type: array", ", items: { type: string }"), { given: [cut(CREATE, ", items: {}")] }),
  ]),
  risky("request", "a field beside any others is no longer listed", cut(CREATE, ", properties: { colour: { type: string } }"), {
    wire: "a field that is not listed may have any type",
    uses: creates(`details: { colour: "red" }`),
  }),
  ...using(creates("details: { anything: 1 }"), [
    breaking("request", "fields beside those that are listed are refused", edit(CREATE, "true", "false")),
    breaking("request", "fields beside the listed ones have a type", edit(CREATE, "Properties: true", "Properties: { type: string }")),
  ]),
];

const LENGTH = { wire: "a length is no type" };
const NUMBER = { wire: "a limit of a number is no type" };
const STEP = { wire: "what a number is a multiple of is no type" };
const FORMAT = { wire: "a text of any format is a string" };
const SAME_TYPE = { wire: "who sends nothing gets another site of the same type" };
const TWICE = { wire: "a list with one item twice has the same type" };
const ITEMS = { wire: "the type of a list has no length" };

// prettier-ignore
export const REQUEST_VALUES: readonly Row[] = [
  ...using(updates("notes: null"), [
    breaking("request", "a field cannot be null any more", edit(UPDATE, '[string, "null"]', "string")),
    unchanged("null is a variant of its own, as it was one of the types", edit(UPDATE, 'type: [string, "null"]', 'anyOf: [{ type: string }, { type: "null" }]')),
  ]),
  ...using(creates(`domain: "b"`), [
    compatible("request", "a field may be null", edit(CREATE, "domain: { type: string", 'domain: { type: [string, "null"]')),
    breaking("request", "a format", after(CREATE, "domain: { type: string", ", format: hostname"), FORMAT),
  ]),
  ...using(creates(`plan: "free"`), [
    breaking("request", "a value fewer in an enumeration", edit(CREATE, "[free, pro]", "[pro]")),
    compatible("request", "a value more in an enumeration", edit(CREATE, "pro]", "pro, team]")),
  ]),
  ...using(updates(`name: "b"`), [
    breaking("request", "a text becomes an enumeration", after(UPDATE, "maxLength: 60", ", enum: [shop, blog]")),
    compatible("request", "no greatest length any more", cut(UPDATE, ", maxLength: 60")),
  ]),
  compatible("request", "an enumeration becomes a text", cut(UPDATE, ", enum: [free, pro]"), updates(`plan: "free"`)),
  ...using(creates(""), [
    breaking("request", "a shorter greatest length", edit(CREATE, "maxLength: 60", "maxLength: 20"), LENGTH),
    compatible("request", "a longer greatest length", edit(CREATE, "maxLength: 60", "maxLength: 90")),
    breaking("request", "a longer least length", edit(CREATE, "minLength: 1", "minLength: 3"), LENGTH),
    breaking("request", "another pattern", edit(CREATE, "^[a-z-]+$", "^[a-z]+-?$"), { wire: "a pattern is no type" }),
    breaking("request", "a narrower pattern", edit(CREATE, "^[a-z-]+$", "^[a-z]+$"), { wire: "a pattern is no type" }),
    compatible("request", "no pattern any more", cut(CREATE, ', pattern: "^[a-z-]+$"')),
    risky("request", "another default", edit(CREATE, "default: 1", "default: 2"), SAME_TYPE),
    breaking("request", "a value that is not taken", after(CREATE, '"^[a-z-]+$"', ", not: { const: admin }"), { wire: "no type leaves out one text" }),
  ]),
  ...using(creates("replicas: 10"), [
    breaking("request", "a lower maximum", edit(CREATE, "maximum: 10", "maximum: 5"), NUMBER),
    compatible("request", "a higher maximum", edit(CREATE, "maximum: 10", "maximum: 50")),
  ]),
  breaking("request", "a higher minimum", edit(CREATE, "minimum: 1", "minimum: 2"), { ...NUMBER, uses: creates("replicas: 1") }),
  ...using(creates("weight: 0.5"), [
    breaking("request", "whole steps in place of halves", edit(CREATE, "multipleOf: 0.5", "multipleOf: 1"), STEP),
    breaking("request", "a whole number in place of any", edit(CREATE, "number", "integer"), { wire: "both are numbers to the compiler" }),
    breaking("request", "halves in place of thirds", edit(CREATE, "multipleOf: 0.5", "multipleOf: 0.3"), STEP),
  ]),
  ...using(creates(`labels: ["a"]`), [
    breaking("request", "fewer items", edit(CREATE, "maxItems: 10", "maxItems: 3"), ITEMS),
    breaking("request", "items once each", after(CREATE, "maxItems: 10", ", uniqueItems: true"), TWICE),
  ]),
];

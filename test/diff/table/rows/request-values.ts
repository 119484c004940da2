import { schema } from "../harness/files.js";
import { after, breaking, compatible, cut, edit, risky, unchanged, using, type Row } from "../harness/row.js";
import { creates, updates } from "../harness/uses.js";

const CREATE = schema("CreateSiteBody");
const UPDATE = schema("UpdateSiteBody");

const LENGTH = { wire: "a length is no type" };
const NUMBER = { wire: "a limit of a number is no type" };
const STEP = { wire: "what a number is a multiple of is no type" };
const FORMAT = { wire: "a text of any format is a string" };
const SAME_TYPE = { wire: "who sends nothing gets another site of the same type" };
const TWICE = { wire: "a list with one item twice has the same type" };
const ITEMS = { wire: "the type of a list has no length" };

/** Which values the fields of request bodies take. */
export const REQUEST_VALUES: readonly Row[] = [
  ...using(updates("notes: null"), [
    breaking("request", "a field cannot be null any more", edit(UPDATE, '[string, "null"]', "string")),
    unchanged(
      "null is a variant of its own, as it was one of the types",
      edit(UPDATE, 'type: [string, "null"]', 'anyOf: [{ type: string }, { type: "null" }]'),
    ),
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
  ...using(updates(`plan: "free"`), [compatible("request", "an enumeration becomes a text", cut(UPDATE, ", enum: [free, pro]"))]),
  ...using(creates(""), [
    breaking("request", "a shorter greatest length", edit(CREATE, "maxLength: 60", "maxLength: 20"), LENGTH),
    compatible("request", "a longer greatest length", edit(CREATE, "maxLength: 60", "maxLength: 90")),
    breaking("request", "a longer least length", edit(CREATE, "minLength: 1", "minLength: 3"), LENGTH),
    breaking("request", "another pattern", edit(CREATE, "^[a-z-]+$", "^[a-z]+$"), { wire: "a pattern is no type" }),
    compatible("request", "no pattern any more", cut(CREATE, ', pattern: "^[a-z-]+$"')),
    risky("request", "another default", edit(CREATE, "default: 1", "default: 2"), SAME_TYPE),
    breaking("request", "a value that is not taken", after(CREATE, '"^[a-z-]+$"', ", not: { const: admin }"), {
      wire: "no type leaves out one text",
    }),
  ]),
  ...using(creates("replicas: 10"), [
    breaking("request", "a lower maximum", edit(CREATE, "maximum: 10", "maximum: 5"), NUMBER),
    compatible("request", "a higher maximum", edit(CREATE, "maximum: 10", "maximum: 50")),
  ]),
  ...using(creates("replicas: 1"), [breaking("request", "a higher minimum", edit(CREATE, "minimum: 1", "minimum: 2"), NUMBER)]),
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

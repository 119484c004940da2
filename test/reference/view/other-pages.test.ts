import { expect, test } from "vitest";
import { viewOf } from "../../../scripts/docs/view/view-of.js";
import { attribute, find, textIn, textOf } from "./support/html.js";
import { coveragePage, errorsPage, guidePage, homePage, schemaPage, shape, site, tagPage } from "./support/pages.js";

const hrefs = (html: string) => find(html, "a").map((link) => attribute(link, "href"));

test("the page of a schema has its fields, what uses it and what it is part of", () => {
  const { body, headings } = viewOf(schemaPage, site);
  expect(headings.map(({ text }) => text)).toEqual(["Fields", "Used by", "Part of"]);
  expect(hrefs(body)).toEqual(expect.arrayContaining(["/widgets/list-widgets/", "/schemas/widget-list/"]));
  expect(textIn(body)).toContain("spec/groups/widgets/schemas/Widget.yaml");
});

test("the page of an enumeration has its values and no section of fields", () => {
  const { body, headings } = viewOf({ ...schemaPage, shape: shape({ values: ["a", "b"] }), partOf: [] }, site);
  expect(headings.map(({ text }) => text)).toEqual(["Used by"]);
  expect(textIn(body)).toContain("Valuesab");
});

test("a schema that is a choice calls its parts variants", () => {
  const { variants } = schemaPage.shape;
  expect(viewOf({ ...schemaPage, shape: shape({ variants }) }, site).headings[0]).toEqual({ depth: 2, id: "variants", text: "Variants" });
});

test("the page of a tag lists its operations with how much of each is known", () => {
  const { body } = viewOf(tagPage, site);
  expect(find(body, ".detail").map(textOf)).toEqual(["documented", "indexed"]);
  expect(textIn(body)).toContain("GET /v1/widgets");
  expect(hrefs(body)).toContain("/schemas/widget/");
});

test("a heading in the text of a tag is no heading of the page", () => {
  const { body, headings } = viewOf(tagPage, site);
  expect(headings.map(({ text }) => text)).toEqual(["Operations", "Schemas"]);
  expect(find(body, ".prose-heading").map(textOf)).toEqual(["More"]);
});

test("the first page tells where to begin, and lists guides and tags with counts", () => {
  const { body } = viewOf(homePage, site);
  expect(textIn(body)).toContain("Begin with Start.");
  expect(find(body, ".count").map(textOf)).toEqual(["3", "1"]);
  expect(hrefs(body)).toEqual(expect.arrayContaining(["/guides/start/", "/guides/pagination/", "/widgets/"]));
});

test("the text of the first page goes on below its lists, in places of its own", () => {
  const { body, headings } = viewOf(homePage, site);
  expect(headings.map(({ id }) => id)).toEqual(["start", "guides", "tags", "programs", "start-2", "in-part"]);
  expect(textIn(body)).toMatch(/^What this is\..*How it works\./);
});

test("the first page of a site without guides begins with the tags", () => {
  expect(viewOf({ ...homePage, guides: [] }, site).headings.map(({ id }) => id)).toEqual(["tags", "programs", "start", "in-part"]);
});

test("the first page leads programs to the contract, and says its version", () => {
  const { body } = viewOf(homePage, site);
  expect(hrefs(body)).toContain("/openapi.json");
  expect(textIn(body)).toContain("version 1.2.3 of the contract");
});

test("a deprecated operation is marked in lists", () => {
  const operations = tagPage.operations.map((operation) => ({ ...operation, isDeprecated: true as const }));
  expect(find(viewOf({ ...tagPage, operations }, site).body, ".deprecated")).toHaveLength(operations.length);
});

test("the page of errors has a place for each status, with what to do and where it is listed", () => {
  const { body, headings } = viewOf(errorsPage, site);
  expect(headings.map(({ id }) => id)).toEqual(["error-400", "error-409"]);
  expect(textIn(body)).toContain("Thrown as BadRequestError.A value is wrong. What to doCorrect the value.");
  expect(textIn(body)).toContain("1 operation lists it");
});

test("the table of what is not shown has sums", () => {
  const { body } = viewOf(coveragePage, site);
  const sums = find(body, "tfoot").flatMap((foot) => textOf(foot));
  expect(sums).toEqual(["All112233"]);
});

test("a guide keeps its headings and colours its code", () => {
  const { body, headings } = viewOf(guidePage, site);
  expect(headings).toEqual([
    { depth: 2, id: "all-pages", text: "All pages" },
    { depth: 3, id: "how-many", text: "How many" },
  ]);
  expect(find(body, "pre").map(textOf)).toEqual(["const all = 1;"]);
});

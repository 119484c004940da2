import { expect, test } from "vitest";
import { articleOf, nestedLevels, proseElements } from "../../../scripts/docs/view/markdown.js";
import { attribute, find, htmlOf, textIn, textOf } from "./harness/html.js";

const proseHtml = (text: string): string => htmlOf(proseElements(text));

test.each([
  ["2332", "2332"],
  ["121", "232"],
  ["132", "233"],
  ["246", "234"],
  ["323", "223"],
  ["", ""],
])("levels of headings %j become %j", (levels, nested) => expect(nestedLevels(Array.from(levels, Number)).join("")).toBe(nested));

test("headings of one name get ids of their own", () => {
  const { headings } = articleOf("## Twice\n\n## Twice\n\n## Twice-2\n\n## Twice\n");
  expect(headings.map(({ id }) => id)).toEqual(["twice", "twice-2", "twice-2-2", "twice-3"]);
});

test("the text of a heading is plain", () =>
  expect(articleOf("## The `id` of *a* [page](/errors/)\n").headings).toEqual([
    { depth: 2, id: "the-id-of-a-page", text: "The id of a page" },
  ]));

test("markup, images and links that run something stay text", () => {
  const html = proseHtml("<b onclick=x>a</b> ![y](https://elsewhere.example/y.png) [z](JavaScript:alert(1)) [v](data:text/html,x)");
  expect(find(html, "b")).toEqual([]);
  expect(find(html, "img")).toEqual([]);
  expect(find(html, "a").map((link) => attribute(link, "href"))).toEqual(["https://elsewhere.example/y.png"]);
  expect(textIn(html)).toContain("<b onclick=x>a</b>");
});

test("a link to a page of the site stays root-absolute", () =>
  expect(find(proseHtml("[lists](/guides/pagination/#all)"), "a").map((link) => attribute(link, "href"))).toEqual([
    "/guides/pagination/#all",
  ]));

test("code of a language that is not known stays as it is", () =>
  expect(find(proseHtml("```martian\n<a> & b\n```"), "pre").map(textOf)).toEqual(["<a> & b"]));

test("a table has the alignment of its columns as classes, since the pages' policy allows no style in an attribute", () => {
  const html = proseHtml("| a | b |\n| :- | -: |\n| 1 | 2 |");
  expect(find(html, "td").map((cell) => [attribute(cell, "className"), textOf(cell)])).toEqual([
    ["align-left", "1"],
    ["align-right", "2"],
  ]);
  expect(html).not.toContain("style=");
});

test("lists and breaks are those of CommonMark", () =>
  expect(proseHtml("3. *a*\n4. b  \n   c\n\n---")).toBe(`<ol start="3"><li><em>a</em></li><li>b<br/>c</li></ol><hr/>`));

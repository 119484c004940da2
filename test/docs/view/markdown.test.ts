import { expect, test } from "vitest";
import { articleOf, nestedLevels, proseElements } from "../../../scripts/docs/view/markdown.js";
import { attribute, find, htmlOf, textOf } from "./harness/html.js";

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

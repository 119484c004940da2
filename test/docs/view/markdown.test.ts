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
])("nests the heading levels %j as %j", (levels, nested) => expect(nestedLevels(Array.from(levels, Number)).join("")).toBe(nested));

test("gives repeated headings unique ids", () => {
  const { headings } = articleOf("## Twice\n\n## Twice\n\n## Twice-2\n\n## Twice\n");
  expect(headings.map(({ id }) => id)).toEqual(["twice", "twice-2", "twice-2-2", "twice-3"]);
});

test("strips Markdown from heading text", () =>
  expect(articleOf("## The `id` of *a* [page](/errors/)\n").headings).toEqual([
    { depth: 2, id: "the-id-of-a-page", text: "The id of a page" },
  ]));

test("aligns table columns with classes instead of styles", () => {
  const html = proseHtml("| a | b |\n| :- | -: |\n| 1 | 2 |");
  expect(find(html, "td").map((cell) => [attribute(cell, "className"), textOf(cell)].join(" "))).toEqual(["align-left 1", "align-right 2"]);
  expect(html).not.toContain("style=");
});

test("renders lists and line breaks as CommonMark", () =>
  expect(proseHtml("3. *a*\n4. b  \n   c\n\n---")).toBe(`<ol start="3"><li><em>a</em></li><li>b<br/>c</li></ol><hr/>`));

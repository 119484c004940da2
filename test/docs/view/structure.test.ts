import { describe, expect, test } from "vitest";
import { viewOf } from "../../../scripts/docs/view/view-of.js";
import { attribute, elementsOf, find, htmlOfView, textOf } from "./harness/html.js";
import { PAGES, site } from "./harness/pages.js";

describe.each(PAGES.map((page) => [page.path === "" ? "home" : page.path, viewOf(page, site)] as const))("page %s", (_, view) => {
  const { headings } = view;
  const body = htmlOfView(view);
  const elements = elementsOf(body);

  test("starts headings below the title, without gaps", () => {
    const levels = elements.filter(({ tagName }) => /^h\d$/.test(tagName)).map(({ tagName }) => Number(tagName.slice(1)));
    expect(levels.length).toBeGreaterThan(0);
    expect(levels[0]).toBe(2);
    for (const [index, level] of levels.entries()) expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 1) + 1);
    expect(Math.min(...levels)).toBe(2);
  });

  test("lists the same headings in the table of contents", () => {
    const drawn = elements
      .filter(({ tagName }) => tagName === "h2" || tagName === "h3")
      .map((element) => ({ depth: Number(element.tagName.slice(1)), id: attribute(element, "id"), text: textOf(element) }));
    expect(headings).toEqual(drawn);
  });

  test("is readable without scripts", () => {
    expect(elements.map(({ tagName }) => tagName)).not.toContain("script");
    const hidden = elements.filter((element) => element.properties.hidden === true);
    for (const element of hidden) expect(element.tagName === "button" || attribute(element, "id") === "try-it").toBe(true);
    for (const button of find(body, "button")) expect(hidden).toContainEqual(button);
  });
});

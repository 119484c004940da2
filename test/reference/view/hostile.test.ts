import { describe, expect, test } from "vitest";
import type { Page } from "../../../scripts/docs/model/types.js";
import { viewOf } from "../../../scripts/docs/view/view-of.js";
import { attribute, elementsOf, outline, textIn } from "./support/html.js";
import { PAGES, site } from "./support/pages.js";

const HOSTILE = [
  "<script>alert(1)</script>",
  '"onload=alert(1)',
  "'onload=alert(1)",
  "[x](javascript:alert(1))",
  "![x](https://elsewhere.example/x.png)",
  "</textarea></pre></code></details><img src=x onerror=alert(1)>",
  "<!-- --><svg/onload=alert(1)>",
  "&lt;script&gt;alert(1)&lt;/script&gt;",
  "javascript:alert(1)",
  "//elsewhere.example/",
  "\\\\elsewhere.example/",
];

/** What chooses between forms is of the model's own types and no text of the contract. */
const CHOICES = new Set(["kind", "detail", "language"]);

/** The page with every text of it replaced, each by one of its own, so that what has to be unique still is. */
function filled(page: Page, text: string): Page {
  let count = 0;
  const fill = (value: unknown, key: string): unknown => {
    if (typeof value === "string")
      return CHOICES.has(key) || (key === "further" && ["any", "none"].includes(value)) ? value : `${text} ${++count}`;
    if (Array.isArray(value)) return value.map((item) => fill(item, key));
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, fill(inner, name)]));
  };
  return fill(page, "") as Page;
}

describe.each(PAGES.map((page) => [page.path === "" ? "home" : page.path, page] as const))("%s", (_, page) => {
  const plain = viewOf(filled(page, "plain"), site).body;

  test.each(HOSTILE)("%s stays text", (hostile) => {
    const { body } = viewOf(filled(page, hostile), site);

    if (!hostile.startsWith("![")) expect(outline(body)).toBe(outline(plain));
    for (const element of elementsOf(body)) {
      expect(["script", "img", "svg", "textarea", "iframe", "style", "object", "base", "form"]).not.toContain(element.tagName);
      expect(Object.keys(element.properties).filter((name) => /^on|^style$|^src/i.test(name))).toEqual([]);
      const href = attribute(element, "href");
      if (href !== undefined && !hostile.startsWith("![")) expect(href).toMatch(/^(#|\/(?![/\\]))/);
    }
    if (/^[<"']/.test(hostile)) expect(textIn(body)).toContain(hostile.replace(/\s+/g, " "));
  });
});

test("what is filled in reaches the pages", () => {
  const body = viewOf(filled(PAGES[0] as Page, "needle"), site).body;
  expect(textIn(body).split("needle").length).toBeGreaterThan(60);
});

import { describe, expect, test } from "vitest";
import { viewOf } from "../../../scripts/docs/view/view-of.js";
import { attribute, elementsOf, htmlOfView, outline, textIn } from "./harness/html.js";
import { filled, PAGES, site } from "./harness/pages.js";

const HOSTILE = [
  ...["<script>alert(1)</script>", '"onload=alert(1)', "'onload=alert(1)", "[x](javascript:alert(1))"],
  ...["![x](https://elsewhere.example/x.png)", "</textarea></pre></code></details><img src=x onerror=alert(1)>"],
  ...["<!-- --><svg/onload=alert(1)>", "&lt;script&gt;alert(1)&lt;/script&gt;", "javascript:alert(1)"],
  ...["//elsewhere.example/", "\\\\elsewhere.example/"],
];

describe.each(PAGES.map((page) => [page.path === "" ? "home" : page.path, page] as const))("page %s", (_, page) => {
  const plain = htmlOfView(viewOf(filled(page, "plain"), site));

  test.each(HOSTILE)("keeps %s as text", (hostile) => {
    const body = htmlOfView(viewOf(filled(page, hostile), site));

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

import { expect, test } from "vitest";
import { highlight } from "../../../scripts/docs/view/highlight.js";
import { attribute, elementsOf, find, textOf } from "./harness/html.js";

const CODE = 'const name: string = "a < b && </code>"; // a comment\n';

test("keeps the code, without inline styles", () => {
  const html = highlight(CODE, "ts");
  expect(find(html, "code").map(textOf)).toEqual([CODE]);
  expect(html).not.toContain("style=");
  expect(new Set(find(html, "span").map((span) => attribute(span, "className"))).size).toBeGreaterThan(3);
});

test("makes a wide code block scrollable by keyboard", () => expect(elementsOf(highlight("x", "json"))[0]?.properties.tabIndex).toBe(0));

test.each([
  ["ts", "const a = 1"],
  ["sh", 'echo "a" # b'],
  ["json", '{"a":1}'],
  ["http", "GET / HTTP/1.1"],
  ["yaml", "a: 1"],
  ["python", "import os"],
  ["go", "package main"],
])("highlights %s", (language, code) => {
  const html = highlight(code, language);
  expect(find(html, "span").length).toBeGreaterThan(0);
  expect(textOf(elementsOf(html)[0] ?? expect.fail("nothing"))).toBe(code);
});

test("shows an unknown language as plain text", () => expect(find(highlight("<a>", "martian"), "pre").map(textOf)).toEqual(["<a>"]));

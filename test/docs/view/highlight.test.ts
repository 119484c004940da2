import { createHighlighterCoreSync } from "shiki/core";
import { createOnigurumaEngine } from "shiki/engine/oniguruma";
import shell from "shiki/langs/shellscript.mjs";
import typescript from "shiki/langs/typescript.mjs";
import light from "shiki/themes/github-light-high-contrast.mjs";
import { expect, test } from "vitest";
import { highlight, highlightCss } from "../../../scripts/docs/view/highlight.js";
import { LineHighlighter } from "../../../scripts/docs/view/line-highlighter.js";
import { elementsOf, find, textOf } from "./harness/html.js";

const CODE = 'const name: string = "a < b && </code>"; // a comment\n';

test("keeps the code, and replaces inline styles with classes", () => {
  const html = highlight(CODE, "ts");
  expect(find(html, "code").map(textOf)).toEqual([CODE]);
  expect(html).not.toContain("style=");
  const classes = [...html.matchAll(/class="(hl-[^"]+)"/g)].map(([, name]) => name);
  expect(new Set(classes).size).toBeGreaterThan(3);
  for (const name of classes) expect(highlightCss()).toContain(`.${name ?? ""}{--shiki-light:`);
});

test("makes a wide code block scrollable by keyboard", () => expect(elementsOf(highlight("x", "json"))[0]?.properties.tabIndex).toBe(0));

test.each(["ts", "sh", "json", "http", "yaml"])("highlights %s", (language) => {
  const snippet = { ts: "const a = 1", sh: 'echo "a"', json: '{"a":1}', http: "GET / HTTP/1.1", yaml: "a: 1" }[language] ?? "";
  expect(find(highlight(snippet, language), "span").length).toBeGreaterThan(2);
});

test("shows an unknown language as plain text", () => expect(find(highlight("<a>", "martian"), "pre").map(textOf)).toEqual(["<a>"]));

const THEME = "github-light-high-contrast";
const engine = await createOnigurumaEngine(import("shiki/wasm"));
const shiki = createHighlighterCoreSync({ engine, langs: [shell, typescript], themes: [light] });

test.each([
  ["typescript", "const a = `\n${b}\n`;\n\nconst a = `c`;\n/*\nconst a = `\n*/\nconst a = `\n"],
  ["typescript", "\nf({\r\n  a: 1,\n});\nf<{\n  a: 1,\n}>();"],
  ["shellscript", "cat <<E\ncat\nE\ncat 'a\nE' b"],
  ["text", "\na\n\na\n"],
  ["text", ""],
])("highlights %s line by line as all lines at once: %j", (lang, code) => {
  const options = { lang, themes: { light: THEME }, defaultColor: false } as const;
  const lines = new LineHighlighter(shiki, options);
  for (let times = 0; times < 2; times++) expect(lines.highlight(code)).toBe(shiki.codeToHtml(code, options));
});

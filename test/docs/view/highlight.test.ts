import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createHighlighterCoreSync } from "shiki/core";
import { createJavaScriptRegexEngine } from "shiki/engine/javascript";
import typescript from "shiki/langs/typescript.mjs";
import dark from "shiki/themes/github-dark-high-contrast.mjs";
import light from "shiki/themes/github-light-high-contrast.mjs";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { highlight, highlightCss } from "../../../scripts/docs/view/highlight.js";
import { HighlightCache } from "../../../scripts/docs/view/highlight-cache.js";
import { emptyFolder, removeFolder } from "../../generate/harness/repositories.js";
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

test("colors code as the two themes do", () => {
  const engine = createJavaScriptRegexEngine();
  const themes = { light: "github-light-high-contrast", dark: "github-dark-high-contrast" };
  const shiki = createHighlighterCoreSync({ engine, langs: [typescript], themes: [light, dark] });
  const styles = new Map([...highlightCss().matchAll(/\.(hl-\S+)\{(.*)\}/g)].map(([, name = "", style = ""]) => [name, style]));
  const ours = highlight(CODE, "ts").replace(
    /(<span )class="(hl-\S+)"/g,
    (_, start: string, name: string) => `${start}style="${styles.get(name)}"`,
  );
  const spans = /<span style[^>]*>[^<]*/g;
  const theirs = shiki.codeToHtml(CODE, { lang: "typescript", themes, defaultColor: false, tokenizeTimeLimit: 0 }).match(spans);
  expect(theirs?.length).toBeGreaterThan(5);
  expect(ours.match(spans)).toEqual(theirs);
});

test("shows an unknown language as plain text", () => expect(find(highlight("<a>", "martian"), "pre").map(textOf)).toEqual(["<a>"]));

describe("highlight cache", () => {
  const highlighted = { html: "<pre>a</pre>", styles: { "hl-1": "--shiki-light:#000" } };
  let folder = "";
  beforeEach(async () => (folder = await emptyFolder()));
  afterEach(() => removeFolder(folder));
  const filesIn = () => readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());

  test("returns a stored entry to another process", () => {
    new HighlightCache(folder, "1").set("a", highlighted);
    expect(new HighlightCache(folder, "1").get("a")).toEqual(highlighted);
    expect(new HighlightCache(folder, "1").get("b")).toBeUndefined();
    expect(filesIn()).toHaveLength(1);
  });

  test("ignores entries of another version", () => {
    new HighlightCache(folder, "1").set("a", highlighted);
    expect(new HighlightCache(folder, "2").get("a")).toBeUndefined();
  });

  test.each(["", "{", "[]", '{"html":1,"styles":{}}', '{"html":"a"}', '{"html":"a","styles":{"b":1}}'])("ignores invalid %j", (text) => {
    const cache = new HighlightCache(folder, "1");
    cache.set("a", highlighted);
    const [file] = filesIn();
    const path = join(file?.parentPath ?? "", file?.name ?? "");
    expect(JSON.parse(readFileSync(path, "utf8"))).toEqual(highlighted);
    writeFileSync(path, text);
    expect(cache.get("a")).toBeUndefined();
  });

  test("does nothing if its folder cannot be written", () => {
    writeFileSync(join(folder, "file"), "");
    const cache = new HighlightCache(join(folder, "file"), "1");
    cache.set("a", highlighted);
    expect(cache.get("a")).toBeUndefined();
  });
});

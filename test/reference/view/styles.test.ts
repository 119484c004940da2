import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";

const DOCS = resolve(import.meta.dirname, "../../../scripts/docs");
const STYLES = join(DOCS, "site/src/styles");

/** What the theme and the highlighter call their parts. */
const FOREIGN = new Set(["sl-markdown-content", "sidebar-content", "shiki"]);

const css = readdirSync(STYLES)
  .map((name) => readFileSync(join(STYLES, name), "utf8"))
  .join("\n")
  .replace(/\/\*[\s\S]*?\*\//g, "");

const code = readdirSync(DOCS, { recursive: true, encoding: "utf8" })
  .filter((name) => /\.(ts|tsx|astro)$/.test(name))
  .map((name) => readFileSync(join(DOCS, name), "utf8"))
  .join("\n");

test("each class that a style names is one that a page has", () => {
  const names = [...new Set([...css.matchAll(/\.([a-z][\w-]*)(?=[^{}]*\{)/g)].map(([, name = ""]) => name))];
  expect(names.length).toBeGreaterThan(40);
  expect(names.filter((name) => !FOREIGN.has(name) && !new RegExp(`["\` ]${name}["\` ]`).test(code))).toEqual([]);
});

test("the styles ask for nothing from elsewhere", () => {
  expect(css).not.toMatch(/@import|url\(/);
});

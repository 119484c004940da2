import { transformerStyleToClass } from "@shikijs/transformers";
import { createHighlighterCoreSync, type HighlighterCore } from "shiki/core";
import { createJavaScriptRegexEngine } from "shiki/engine/javascript";
import http from "shiki/langs/http.mjs";
import json from "shiki/langs/json.mjs";
import shell from "shiki/langs/shellscript.mjs";
import typescript from "shiki/langs/typescript.mjs";
import yaml from "shiki/langs/yaml.mjs";
import dark from "shiki/themes/github-dark-high-contrast.mjs";
import light from "shiki/themes/github-light-high-contrast.mjs";
import manifest from "shiki/package.json" with { type: "json" };
import { pairedTheme } from "./paired-theme.js";
import { CACHE_FOLDER, type Highlighted, HighlightCache } from "./highlight-cache.js";

const LANGUAGES: ReadonlyMap<string, string> = new Map([
  ...["ts", "typescript", "js", "javascript"].map((name) => [name, "typescript"] as const),
  ...["sh", "bash", "shell", "console"].map((name) => [name, "shellscript"] as const),
  ...["json", "yaml", "http"].map((name) => [name, name] as const),
  ["yml", "yaml"],
]);

const { theme, transformer } = pairedTheme(light, dark);
/** Increase this when the output for a snippet changes. */
const FORM = 2;
const CLASS_PREFIX = "hl-";

const disk = new HighlightCache(CACHE_FOLDER, JSON.stringify([manifest.version, theme.name, FORM]));
const memory = new Map<string, Highlighted>();
const classes = transformerStyleToClass({ classPrefix: CLASS_PREFIX });
let highlighter: HighlighterCore | undefined;

/** Highlights code as HTML with CSS classes. Unknown languages are plain text. */
export function highlight(code: string, language: string): string {
  const grammar = LANGUAGES.get(language.toLowerCase()) ?? "text";
  const snippet = `${grammar}\n${code}`;
  let highlighted = memory.get(snippet) ?? disk.get(snippet);
  if (highlighted === undefined) {
    highlighted = draw(code, grammar);
    disk.set(snippet, highlighted);
  }
  memory.set(snippet, highlighted);
  return highlighted.html;
}

/** Returns the styles of all snippets highlighted in this process, sorted. */
export function highlightCss(): string {
  const styles = new Map([...memory.values()].flatMap((highlighted) => Object.entries(highlighted.styles)));
  return [...styles]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .filter(([, style]) => style !== "")
    .map(([name, style]) => `.${name}{${style}}\n`)
    .join("");
}

function draw(code: string, grammar: string): Highlighted {
  highlighter ??= createHighlighterCoreSync({
    engine: createJavaScriptRegexEngine(),
    langs: [typescript, shell, json, yaml, http],
    themes: [theme],
  });
  classes.clearRegistry();
  const html = highlighter.codeToHtml(code, {
    lang: grammar,
    theme: theme.name,
    transformers: [transformer, classes],
    // The default limit of 500 ms per line would leave lines plain on a busy machine, and cache them.
    tokenizeTimeLimit: 0,
  });
  const styles = Object.fromEntries([...classes.getClassRegistry()].map(([name, style]) => [name, cssOf(style)]));
  return { html, styles };
}

function cssOf(style: Record<string, string> | string): string {
  if (typeof style === "string") return style;
  return Object.entries(style)
    .map(([property, value]) => `${property}:${value}`)
    .join(";");
}

import { transformerStyleToClass } from "@shikijs/transformers";
import { createHighlighterCoreSync, type HighlighterCore } from "shiki/core";
import { createOnigurumaEngine } from "shiki/engine/oniguruma";
import go from "shiki/langs/go.mjs";
import http from "shiki/langs/http.mjs";
import json from "shiki/langs/json.mjs";
import python from "shiki/langs/python.mjs";
import shell from "shiki/langs/shellscript.mjs";
import typescript from "shiki/langs/typescript.mjs";
import yaml from "shiki/langs/yaml.mjs";
import dark from "shiki/themes/github-dark-high-contrast.mjs";
import light from "shiki/themes/github-light-high-contrast.mjs";
import { LineHighlighter } from "./line-highlighter.js";

const LANGUAGES: ReadonlyMap<string, string> = new Map([
  ...["ts", "typescript", "js", "javascript"].map((name) => [name, "typescript"] as const),
  ...["sh", "bash", "shell", "console"].map((name) => [name, "shellscript"] as const),
  ...["json", "yaml", "http", "python", "go"].map((name) => [name, name] as const),
  ["yml", "yaml"],
]);

const THEMES = { light: "github-light-high-contrast", dark: "github-dark-high-contrast" };
const CLASS_PREFIX = "hl-";

const classes = transformerStyleToClass({ classPrefix: CLASS_PREFIX });
let highlighter: HighlighterCore | undefined;
/** By grammar. */
const languages = new Map<string, LineHighlighter>();

/** Loads the highlighter, unless it is loaded. Call it before {@link highlight}. */
export async function loadHighlighter(): Promise<void> {
  if (highlighter !== undefined) return;
  // Compiles the grammars in a third of the time of the JavaScript engine.
  const engine = await createOnigurumaEngine(import("shiki/wasm"));
  highlighter = createHighlighterCoreSync({ engine, langs: [typescript, shell, json, yaml, http, python, go], themes: [light, dark] });
}

/** Highlights code as HTML with CSS classes. Unknown languages are plain text. */
export function highlight(code: string, language: string): string {
  const grammar = LANGUAGES.get(language.toLowerCase()) ?? "text";
  const lines = languages.get(grammar) ?? highlighterOf(grammar);
  languages.set(grammar, lines);
  return lines.highlight(code);
}

/** Returns the styles of all snippets highlighted in this process, sorted. */
export function highlightCss(): string {
  return [...classes.getClassRegistry()]
    .map(([name, style]) => [name, cssOf(style)] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .filter(([, style]) => style !== "")
    .map(([name, style]) => `.${name}{${style}}\n`)
    .join("");
}

function highlighterOf(lang: string): LineHighlighter {
  if (highlighter === undefined) throw new Error("the highlighter is not loaded");
  return new LineHighlighter(highlighter, {
    lang,
    themes: THEMES,
    defaultColor: false,
    transformers: [classes],
    // The default limit of 500 ms per line would leave lines plain on a busy machine.
    tokenizeTimeLimit: 0,
  });
}

function cssOf(style: Record<string, string> | string): string {
  if (typeof style === "string") return style;
  return Object.entries(style)
    .map(([property, value]) => `${property}:${value}`)
    .join(";");
}

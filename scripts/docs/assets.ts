import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { build, type BuildFailure, transform } from "esbuild";
import { compare } from "../core/cli/finding.js";
import type { OutputFile } from "../core/files/output.js";
import { FaultyInput } from "../core/cli/spec-command.js";
import type { Frame } from "./frame.js";

/** The styles of the bodies, from the root of the repository. */
export const STYLES = "scripts/docs/site/src/styles";

const BROWSER = "scripts/docs/browser";

/** What browsers of the last years understand; `light-dark()` is of 2024. */
const TARGET = ["es2022", "chrome123", "firefox120", "safari17.5"];

/**
 * The scripts and styles that the pages load. Each script is a classic one: a module is not loaded from `file://`. The theme's scripts and
 * the site's go into one, since the theme's share modules that may run only once.
 */
export async function assetFiles(
  root: string,
  frame: Pick<Frame, "css" | "printCss" | "scripts">,
  highlightCss: string,
): Promise<OutputFile[]> {
  const style = await minifyCss([frame.css, ...readStyles(root), highlightCss].join("\n"));
  const theme = frame.scripts.names.map((name) => join(frame.scripts.folder, name));
  const [site, search, tryIt] = await Promise.all([
    bundleScript(root, [...theme, join(root, BROWSER, "site.ts")]),
    bundleScript(root, [join(root, BROWSER, "search.ts")]),
    bundleScript(root, [join(root, BROWSER, "try-it.ts")]),
  ]);
  return [
    { path: "assets/style.css", text: style },
    { path: "assets/print.css", text: await minifyCss(frame.printCss) },
    { path: "assets/no-script.css", text: noScriptCss(style) },
    { path: "assets/site.js", text: site },
    { path: "assets/search.js", text: search },
    { path: "assets/try-it.js", text: tryIt },
  ];
}

/** Every style sheet of the folder, in the order of the names. */
function readStyles(root: string): string[] {
  const folder = join(root, STYLES);
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => name.endsWith(".css"));
  return names.sort(compare).map((name) => readFileSync(join(folder, name), "utf8"));
}

/** One classic script that runs the modules in order. */
export async function bundleScript(root: string, modules: readonly string[]): Promise<string> {
  const contents = modules.map((module) => `import ${JSON.stringify(module)};\n`).join("");
  const { outputFiles } = await build({
    absWorkingDir: root,
    stdin: { contents, resolveDir: root },
    bundle: true,
    format: "iife",
    platform: "browser",
    target: TARGET,
    minify: true,
    charset: "utf8",
    legalComments: "none",
    write: false,
    logLevel: "silent",
  }).catch((error: unknown) => {
    throw isBuildFailure(error) ? new FaultyInput(error.errors.map(({ text, location }) => findingOf(root, text, location))) : error;
  });
  return outputFiles[0]?.text ?? "";
}

async function minifyCss(css: string): Promise<string> {
  return (await transform(css, { loader: "css", minify: true, target: TARGET, legalComments: "none", charset: "utf8" })).code;
}

/** On a narrow screen the side bar is opened by a button; without it, it stands above the page and scrolls. */
const WITHOUT_CONTROLS = `#search, starlight-theme-select, starlight-menu-button { display: none; }
@media (max-width: 49.99rem) {
  .page .sidebar { position: static; }
  .page .sidebar-pane { position: static; visibility: visible; max-height: 40vh; margin-top: var(--sl-nav-height); }
  .page .main-frame { padding-top: 0; }
  mobile-starlight-toc { display: none; }
}
`;

/**
 * What a reader without JavaScript gets: the light theme where their system asks for it, and no control that nothing answers to. The rules
 * are those of the light theme, made to hold without the mark that the theme's script sets; they stand last, so the others yield to them.
 */
export function noScriptCss(minified: string): string {
  const light = [...minified.matchAll(/([^{}]*\[data-theme=["']?light["']?\][^{}]*)\{([^{}]*)\}/g)]
    .map(
      ([, selector = "", rules = ""]) =>
        `${withoutStatements(selector).replace(/\[data-theme=["']?light["']?\]/g, "[data-theme]")}{${rules}}\n`,
    )
    .join("");
  return `@media (prefers-color-scheme: light) {\n${light}}\n${WITHOUT_CONTROLS}`;
}

/** Without what ends before the selector: `@layer a,b;`. */
function withoutStatements(selector: string): string {
  return selector.slice(selector.lastIndexOf(";") + 1).trim();
}

function isBuildFailure(error: unknown): error is BuildFailure {
  return error instanceof Error && "errors" in error && Array.isArray(error.errors);
}

function findingOf(
  root: string,
  message: string,
  location: { file: string; line: number; column: number } | null,
): FaultyInput["findings"][number] {
  const { file, line, column } = location ?? { file: BROWSER, line: 1, column: 0 };
  return { file: join(root, file), line, column: column + 1, rule: "docs-script", message };
}

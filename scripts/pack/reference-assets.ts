import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { build, transform } from "esbuild";
import { compare } from "../core/cli/finding.js";
import type { OutputFile } from "../core/files/output.js";
import { buildFaults } from "./build-faults.js";

/** The folder of the style sheets, relative to the repository. */
export const STYLES = "scripts/docs/styles";

/** The style sheet, relative to the site's root. */
export const STYLE = "assets/style.css";

const BROWSER = "scripts/docs/browser";

/** Browsers since 2024, which support `light-dark()` and `popover`. */
const TARGET = ["es2022", "chrome123", "firefox125", "safari17.5"];

/** Returns the scripts and the style sheet of the pages. Scripts are classic: browsers do not load modules from `file://`. */
export async function assetFiles(root: string): Promise<OutputFile[]> {
  const style = minifyCss(readStyles(root).join("\n"));
  const scripts = ["site", "search", "try-it"].map(async (name) => ({
    path: `assets/${name}.js`,
    text: await bundleScript(root, join(root, BROWSER, `${name}.ts`)),
  }));
  return [{ path: STYLE, text: await style }, ...(await Promise.all(scripts))];
}

/** Joins the style sheets of the folder, sorted by name. */
function readStyles(root: string): string[] {
  const folder = join(root, STYLES);
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => name.endsWith(".css"));
  return names.sort(compare).map((name) => readFileSync(join(folder, name), "utf8"));
}

/** Bundles a module with its imports into a classic script. */
export async function bundleScript(root: string, module: string): Promise<string> {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [module],
    bundle: true,
    format: "iife",
    platform: "browser",
    target: TARGET,
    minify: true,
    charset: "utf8",
    legalComments: "none",
    write: false,
    logLevel: "silent",
  }).catch(buildFaults(root, { file: BROWSER, rule: "docs-script" }));
  return outputFiles[0]?.text ?? "";
}

async function minifyCss(css: string): Promise<string> {
  return (await transform(css, { loader: "css", minify: true, target: TARGET, legalComments: "none", charset: "utf8" })).code;
}

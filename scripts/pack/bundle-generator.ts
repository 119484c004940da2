import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { build, type Plugin } from "esbuild";
import { compare } from "../core/cli/finding.js";
import type { OutputFile } from "../core/files/output.js";
import { entriesBelow } from "../core/files/entries-below.js";
import { REPOSITORY } from "../core/files/repository.js";
import { assetFiles } from "./reference-assets.js";
import { commonJs } from "./commonjs.js";
import { allRuntimeModules } from "../emit/runtime.js";
import { CONVERSIONS, OWN } from "../emit/runtime-module.js";
import { generatorVersion, toolVersions } from "../core/files/tool-versions.js";

/** The folder in `dist/` with the files that the generator reads, in the layout of the repository. */
const ROOT = "repository";

const TEMPLATE = "scripts/emit/templates/client.ts";

const MANIFEST = "packages/generator/package.json";

/** The modules of the runtime, which are made when the package is built: it takes longer than the rest of most runs. */
const MODULES = "runtime.json";

/** The same modules by path as CommonJS, which the command calls operations with, compressed. */
const CODES = "runtime-code.txt";

/** The folder in `dist/` with the scripts and styles of the reference. */
const ASSETS = "docs";

/** The module that the generator starts as a thread. */
const THREAD = "scripts/generate/foreign/large-stack-worker.js";

/** CommonJS libraries in the bundle call `require`. */
const BANNER = `import { createRequire as requireOf } from "node:module"; const require = requireOf(import.meta.url);`;

/** The options of a command that contains its libraries. */
export const BUNDLE = {
  outdir: "dist",
  bundle: true,
  splitting: true,
  platform: "node",
  format: "esm",
  target: "node20.19",
  minifySyntax: true,
  minifyWhitespace: true,
  lineLimit: 120,
  banner: { js: BANNER },
  metafile: true,
  write: false,
  logLevel: "silent",
} as const;

const PUBLISHED: Plugin = {
  name: "published",
  setup(build) {
    const contents = `export const REPOSITORY = require("node:url").fileURLToPath(new URL("./${ROOT}", import.meta.url));`;
    build.onLoad({ filter: /\/core\/files\/repository\.ts$/ }, () => ({ contents }));
    const modules = `import { readFileSync } from "node:fs";
import { brotliDecompressSync } from "node:zlib";
let modules, codes;
const read = (name) => readFileSync(new URL(name, import.meta.url), "utf8");
export const OWN = ${JSON.stringify(OWN)};
export const CONVERSIONS = ${JSON.stringify(CONVERSIONS)};
export const runtimeModule = (source) => (modules ??= JSON.parse(read("./${MODULES}")))[source];
export const runtimeCode = (path) => (codes ??= JSON.parse(brotliDecompressSync(Buffer.from(read("./${CODES}"), "base64"))))[path];`;
    build.onLoad({ filter: /\/emit\/runtime-module\.ts$/ }, () => ({ contents: modules }));
    // The assets are made when the package is built, by tools that it does not have.
    const assets = `import { readFileSync } from "node:fs";
export const STYLE = "assets/style.css";
const textOf = (name) => readFileSync(new URL("./${ASSETS}/" + name, import.meta.url), "utf8");
export const assetFiles = async () => ["style.css", "site.js", "search.js", "try-it.js"].map((name) => ({ path: "assets/" + name, text: textOf(name) }));`;
    build.onLoad({ filter: /\/pack\/reference-assets\.ts$/ }, () => ({ contents: assets }));
    build.onResolve({ filter: /^typescript$/ }, ({ path }) => ({ path, namespace: "nodes" }));
    const nodes = { contents: `module.exports = require("./type-nodes.js").default;`, resolveDir: join(REPOSITORY, "scripts/emit") };
    build.onLoad({ filter: /.*/, namespace: "nodes" }, () => nodes);
    // The published command has no contract of its own.
    build.onResolve({ filter: /\/own\/run\.js$/ }, ({ path }) => ({ path, namespace: "none" }));
    // The linter imports it for schemas of GraphQL, which the generator does not read.
    build.onResolve({ filter: /^graphql$/ }, ({ path }) => ({ path, namespace: "none" }));
    build.onLoad({ filter: /.*/, namespace: "none" }, () => ({ contents: "module.exports = {};" }));
  },
};

/**
 * Bundles the published generator with its libraries, since Node takes longer to read their 700 files than to run.
 *
 * @param read called with the path of each source, relative to the root
 */
export async function bundleGenerator(root: string, read: (source: string) => void): Promise<OutputFile[]> {
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    entryPoints: {
      index: "packages/generator/src/index.ts",
      cli: "packages/generator/src/cli.ts",
      thread: "scripts/generate/foreign/large-stack-thread.ts",
    },
    ...BUNDLE,
    external: ["jiti"],
    plugins: [PUBLISHED],
  });
  const isLibrary = (path: string): boolean => path.includes("node_modules/");
  const inputs = Object.keys(metafile.inputs);
  // Modules of plugins are no files: `none:…`.
  inputs.filter((path) => !isLibrary(path) && !/^\w+:/.test(path)).forEach(read);
  return [
    ...outputFiles.map((file) => ({ path: relative(`${root}/dist`, file.path).replaceAll("\\", "/"), text: file.text })),
    { path: "recheck.cjs", text: compressedModule(readFileSync(join(root, "node_modules/recheck/lib/browser.js"))) },
    ...filesToRead(root, read),
    ...(await referenceAssets(root, read)),
    licences(root, [...inputs.filter(isLibrary), "node_modules/recheck/"]),
  ];
}

/** Returns a CommonJS module in a sixth of its size. Only a pattern with a choice in a repetition needs this one. */
function compressedModule(source: Buffer): string {
  return `const data = \`${compressed(source).replace(/.{120}/g, "$&\n")}\`;
const source = require("node:zlib").brotliDecompressSync(Buffer.from(data, "base64")).toString();
module._compile(source, __filename);
`;
}

function compressed(source: Buffer | string, quality = 9): string {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_LGWIN]: 24 };
  return brotliCompressSync(source, { params }).toString("base64");
}

function filesToRead(root: string, read: (source: string) => void): OutputFile[] {
  const modules = allRuntimeModules();
  const codes = [...modules.values()].map(({ path, text }) => [path, commonJs(text)] as const);
  [TEMPLATE, ...modules.keys(), "scripts/emit/runtime-module.ts", MANIFEST].forEach(read);
  const files = {
    [TEMPLATE]: readFileSync(join(root, TEMPLATE), "utf8"),
    // Outputs and `--verbose` name these tools.
    "package.json": `${JSON.stringify({ type: "module", devDependencies: toolVersions("esbuild") })}\n`,
    [MANIFEST]: `${JSON.stringify({ type: "module", version: generatorVersion() })}\n`,
    [THREAD]: `import "../../../../thread.js";\n`,
  };
  return [
    { path: MODULES, text: JSON.stringify(Object.fromEntries(modules)) },
    { path: CODES, text: compressed(JSON.stringify(Object.fromEntries(codes)), 10) },
    ...Object.entries(files).map(([path, text]) => ({ path: `${ROOT}/${path}`, text })),
  ];
}

async function referenceAssets(root: string, read: (source: string) => void): Promise<OutputFile[]> {
  for (const folder of ["browser", "styles", "search", "view"]) {
    for (const { path, entry } of entriesBelow(join(root, "scripts/docs", folder)))
      if (entry.isFile()) read(`scripts/docs/${folder}/${path}`);
  }
  const files = await assetFiles(root);
  return files.map(({ path, text }) => ({ path: path.replace("assets", ASSETS), text }));
}

const NOTICE = /^\s*Copyright (?:\(c\)|©|\d)/i;

/** Returns the licences of the libraries in the bundle. Those with one text share it, below the notices of each. */
export function licences(root: string, inputs: readonly string[]): OutputFile {
  const folders = inputs.map((path) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? "");
  const groups = new Map<string, { notices: string[]; text: string }>();
  for (const folder of [...new Set(folders)].sort(compare)) {
    const { name, version, license } = JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8")) as Record<string, string>;
    const file = readdirSync(join(root, folder)).find((each) => /^licen[cs]e/i.test(each));
    const lines = file === undefined ? [] : readFileSync(join(root, folder, file), "utf8").split(/\r?\n/);
    const text = lines.filter((line) => !NOTICE.test(line)).join("\n");
    const words = text.replaceAll(/\s+/g, " ").trim();
    const group = groups.get(words) ?? { notices: [], text: text.trim() };
    group.notices.push(
      `# ${name ?? folder} ${version ?? ""} (${license ?? "no licence named"})`,
      ...lines.filter((line) => NOTICE.test(line)),
    );
    groups.set(words, group);
  }
  const texts = [...groups.values()].map(({ notices, text }) => `${[notices.join("\n"), text].join("\n\n").trim()}\n`);
  return { path: "LICENSES.md", text: texts.join("\n") };
}

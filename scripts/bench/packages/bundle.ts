// What a page ships: one list of pages with authentication and retries, bundled, minified and compressed.
import { existsSync } from "node:fs";
import { join, parse, relative, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { build, type BuildOptions, type Plugin, transform } from "esbuild";
import { REPOSITORY } from "../../lib/redocly-config.js";
import { PEER_MODULES } from "./peers.js";

const PROGRAMS = join(import.meta.dirname, "programs");

/** Bytes of a bundle. */
export interface BundleSize {
  minified: number;
  gzipped: number;
}

/** What a module adds to a bundle. */
export interface ModuleSize extends BundleSize {
  /** Below the repository's root. */
  module: string;
}

const OPTIONS = {
  bundle: true,
  format: "esm",
  platform: "browser",
  target: "es2022",
  legalComments: "none",
  nodePaths: [PEER_MODULES],
  logLevel: "silent",
} satisfies BuildOptions;

/** The bundle of a program, such as `paged/ours`, which imports the packages from their `dist/`. */
export async function bundleSize(program: string): Promise<BundleSize> {
  return sizeOf(await bundleText({ entryPoints: [programFile(program)] }));
}

/** The bundle of a text that imports the packages. */
export async function bundleSizeOf(contents: string): Promise<BundleSize> {
  return sizeOf(await bundleText({ stdin: { contents, resolveDir: PROGRAMS } }));
}

/** Writes modules with all that they import as ones that node runs; gives their files. */
export async function bundleForNode(files: readonly string[], outdir: string): Promise<string[]> {
  const names = files.map((file, index) => `${index}-${parse(file).name}`);
  const entryPoints = files.map((file, index) => ({ in: file, out: names[index] ?? "" }));
  const banner = { js: REQUIRE };
  await build({ ...OPTIONS, platform: "node", target: "node20", entryPoints, outdir, outExtension: { ".js": ".mjs" }, banner });
  return names.map((name) => join(outdir, `${name}.mjs`));
}

/** Peers of CommonJS ask for Node's modules in their own way. */
const REQUIRE = `import { createRequire } from "node:module"; const require = createRequire(import.meta.url);`;

/**
 * What each module of a program's bundle costs, the most first: minified, and as the compressed bundle is larger with it than without it.
 * The packages are read from their sources, since their `dist/` is one module each. What modules share by compression counts for none of them.
 */
export async function bundleModules(program: string): Promise<ModuleSize[]> {
  const text = await bundleText({
    entryPoints: [programFile(program)],
    plugins: [fromSources],
    minify: false,
    minifySyntax: true,
    minifyIdentifiers: true,
  });
  // esbuild heads each module with its path where it keeps white space.
  const [, ...parts] = text.split(/^\/\/ (\S+\.[cm]?[jt]s)\n/m);
  const modules: { module: string; code: string }[] = [];
  for (let index = 0; index + 1 < parts.length; index += 2) {
    const { code } = await transform(parts[index + 1] ?? "", { minifyWhitespace: true, format: "esm", legalComments: "none" });
    modules.push({ module: relative(REPOSITORY, resolve(REPOSITORY, parts[index] ?? "")), code });
  }
  const whole = gzipped(modules.map(({ code }) => code).join(""));
  return modules
    .map((one) => {
      const others = modules.filter((other) => other !== one).map(({ code }) => code);
      return { module: one.module, minified: Buffer.byteLength(one.code), gzipped: whole - gzipped(others.join("")) };
    })
    .sort((a, b) => b.gzipped - a.gzipped);
}

/** Leads from a package to the module that its `dist/` is made of. */
const fromSources: Plugin = {
  name: "from-sources",
  setup(building) {
    building.onResolve({ filter: /^@hosting-platform\// }, ({ path }) => {
      const [, name = "", subpath = "index"] = path.split("/");
      const places = [`packages/${name}/src/${subpath}.ts`, `generated/operations/${subpath}.ts`].map((place) => join(REPOSITORY, place));
      return { path: places.find((place) => existsSync(place)) ?? path, sideEffects: false };
    });
  },
};

async function bundleText(options: BuildOptions): Promise<string> {
  const { outputFiles } = await build({ ...OPTIONS, absWorkingDir: REPOSITORY, minify: true, ...options, write: false });
  return outputFiles[0]?.text ?? "";
}

/** The file of a program. */
export function programFile(program: string): string {
  return join(PROGRAMS, `${program}.js`);
}

function sizeOf(text: string): BundleSize {
  return { minified: Buffer.byteLength(text), gzipped: gzipped(text) };
}

function gzipped(text: string): number {
  return gzipSync(text, { level: 9 }).length;
}

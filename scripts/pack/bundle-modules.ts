import { join, relative } from "node:path";
import { build, type Plugin } from "esbuild";
import type { OutputFile } from "../core/files/output.js";
import { buildFaults } from "./build-faults.js";
import { distPath } from "./package-layout.js";

/**
 * Bundles a package into one ES module per entry. Other packages and shared sources stay imports.
 *
 * @param read called with the path of each source, relative to the root
 */
export async function bundleModules(
  root: string,
  { folder, shared = [] }: { folder: string; shared?: readonly { source: string; entry: string }[] },
  entries: readonly string[],
  read: (source: string) => void = () => undefined,
): Promise<OutputFile[]> {
  const entryPoints = entries.map((entry) => ({
    in: shared.find((each) => each.entry === entry)?.source ?? entry,
    out: distPath(folder, entry) ?? entry,
  }));
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    entryPoints,
    outdir: "dist",
    bundle: true,
    packages: "external",
    plugins: shared.map(({ source, entry }) => importsOf(join(root, source), `./${distPath(folder, entry) ?? ""}.js`)),
    format: "esm",
    platform: "neutral",
    target: "es2022",
    write: false,
    metafile: true,
    logLevel: "silent",
  }).catch(buildFaults(root, { file: "packages", rule: "package-source", hint: "adapt the packages' sources to the contract" }));
  Object.keys(metafile.inputs).forEach(read);
  return outputFiles.map(({ path, text }) => ({
    path: relative(`${root}/dist`, path).replaceAll("\\", "/"),
    text: text.replaceAll(SOURCE_NAME, ""),
  }));
}

/** The line before the code of each source, which no user of the package has. */
const SOURCE_NAME = /^\/\/ (?:packages|generated|scripts)\/.*\n/gm;

/** Keeps imports of a source as imports of its built module, which is beside the entries. */
function importsOf(source: string, module: string): Plugin {
  const imported = source.replace(/\.ts$/, ".js");
  return {
    name: "shared",
    setup(build) {
      build.onResolve({ filter: /^\.\.?\// }, ({ resolveDir, path, kind }) =>
        kind !== "entry-point" && join(resolveDir, path) === imported ? { path: module, external: true } : undefined,
      );
    },
  };
}

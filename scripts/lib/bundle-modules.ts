import { relative } from "node:path";
import { build } from "esbuild";
import type { OutputFile } from "./output.js";
import { distPath } from "./package-layout.js";

/** The JavaScript of a package: one self-contained ES module for each entry, other packages left as imports. */
export async function bundleModules(root: string, folder: string, entries: readonly string[]): Promise<OutputFile[]> {
  const entryPoints = entries.map((entry) => ({ in: entry, out: distPath(folder, entry) ?? entry }));
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints,
    outdir: "dist",
    bundle: true,
    packages: "external",
    format: "esm",
    platform: "neutral",
    target: "es2022",
    write: false,
    logLevel: "silent",
  });
  return outputFiles.map((file) => ({ path: relative(`${root}/dist`, file.path).replaceAll("\\", "/"), text: file.text }));
}

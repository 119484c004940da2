import { join, relative } from "node:path";
import { build, type BuildFailure, type Message, type Plugin } from "esbuild";
import type { Finding } from "./finding.js";
import type { OutputFile } from "./output.js";
import { distPath } from "./package-layout.js";
import { FaultyInput } from "./spec-command.js";

const HINT = "the packages' sources have to fit what the contract yields";

/** The JavaScript of a package: one self-contained ES module for each entry, other packages and the package's core left as imports. */
export async function bundleModules(
  root: string,
  { folder, core }: { folder: string; core?: string },
  entries: readonly string[],
): Promise<OutputFile[]> {
  const entryPoints = entries.map((entry) => ({ in: entry, out: distPath(folder, entry) ?? entry }));
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints,
    outdir: "dist",
    bundle: true,
    packages: "external",
    plugins: core === undefined ? [] : [importsOf(core, root, folder)],
    format: "esm",
    platform: "neutral",
    target: "es2022",
    write: false,
    logLevel: "silent",
  }).catch((error: unknown) => {
    throw isBuildFailure(error) ? new FaultyInput(error.errors.map((message) => findingOf(root, message))) : error;
  });
  return outputFiles.map((file) => ({ path: relative(`${root}/dist`, file.path).replaceAll("\\", "/"), text: file.text }));
}

/** Leaves imports of a source as imports of what it is built to. The sources that import it stand in the same folder. */
function importsOf(source: string, root: string, folder: string): Plugin {
  const stem = join(root, source).replace(/\.ts$/, "");
  return {
    name: "core",
    setup({ onResolve }) {
      onResolve({ filter: /^\.\// }, ({ resolveDir, path, kind }) =>
        kind !== "entry-point" && join(resolveDir, path) === `${stem}.js`
          ? { path: `./${distPath(folder, source) ?? source}.js`, external: true }
          : undefined,
      );
    },
  };
}

function isBuildFailure(error: unknown): error is BuildFailure {
  return error instanceof Error && "errors" in error && Array.isArray(error.errors);
}

function findingOf(root: string, { text, location }: Message): Finding {
  const { file, line, column } = location ?? { file: "packages", line: 1, column: 0 };
  return { file: join(root, file), line, column: column + 1, rule: "package-source", message: text, hint: HINT };
}

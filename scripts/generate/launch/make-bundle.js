// The generator and the libraries that it needs as one script. Node and tsx take longer to find, read and translate their 700 files than
// the generator takes to run.
import { join } from "node:path";
import process from "node:process";
import { pathToFileURL } from "node:url";

/** Stays where it is: a program beside its module, and three megabytes that only a new pattern needs. */
const EXTERNAL = ["esbuild", "recheck"];

/** Stays a module of its own: only there Node imports without a warning. */
const IMPORT = "scripts/core/modules/import-module.cjs";

/**
 * @param {string} root absolute path of the repository
 * @param {string} script absolute path of the module to start with
 * @returns {Promise<string>} a CommonJS module
 * @throws {Error} where a module cannot be read or translated
 */
export async function makeBundle(root, script) {
  const { build } = await import("esbuild");
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    entryPoints: [script],
    bundle: true,
    platform: "node",
    format: "cjs",
    target: `node${process.versions.node}`,
    // Names stay as they are: errors and messages show them, with the line.
    minifyWhitespace: true,
    lineLimit: 120,
    define: {
      // `scripts/core/files/repository.ts` finds the root by it, and the other modules by that.
      "import.meta.dirname": JSON.stringify(join(root, "scripts/core/files")),
      // What is resolved from there is found, and no module is the one that node was started with.
      "import.meta.url": JSON.stringify(pathToFileURL(join(root, "scripts/bundle")).href),
    },
    external: EXTERNAL,
    plugins: [{ name: "import", setup: ({ onResolve }) => onResolve({ filter: /\/import-module\.cjs$/ }, external) }],
    metafile: true,
    write: false,
    logLevel: "silent",
  });
  const stray = Object.keys(metafile.inputs).find((path) => !/^(?:scripts|packages\/[^/]+\/src|(?:\.\.\/)*.*node_modules)\//.test(path));
  if (stray !== undefined) throw new Error(`${stray} would not be known to have changed`);
  return outputFiles[0].text;

  function external() {
    return { path: join(root, IMPORT), external: true };
  }
}

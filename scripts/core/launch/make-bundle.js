// Bundles a command and its libraries into one script. Node and tsx take longer to find, read and compile their 700 files than most commands
// take to run.
import { join } from "node:path";
import process from "node:process";
import { pathToFileURL } from "node:url";

/** Not bundled: esbuild runs a program beside its module, and recheck's three megabytes are needed only for new patterns. */
const EXTERNAL = ["esbuild", "recheck"];

/** Not bundled, since Node warns about `import()` in the bundle. */
const IMPORT = "scripts/core/modules/import-module.cjs";

/**
 * @param {string} root absolute path of the repository
 * @param {string} script absolute path of the module to start with
 * @returns {Promise<string>} a CommonJS module
 * @throws {Error} if a module cannot be read or compiled
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
    // Keeps names readable in errors and messages.
    minifyWhitespace: true,
    lineLimit: 120,
    define: {
      // `scripts/core/files/repository.ts` derives the root from it; other modules use that.
      "import.meta.dirname": JSON.stringify(join(root, "scripts/core/files")),
      // Makes resolution work, but equals no path in `argv`, so that no module is the main one.
      "import.meta.url": JSON.stringify(pathToFileURL(join(root, "scripts/bundle")).href),
    },
    external: EXTERNAL,
    plugins: [{ name: "import", setup: ({ onResolve }) => onResolve({ filter: /\/import-module\.cjs$/ }, external) }],
    metafile: true,
    write: false,
    logLevel: "silent",
  });
  const stray = Object.keys(metafile.inputs).find((path) => !/^(?:scripts|packages\/[^/]+\/src|(?:\.\.\/)*.*node_modules)\//.test(path));
  if (stray !== undefined) throw new Error(`${stray} is not part of the bundle's hash`);
  return outputFiles[0].text;

  function external() {
    return { path: join(root, IMPORT), external: true };
  }
}

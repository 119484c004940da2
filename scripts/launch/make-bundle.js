// The generator and the libraries that it needs as one script. Node and tsx take longer to find, read and translate their 700 files than
// the generator takes to run.
import { readFileSync } from "node:fs";
import { dirname, extname, relative, sep } from "node:path";
import process from "node:process";
import { pathToFileURL } from "node:url";

/** Stays where it is: a program beside its module, and three megabytes that only a new pattern needs. */
const EXTERNAL = ["esbuild", "recheck"];

/** The name by which `run-bundle.js` gives the bundle its own `import`. */
const IMPORT = "importAtRunTime";

const LOADERS = { ".ts": "ts", ".tsx": "tsx", ".js": "js" };

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
    external: EXTERNAL,
    plugins: [inPlace(root)],
    metafile: true,
    write: false,
    logLevel: "silent",
  });
  const stray = Object.keys(metafile.inputs).find((path) => !/^(?:scripts|packages\/[^/]+\/src|(?:\.\.\/)*.*node_modules)\//.test(path));
  if (stray !== undefined) throw new Error(`${stray} would not be known to have changed`);
  return outputFiles[0].text;
}

/** The library that loads the plugins that a configuration names. */
const LOADING = /[\\/]@redocly[\\/]openapi-core[\\/]lib[\\/]config[\\/].*\.js$/;

/** What is known only at run time is imported by the launcher, which is a module: for a script, Node warns that it is an experiment. */
function withImports(text) {
  return text.replace(/\bimport\((?!\s*["'`])/g, `${IMPORT}(`);
}

/** What a module says of its own place stays true in the bundle, and so do the libraries that it asks for at run time. */
function inPlace(root) {
  const isOwn = (path) => !relative(root, path).split(sep).includes("node_modules");
  return {
    name: "in-place",
    setup(build) {
      build.onLoad({ filter: LOADING }, ({ path }) => ({ contents: withImports(readFileSync(path, "utf8")), loader: "js" }));
      build.onLoad({ filter: /\.(?:ts|tsx|js)$/ }, ({ path }) => {
        if (!isOwn(path)) return undefined;
        const contents = withImports(readFileSync(path, "utf8"))
          .replace(/createRequire\(import\.meta\.url\)\(/g, "require(")
          .replace(/^const require = createRequire\(import\.meta\.url\);$/m, "")
          .replaceAll("import.meta.dirname", () => JSON.stringify(dirname(path)))
          .replaceAll("import.meta.url", () => JSON.stringify(pathToFileURL(path).href))
          // The last statement of a command; a CommonJS module cannot wait for it, and nothing has to.
          .replace(/^(if \(isMain\([^)]*\)\)) await /m, "$1 void ");
        return { contents, loader: LOADERS[extname(path)] };
      });
    },
  };
}

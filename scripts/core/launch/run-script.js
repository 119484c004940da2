import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import process from "node:process";
import { cachedDataVersionTag } from "node:v8";
import { pathToFileURL } from "node:url";
import vm from "node:vm";
import { bundleFolder, removeOld } from "./bundle-store.js";
import { optimizeLater } from "./optimize-later.js";
import { writeWhole } from "../files/write-whole.js";

const CODE = "bundle.cjs";

/** Node's CommonJS module wrapper. */
const WRAPPER = ["(function (exports, require, module, __filename, __dirname) {\n", "\n})"];

/**
 * Runs a command of the repository from its bundle, as if Node had been started with it. Builds the bundle if it is missing.
 *
 * @param {string} root
 * @param {string} script absolute path of a module that exports `run`
 * @param {string} name of the script in the cache
 * @param {string} kind of run, in a word; V8's code cache is kept per kind
 * @param {boolean} isLong whether it runs until interrupted
 */
export async function runScript(root, script, name, kind = "run", isLong = false) {
  process.argv[1] = script;
  if (await runBundle(root, script, name, kind, isLong)) return;
  // The TypeScript sources report the cause if the bundle cannot be built.
  const { register } = await import("tsx/esm/api");
  register();
  await import(pathToFileURL(script).href);
}

/** Returns false if the bundle cannot be built; nothing has run then. */
async function runBundle(root, script, name, kind, isLong) {
  const folder = folderNow(root, name);
  if (folder === undefined) return false;
  const file = `${folder}/${CODE}`;
  // ASCII only: esbuild escapes other characters.
  let code = readStored(file)?.toString("latin1");
  if (code === undefined) {
    // Loaded only to build the bundle.
    const { makeBundle } = await import("./make-bundle.js");
    code = await makeBundle(root, script).catch(() => undefined);
    if (code === undefined) return false;
    // If a source changed in the meantime, the bundle does not match its hash.
    if (folderNow(root, name) === folder) writeWhole(file, code);
    removeOld(folder, name);
  }
  if (!isLong) optimizeLater();
  // V8 accepts a code cache only from the same version and flags.
  const translated = `${folder}/${kind}-${cachedDataVersionTag().toString(16)}.v8`;
  const cachedData = readStored(translated);
  const compiled = new vm.Script(WRAPPER.join(code), {
    filename: file,
    lineOffset: -1,
    cachedData,
  });
  if (cachedData === undefined || compiled.cachedDataRejected === true) {
    process.once("exit", (exitCode) => {
      if (exitCode === 0) writeWhole(translated, compiled.createCachedData());
    });
  }
  const module = { exports: {} };
  compiled.runInThisContext()(module.exports, createRequire(file), module, file, folder);
  await module.exports.run();
  return true;
}

/** Returns undefined if a source cannot be read, such as an editor's dangling lock link or a file being replaced. */
function folderNow(root, name) {
  try {
    return bundleFolder(root, name);
  } catch {
    return undefined;
  }
}

function readStored(file) {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import process from "node:process";
import { cachedDataVersionTag, setFlagsFromString } from "node:v8";
import vm from "node:vm";
import { bundleFolder, removeOld } from "./bundle-store.js";
import { writeWhole } from "../../core/files/write-whole.js";

/**
 * A run lasts a second, and V8 would spend half as much again on optimizing, in other threads, functions that then hardly run. It still
 * does it for what runs long, such as a contract ten times the size. With V8 11, which Node 20 has, what counts is how much bytecode ran
 * (by default about a ninth of this), since then how often a function was called (400 and 3000).
 */
const FLAGS = process.versions.v8.startsWith("11.")
  ? ["--interrupt-budget=600000"]
  : ["--invocation-count-for-maglev=4000", "--invocation-count-for-turbofan=50000"];

const CODE = "bundle.cjs";

/** What goes around the module. */
const WRAPPER = ["(function (exports, require, module, __filename, __dirname) {\n", "\n})"];

/**
 * Runs a script of the repository from its bundle, as if node had been started with it, and makes the bundle first where there is none.
 *
 * @param {string} root
 * @param {string} script absolute path
 * @param {string} name of the script, in the cache
 * @param {string} kind what the run does, in a word: what V8 has translated is kept for each kind
 * @param {boolean} isLong whether it goes on until it is interrupted
 * @returns {Promise<boolean>} false where no bundle can be made; nothing has run then
 */
export async function runBundle(root, script, name, kind, isLong = false) {
  const folder = folderNow(root, name);
  if (folder === undefined) return false;
  const file = `${folder}/${CODE}`;
  // Nothing but ASCII: esbuild escapes the rest.
  let code = readStored(file)?.toString("latin1");
  if (code === undefined) {
    // Only a run that has to make the bundle needs this.
    const { makeBundle } = await import("./make-bundle.js");
    code = await makeBundle(root, script).catch(() => undefined);
    if (code === undefined) return false;
    // Else a source was edited meanwhile, and the bundle is not what its name says.
    if (folderNow(root, name) === folder) writeWhole(file, code);
    removeOld(folder);
  }
  if (!isLong) FLAGS.forEach((flag) => setFlagsFromString(flag));
  // V8 takes only what it has translated itself, by the same flags.
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
  process.argv[1] = script;
  const module = { exports: {} };
  compiled.runInThisContext()(module.exports, createRequire(file), module, file, folder);
  await module.exports.run();
  return true;
}

/** Undefined where a source cannot be read, such as the link to nowhere by which an editor locks a file, or one that is just replaced. */
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

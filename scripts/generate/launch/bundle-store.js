// Bundles below `.cache/`, each in a folder that is named by the hash of all that the bundle is made from.
import { readdirSync, rmSync, statSync } from "node:fs";
import process from "node:process";
import { contentHash } from "../../core/files/content-hash.js";

/** How many bundles are kept: who goes to and fro between two branches finds both. */
const KEPT = 3;

const FOLDER = ".cache/generate/bundles";

/** What a bundle is made from: the sources, and the versions of the libraries. */
const SOURCES = ["scripts", "packages", "package-lock.json", "node_modules/.package-lock.json", "tsconfig.json"];

/** Of these, what no bundle holds. */
const UNUSED = /^(?:scripts\/bench|packages\/[^/]+\/(?!src$)[^/]+)$/;

/**
 * The folder for the bundle of a script.
 *
 * @param {string} root
 * @param {string} name
 */
export function bundleFolder(root, name) {
  const salt = JSON.stringify([root, process.version, process.arch]);
  return `${root}/${FOLDER}/${name}-${contentHash(root, SOURCES, { except: (path) => UNUSED.test(path), salt }).slice(0, 32)}`;
}

/** Removes the bundles that have not been made lately. */
export function removeOld(folder) {
  const parent = folder.slice(0, folder.lastIndexOf("/"));
  try {
    const folders = readdirSync(parent, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    const ages = folders.map(({ name }) => ({ path: `${parent}/${name}`, made: statSync(`${parent}/${name}`).mtimeMs }));
    const old = ages.filter(({ path }) => path !== folder).sort((a, b) => b.made - a.made);
    for (const { path } of old.slice(KEPT - 1)) rmSync(path, { recursive: true, force: true });
  } catch {
    // Another process removes them too.
  }
}

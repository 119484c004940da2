// Bundles in `.cache/`, each in a folder named by the hash of its sources.
import { readdirSync, rmSync, statSync } from "node:fs";
import process from "node:process";
import { contentHash } from "../files/content-hash.js";

/** Number of bundles to keep of each script, so that switching between branches does not rebuild. */
const KEPT = 3;

const FOLDER = ".cache/bundles";

/** Inputs of a bundle: the sources and the versions of the libraries. */
const SOURCES = ["scripts", "packages", "package-lock.json", "node_modules/.package-lock.json", "tsconfig.json"];

/** Sources that no bundle contains. */
const UNUSED = /^(?:scripts\/bench|packages\/[^/]+\/(?!src$)[^/]+)$/;

/**
 * Returns the folder of a script's bundle, named by the hash of its sources.
 *
 * @param {string} root
 * @param {string} name
 */
export function bundleFolder(root, name) {
  const salt = JSON.stringify([root, process.version, process.arch]);
  return `${root}/${FOLDER}/${name}-${contentHash(root, SOURCES, { except: (path) => UNUSED.test(path), salt }).slice(0, 32)}`;
}

/**
 * Removes old bundles of a script.
 *
 * @param {string} folder of the new bundle
 * @param {string} name of the script
 */
export function removeOld(folder, name) {
  const parent = folder.slice(0, folder.lastIndexOf("/"));
  try {
    const folders = readdirSync(parent, { withFileTypes: true }).filter(
      (entry) => entry.isDirectory() && entry.name.startsWith(`${name}-`),
    );
    const ages = folders.map(({ name: own }) => ({ path: `${parent}/${own}`, made: statSync(`${parent}/${own}`).mtimeMs }));
    const old = ages.filter(({ path }) => path !== folder).sort((a, b) => b.made - a.made);
    for (const { path } of old.slice(KEPT - 1)) rmSync(path, { recursive: true, force: true });
  } catch {
    // Another process may be removing them as well.
  }
}

// Bundles below `.cache/`, each in a folder of its own that is named by all that it is made from.
import { Buffer } from "node:buffer";
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import process from "node:process";
import { contentHash } from "./content-hash.js";
import { writeWhole } from "./write-whole.js";

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

/**
 * A file as it was stored; undefined where it is missing, or is not what was stored: a disk can be full, and a machine can fail.
 *
 * @param {string} folder
 * @param {string} name
 * @returns {Buffer | undefined}
 */
export function readStored(folder, name) {
  try {
    const bytes = readFileSync(`${folder}/${name}`);
    const content = bytes.subarray(0, -DIGEST_LENGTH);
    return digestOf(content).equals(bytes.subarray(-DIGEST_LENGTH)) ? content : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Stores files. One that cannot be stored is made again by the next run.
 *
 * @param {string} folder
 * @param {Record<string, string | Buffer>} files
 */
export function store(folder, files) {
  for (const [name, text] of Object.entries(files)) {
    const content = Buffer.from(text);
    writeWhole(`${folder}/${name}`, Buffer.concat([content, digestOf(content)]));
  }
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

const DIGEST_LENGTH = 32;

function digestOf(content) {
  return createHash("sha256").update(content).digest();
}

// JavaScript, since it runs before TypeScript can be loaded.
import { Buffer } from "node:buffer";
import { createHash } from "node:crypto";
import { closeSync, fstatSync, openSync, readdirSync, readSync, statSync } from "node:fs";

/** Folders that are not hashed. The lock file identifies installed packages. */
const LEFT_OUT = new Set(["node_modules", ".git", ".cache"]);

/** Read buffer; grows to the size of the largest file. */
let buffer = Buffer.allocUnsafe(1 << 20);

/**
 * Returns the SHA-256 of the paths, contents and executable bits of files.
 *
 * @param {string} root absolute path of the base folder
 * @param {readonly string[]} places files and folders, with `/`; a missing one counts as missing
 * @param {{ except?: (path: string) => boolean; salt?: string }} [options] excluded files and folders below the places; additional input
 * @returns {string}
 * @throws {Error} if a file cannot be read, and at a link to a folder, which may lead out of the root
 */
export function contentHash(root, places, { except = () => false, salt = "" } = {}) {
  const hash = createHash("sha256").update(salt);
  for (const place of places) add(hash, root, place, except);
  return hash.digest("hex");
}

function add(hash, root, place, except) {
  const status = statSync(`${root}/${place}`, { throwIfNoEntry: false });
  if (status === undefined) hash.update(`\0${place}\0missing\0`);
  else if (status.isDirectory()) addFolder(hash, root, place, except);
  else addFile(hash, root, place);
}

function addFolder(hash, root, place, except) {
  const entries = readdirSync(`${root}/${place}`, { withFileTypes: true });
  // Code units, independent of the locale and the file system.
  entries.sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    const path = `${place}/${entry.name}`;
    if (LEFT_OUT.has(entry.name) || except(path)) continue;
    if (entry.isDirectory()) addFolder(hash, root, path, except);
    else if (entry.isFile() || entry.isSymbolicLink()) addFile(hash, root, path);
    else throw new Error(`${path} is not a regular file`);
  }
}

function addFile(hash, root, path) {
  const file = openSync(`${root}/${path}`, "r");
  try {
    const { size, mode } = fstatSync(file);
    if (buffer.length < size) buffer = Buffer.allocUnsafe(size);
    let length = 0;
    while (length < size) {
      const read = readSync(file, buffer, length, size - length, null);
      if (read === 0) break;
      length += read;
    }
    // The length prevents collisions between content and the next path.
    hash.update(`\0${path}\0${(mode & 0o111) === 0 ? "" : "x"}\0${length}\0`).update(buffer.subarray(0, length));
  } finally {
    closeSync(file);
  }
}

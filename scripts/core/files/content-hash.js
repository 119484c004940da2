// JavaScript, since it runs before anything is loaded that reads TypeScript.
import { Buffer } from "node:buffer";
import { createHash } from "node:crypto";
import { closeSync, fstatSync, openSync, readdirSync, readSync, statSync } from "node:fs";

/** Packages that are installed are known by the lock file; what git keeps, and caches, nothing is made from. */
const LEFT_OUT = new Set(["node_modules", ".git", ".cache"]);

/** Grows to the size of the largest file that was read. */
let buffer = Buffer.allocUnsafe(1 << 20);

/**
 * SHA-256 over the paths, the contents and the executable bits of files.
 *
 * @param {string} root absolute path that the others start from
 * @param {readonly string[]} places files and folders, with `/`; one that is missing counts as missing
 * @param {{ except?: (path: string) => boolean; salt?: string }} [options] which files and folders below the places do not count; more
 *   that the hash is to depend on
 * @returns {string}
 * @throws {Error} where a file cannot be read, and at a link to a folder, which could lead anywhere
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
  // By code units, whatever the locale and the file system.
  entries.sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    const path = `${place}/${entry.name}`;
    if (LEFT_OUT.has(entry.name) || except(path)) continue;
    if (entry.isDirectory()) addFolder(hash, root, path, except);
    else if (entry.isFile() || entry.isSymbolicLink()) addFile(hash, root, path);
    else throw new Error(`${path} is no file`);
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
    // With the length before it, no content can look like a path and another content.
    hash.update(`\0${path}\0${(mode & 0o111) === 0 ? "" : "x"}\0${length}\0`).update(buffer.subarray(0, length));
  } finally {
    closeSync(file);
  }
}

import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import process from "node:process";

/**
 * Writes a cache file atomically.
 *
 * @param {string} file absolute path; missing folders are created
 * @param {string | Buffer} content
 * @returns {boolean} false if the file cannot be written; nothing is left behind
 */
export function writeWhole(file, content) {
  const temporary = `${file}.${process.pid}-${randomBytes(4).toString("hex")}.tmp`;
  try {
    makeFolder(dirname(file));
    writeFileSync(temporary, content);
    renameSync(temporary, file);
    return true;
  } catch {
    remove(temporary);
    return false;
  }
}

/**
 * Creates a folder and those above it. `mkdirSync` with `recursive` never returns below /proc, where it creates the parent again and again.
 *
 * @param {string} folder absolute path
 * @param {number} [mode]
 * @returns {string | undefined} the highest folder that was missing
 */
export function makeFolder(folder, mode) {
  const parent = dirname(folder);
  try {
    mkdirSync(folder, mode);
    return folder;
  } catch (error) {
    if (error.code === "EEXIST" && statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return undefined;
    if (error.code !== "ENOENT" || parent === folder) throw error;
    if (existsSync(parent)) throw Object.assign(error, { code: "EPERM" });
  }
  const made = makeFolder(parent, mode);
  makeFolder(folder, mode);
  return made ?? folder;
}

function remove(file) {
  try {
    rmSync(file, { force: true });
  } catch {
    // The folder does not exist.
  }
}

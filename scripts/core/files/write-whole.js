import { randomBytes } from "node:crypto";
import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
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
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(temporary, content);
    renameSync(temporary, file);
    return true;
  } catch {
    remove(temporary);
    return false;
  }
}

function remove(file) {
  try {
    rmSync(file, { force: true });
  } catch {
    // The folder does not exist.
  }
}

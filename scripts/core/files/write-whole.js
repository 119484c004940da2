import { randomBytes } from "node:crypto";
import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import process from "node:process";

/**
 * Writes a file of a cache so that other processes find it whole, as it was before, or not at all.
 *
 * @param {string} file absolute path; folders that are missing are made
 * @param {string | Buffer} content
 * @returns {boolean} false where it cannot be written: then nothing is left of it
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
    // There is no such folder.
  }
}

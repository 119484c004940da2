// JavaScript, since it runs before TypeScript can be loaded.
import { readdirSync, readFileSync } from "node:fs";
import process from "node:process";
import { contentHash } from "../../core/files/content-hash.js";
import { writeWhole } from "../../core/files/write-whole.js";

/** Path of the stamp with the hashes of the last run's inputs and outputs. */
export const STAMP = ".cache/generate/last-run.json";

/** All inputs of a run. A test compares them with the files that a run opens. */
export const INPUTS = [
  "spec",
  "scripts",
  "packages",
  "redocly.yaml",
  ".redocly.lint-ignore.yaml",
  "CHANGELOG.md",
  "LICENSE",
  "package.json",
  "package-lock.json",
  // Installed packages may differ from the lock file.
  "node_modules/.package-lock.json",
  "tsconfig.json",
];

/** The reference, which is large, and which `--no-docs` does not touch. */
const DOCS = "generated/docs";

/** Output in the packages. */
const BUILT = /^packages\/[^/]+\/(?:dist|LICENSE|api-report)$/;

/**
 * Checks if a run would change nothing, by comparing the contents of all inputs and outputs with those of the last run.
 *
 * @param {string} root
 * @param {{ docs: boolean }} options
 * @returns {boolean}
 */
export function isUpToDate(root, { docs }) {
  try {
    const stamp = JSON.parse(readFileSync(`${root}/${STAMP}`, "utf8"));
    return stamp.inputs === inputHash(root) && stamp.outputs === outputHash(root) && (!docs || stamp.docs === docsHash(root));
  } catch {
    // No stamp, or an unreadable file, which the run reports.
    return false;
  }
}

/**
 * Begins a run. Call it before any input is read.
 *
 * @param {string} root
 * @returns {{ written(): void; remember(options: { docs: boolean }): boolean }}
 */
export function beginRun(root) {
  const before = attempt(() => inputHash(root));
  let left;
  return {
    // Called when everything except the reference is written: building that takes long, and changes by others in the meantime are not the
    // run's output.
    written() {
      left = attempt(() => outputHash(root));
    },
    // Called after a run without findings; returns false if nothing was stored.
    remember({ docs }) {
      const isAsBefore = before !== undefined && before === attempt(() => inputHash(root));
      // An input was edited after it was read.
      if (!isAsBefore) return false;
      const outputs = attempt(() => ({ outputs: outputHash(root), docs: docs ? docsHash(root) : null }));
      if (outputs === undefined || (left !== undefined && left !== outputs.outputs)) return false;
      return writeWhole(`${root}/${STAMP}`, `${JSON.stringify({ inputs: before, ...outputs })}\n`);
    },
  };
}

function inputHash(root) {
  const salt = [process.version, process.platform, process.arch].join(" ");
  return contentHash(root, INPUTS, { except: (path) => BUILT.test(path), salt });
}

function outputHash(root) {
  const built = readdirSync(`${root}/packages`)
    .sort()
    .flatMap((name) => [`packages/${name}/dist`, `packages/${name}/LICENSE`]);
  return contentHash(root, ["generated", ...built], { except: (path) => path === DOCS });
}

function docsHash(root) {
  return contentHash(root, [DOCS]);
}

/** Ignores read errors. The run reports them if they matter. */
function attempt(work) {
  try {
    return work();
  } catch {
    return undefined;
  }
}

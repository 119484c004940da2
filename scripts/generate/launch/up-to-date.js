// Whether a run has anything to do. JavaScript, since it is asked before anything is loaded that reads TypeScript.
import { readdirSync, readFileSync } from "node:fs";
import process from "node:process";
import { contentHash } from "../../core/files/content-hash.js";
import { writeWhole } from "../../core/files/write-whole.js";

/** Where it is kept what the last run of our own contract was made from, and what it left. */
export const STAMP = ".cache/generate/last-run.json";

/** All that a run reads: a test holds it against what a run opens. */
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
  // What is installed, which need not be what the lock file says.
  "node_modules/.package-lock.json",
  "tsconfig.json",
];

/** The reference, which is large, and which `--no-docs` leaves as it is. */
const DOCS = "generated/docs";

/** Of a package, what a run writes. */
const BUILT = /^packages\/[^/]+\/(?:dist|LICENSE|api-report)$/;

/**
 * Whether a run would change nothing: all that it reads and writes is as the last run left it. Contents are compared, and no times.
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
    // No run is known, or something cannot be read: the run says what.
    return false;
  }
}

/**
 * To be called before a run reads anything.
 *
 * @param {string} root
 * @returns {{ written(): void; remember(options: { docs: boolean }): boolean }}
 */
export function beginRun(root) {
  const before = attempt(() => inputHash(root));
  let left;
  return {
    // The reference takes long: what somebody edits meanwhile is not what the run wrote.
    written() {
      left = attempt(() => outputHash(root));
    },
    remember({ docs }) {
      const isAsBefore = before !== undefined && before === attempt(() => inputHash(root));
      // Somebody has edited what the run had read already.
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

/** What cannot be read is for the run to say, where it needs it. */
function attempt(work) {
  try {
    return work();
  } catch {
    return undefined;
  }
}

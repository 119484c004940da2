import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { compare } from "../lib/finding.js";
import type { DocsOptions } from "./options.js";

/** All that a page can say something of, from the root: the contract, what draws it, and the packages, which answer the samples. */
const INPUTS = ["generated/openapi.json", "spec", "scripts/docs", "scripts/lib", "scripts/emit.ts", "CHANGELOG.md", "package-lock.json"];

/** The part of a package that answers. */
const BUILT = "dist";

/** What the last build was made from, and what it left. */
interface Stamp {
  inputs: string;
  outputs: string;
}

/** Whether the reference is what a build would write: nothing that it is made from has changed, and none of its files. */
export function isUpToDate(options: DocsOptions): boolean {
  const stamp = readStamp(options);
  return stamp?.inputs === inputHash(options) && stamp.outputs === outputHash(options);
}

/**
 * Keeps what was built from what.
 *
 * @param inputs the hash of before the build: what changed during it is not in it
 */
export function rememberBuild(options: DocsOptions, inputs: string): void {
  const file = stampFile(options);
  mkdirSync(dirname(file), { recursive: true });
  const stamp: Stamp = { inputs, outputs: outputHash(options) };
  const temporary = `${file}.${process.pid}.tmp`;
  writeFileSync(temporary, `${JSON.stringify(stamp)}\n`);
  renameSync(temporary, file);
}

export function inputHash({ root, siteUrl, sourceUrl }: DocsOptions): string {
  const packages = join(root, "packages");
  const built = existsSync(packages) ? readdirSync(packages).map((name) => `packages/${name}/${BUILT}`) : [];
  const files = [...INPUTS, ...built].flatMap((path) => filesBelow(join(root, path)));
  return hashOf(root, files, JSON.stringify([siteUrl, sourceUrl, process.versions.node]));
}

function outputHash({ out }: DocsOptions): string {
  return hashOf(out, filesBelow(out), "");
}

function hashOf(root: string, files: readonly string[], more: string): string {
  const hash = createHash("sha256").update(more);
  for (const file of [...files].sort(compare)) hash.update(`\0${relative(root, file)}\0`).update(readFileSync(file));
  return hash.digest("hex");
}

function filesBelow(path: string): string[] {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  const entries = readdirSync(path, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

function readStamp(options: DocsOptions): Stamp | undefined {
  try {
    return JSON.parse(readFileSync(stampFile(options), "utf8")) as Stamp;
  } catch {
    // None, or cut off: the next build writes it.
    return undefined;
  }
}

function stampFile({ root }: DocsOptions): string {
  return join(root, ".cache/docs/built.json");
}

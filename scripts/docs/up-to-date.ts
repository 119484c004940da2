import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { entriesBelow } from "../core/files/entries-below.js";
import { writeWhole } from "../core/files/write-whole.js";
import { compare } from "../core/cli/finding.js";
import type { DocsReport } from "./build.js";
import { type DocsOptions, parseOptions } from "./options.js";

/** The inputs of the pages, relative to the repository, without the built packages that the samples run against. */
const INPUTS = ["generated/openapi.json", "spec", "scripts", "packages/client/src/errors", "CHANGELOG.md", "package-lock.json"];

/** The built files of a package. */
const BUILT = "dist";

/** Hashes of the last build's inputs and outputs. */
interface Stamp {
  inputs: string;
  outputs: string;
}

/** Checks that neither the inputs nor the outputs have changed since the last build. */
export function isUpToDate(options: DocsOptions): boolean {
  const stamp = readStamp(options);
  return stamp?.inputs === inputHash(options) && stamp.outputs === outputHash(options);
}

/** Builds, and stores the hashes for {@link isUpToDate} if the options are the default ones and there were no findings. */
export async function remembering(options: DocsOptions, build: () => Promise<DocsReport>): Promise<DocsReport> {
  const inputs = inputHash(options);
  const report = await build();
  if (report.findings.length === 0 && isDefault(options)) rememberBuild(options, inputs);
  return report;
}

/** Checks that the options are those of `npm run generate`. */
function isDefault({ root, out, siteUrl, sourceUrl }: DocsOptions): boolean {
  const usual = parseOptions([], root);
  return out === usual.out && siteUrl === usual.siteUrl && sourceUrl === usual.sourceUrl;
}

/**
 * Stores the hashes of a build's inputs and outputs.
 *
 * @param inputs the hash from before the build, so that changes during the build count as new
 */
export function rememberBuild(options: DocsOptions, inputs: string): void {
  const stamp: Stamp = { inputs, outputs: outputHash(options) };
  writeWhole(stampFile(options), `${JSON.stringify(stamp)}\n`);
}

export function inputHash({ root, siteUrl, sourceUrl }: DocsOptions): string {
  const packages = join(root, "packages");
  const built = existsSync(packages) ? readdirSync(packages).map((name) => `packages/${name}/${BUILT}`) : [];
  const files = [...INPUTS, ...built].flatMap((path) => filesBelow(join(root, path)));
  return hashOf(root, files, JSON.stringify([siteUrl, sourceUrl, process.versions.node]));
}

function outputHash({ out }: DocsOptions): string {
  const files = filesBelow(out);
  return hashOf(out, files, "");
}

function hashOf(root: string, files: readonly string[], more: string): string {
  const hash = createHash("sha256").update(more);
  for (const file of [...files].sort(compare)) hash.update(`\0${relative(root, file)}\0`).update(readFileSync(file));
  return hash.digest("hex");
}

function filesBelow(path: string): string[] {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  const entries = entriesBelow(path).filter(({ entry }) => entry.isFile());
  return entries.map((below) => join(path, below.path));
}

function readStamp(options: DocsOptions): Stamp | undefined {
  try {
    return JSON.parse(readFileSync(stampFile(options), "utf8")) as Stamp;
  } catch {
    // Missing or incomplete: the next build writes it.
    return undefined;
  }
}

function stampFile({ root }: DocsOptions): string {
  return join(root, ".cache/docs/built.json");
}

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { compare } from "../../core/cli/finding.js";
import type { OutputFile } from "../../core/files/output.js";
import { toolVersions } from "../stamp.js";

/** The file that lists the files of a run. */
export const MANIFEST = "stamp.json";

interface Manifest {
  /** File name of the root document. */
  document: string;
  files: readonly string[];
}

/**
 * Generates `stamp.json`: the document, tool versions and generated files. It contains the hash of the bundled document, which does not depend on
 * the folder or the key order of the sources.
 */
export function manifestOf(name: string, bundle: string, files: readonly OutputFile[]): OutputFile {
  const stamp = {
    document: name,
    bundle: createHash("sha256").update(bundle).digest("hex"),
    tools: toolVersions(),
    files: [...files.map(({ path }) => path), MANIFEST].sort(compare),
  };
  return { path: MANIFEST, text: `${JSON.stringify(stamp, null, 2)}\n` };
}

/** Returns the files that the last run wrote to a folder; undefined if there was none. */
export function writtenBefore(folder: string): ReadonlySet<string> | undefined {
  try {
    const manifest = JSON.parse(readFileSync(join(folder, MANIFEST), "utf8")) as Partial<Manifest>;
    if (typeof manifest.document !== "string" || !Array.isArray(manifest.files)) return undefined;
    return new Set(manifest.files.filter((path) => typeof path === "string"));
  } catch {
    return undefined;
  }
}

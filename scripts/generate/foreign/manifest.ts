import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { compare } from "../../core/cli/finding.js";
import type { OutputFile } from "../../core/files/output.js";
import { toolVersions } from "../../core/files/tool-versions.js";

/** The file that lists the files of a run. */
export const MANIFEST = "stamp.json";

interface Manifest {
  /** File name of the root document. */
  document: string;
  bundle: string;
  files: readonly string[];
}

/**
 * Generates `stamp.json`: the document, tool versions and generated files. It contains the hash of the bundled document, which does not depend on
 * the folder or the key order of the sources.
 */
export function manifestOf(name: string, bundle: string, files: readonly OutputFile[]): OutputFile {
  const stamp = {
    document: name,
    bundle: hashOf(bundle),
    tools: toolVersions(),
    files: [...files.map(({ path }) => path), MANIFEST].sort(compare),
  };
  return { path: MANIFEST, text: `${JSON.stringify(stamp, null, 2)}\n` };
}

/** Returns the SHA-256 of a text. */
export function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

/** What the last run wrote to a folder. */
export interface Written {
  files: ReadonlySet<string>;
  /** The hash of `openapi.json`, also if it was not written. */
  bundle: string | undefined;
}

/** Returns what the last run wrote to a folder; undefined if there was none. */
export function writtenBefore(folder: string): Written | undefined {
  try {
    const manifest = JSON.parse(readFileSync(join(folder, MANIFEST), "utf8")) as Partial<Manifest>;
    if (typeof manifest.document !== "string" || !Array.isArray(manifest.files)) return undefined;
    return { files: new Set(manifest.files.filter((path) => typeof path === "string")), bundle: manifest.bundle };
  } catch {
    return undefined;
  }
}

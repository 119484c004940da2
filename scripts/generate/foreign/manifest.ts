import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { compare } from "../../core/cli/finding.js";
import type { OutputFile } from "../../core/files/output.js";
import { toolVersions } from "../stamp.js";

/** The file that says which files of the folder a run wrote. */
export const MANIFEST = "stamp.json";

interface Manifest {
  /** Name of the root document's file. */
  document: string;
  files: readonly string[];
}

/**
 * `stamp.json`: what was generated from, with which tools, and which files are the generator's. The hash is that of `openapi.json`:
 * it stays where only the order of keys in the sources changes, or the folder that they stand in.
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

/** The files that the last run wrote into a folder; undefined where none did. */
export function writtenBefore(folder: string): ReadonlySet<string> | undefined {
  try {
    const manifest = JSON.parse(readFileSync(join(folder, MANIFEST), "utf8")) as Partial<Manifest>;
    if (typeof manifest.document !== "string" || !Array.isArray(manifest.files)) return undefined;
    return new Set(manifest.files.filter((path) => typeof path === "string"));
  } catch {
    return undefined;
  }
}

import { createHash } from "node:crypto";
import { relative } from "node:path";
import { compare } from "../core/cli/finding.js";
import type { OutputFile } from "../core/files/output.js";
import { toolVersions } from "../core/files/tool-versions.js";
import type { SpecTree } from "../read/spec-tree.js";

/** Generates `stamp.json`: the hash of the input and the tool versions. */
export function stampOf(tree: SpecTree): OutputFile {
  return { path: "stamp.json", text: `${JSON.stringify({ inputs: hashOf(tree), tools: toolVersions() }, null, 2)}\n` };
}

/** Returns the SHA-256 of the path and text of each file of the contract, in the order of the paths. */
function hashOf(tree: SpecTree): string {
  const hash = createHash("sha256");
  const files = [...tree.files.values()].map((file) => ({ path: relative(tree.folder, file.path).replaceAll("\\", "/"), text: file.text }));
  for (const { path, text } of files.sort((a, b) => compare(a.path, b.path))) hash.update(`${path}\0${text}\0`);
  return hash.digest("hex");
}

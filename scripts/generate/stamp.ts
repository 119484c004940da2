import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { compare } from "../core/cli/finding.js";
import type { OutputFile } from "../core/files/output.js";
import { REPOSITORY } from "../core/files/repository.js";
import type { SpecTree } from "../read/spec-tree.js";

/** Libraries whose version may change the output. */
const TOOLS = ["@redocly/openapi-core", "openapi-fetch", "openapi-typescript", "typescript"];

/** package.json has exact versions, since they are part of the output. */
interface Manifest {
  devDependencies: Record<string, string>;
}

/** Generates `stamp.json`: the hash of the input and the tool versions. */
export function stampOf(tree: SpecTree): OutputFile {
  return { path: "stamp.json", text: `${JSON.stringify({ inputs: hashOf(tree), tools: toolVersions() }, null, 2)}\n` };
}

/** Returns the versions of these libraries by name. */
export function toolVersions(): Record<string, string> {
  const { devDependencies } = JSON.parse(readFileSync(join(REPOSITORY, "package.json"), "utf8")) as Manifest;
  return Object.fromEntries(TOOLS.map((name) => [name, devDependencies[name] ?? ""]));
}

/** Returns the SHA-256 of the path and text of each file of the contract, in the order of the paths. */
function hashOf(tree: SpecTree): string {
  const hash = createHash("sha256");
  const files = [...tree.files.values()].map((file) => ({ path: relative(tree.folder, file.path).replaceAll("\\", "/"), text: file.text }));
  for (const { path, text } of files.sort((a, b) => compare(a.path, b.path))) hash.update(`${path}\0${text}\0`);
  return hash.digest("hex");
}

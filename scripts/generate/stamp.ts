import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { compare } from "../core/cli/finding.js";
import type { OutputFile } from "../core/files/output.js";
import { REPOSITORY } from "../lint/redocly-config.js";
import type { SpecTree } from "../read/spec-tree.js";

/** The libraries whose version can change what is generated. */
const TOOLS = ["@redocly/openapi-core", "openapi-fetch", "openapi-typescript", "typescript"];

/** The versions stand in package.json exactly, since a generator's version is part of what it yields. */
interface Manifest {
  devDependencies: Record<string, string>;
}

/** `stamp.json`: the hash of what was read and the versions of what it was read with. */
export function stampOf(tree: SpecTree): OutputFile {
  return { path: "stamp.json", text: `${JSON.stringify({ inputs: hashOf(tree), tools: toolVersions() }, null, 2)}\n` };
}

/** The versions of those libraries, by name. */
export function toolVersions(): Record<string, string> {
  const { devDependencies } = JSON.parse(readFileSync(join(REPOSITORY, "package.json"), "utf8")) as Manifest;
  return Object.fromEntries(TOOLS.map((name) => [name, devDependencies[name] ?? ""]));
}

/** SHA-256 over the path and the text of each file of the contract, in the order of the paths. */
function hashOf(tree: SpecTree): string {
  const hash = createHash("sha256");
  const files = [...tree.files.values()].map((file) => ({ path: relative(tree.folder, file.path).replaceAll("\\", "/"), text: file.text }));
  for (const { path, text } of files.sort((a, b) => compare(a.path, b.path))) hash.update(`${path}\0${text}\0`);
  return hash.digest("hex");
}

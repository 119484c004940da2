import { type Fault, faultOf } from "../../read/spec-node.js";
import { isFlow } from "../flows/read-flows.js";
import { type Contract, partsOf } from "./check.js";

const DOCUMENTS = new Set(["STYLE.md", "EXTENSIONS.md"]);

/** Checks that every file in the root document's folder is referenced or a known document. */
export function orphanFiles({ tree, onDisk, complete }: Contract): Fault[] {
  if (!complete) return [];
  return onDisk
    .filter((file) => !tree.files.has(file) && !isKnown(partsOf(tree, file)))
    .map((file) => faultOf(file, "No file of the contract refers to this file.", "refer to it by `$ref`, or delete it"));
}

function isKnown(parts: readonly string[]): boolean {
  const name = parts.at(-1) ?? "";
  // Editors and file managers create hidden files.
  if (name.startsWith(".") && !/\.(ya?ml|json|md)$/i.test(name)) return true;
  return isFlow(parts) || (parts.length === 1 && DOCUMENTS.has(name));
}

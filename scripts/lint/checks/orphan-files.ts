import { type Fault, faultOf } from "../../read/spec-node.js";
import { filesReached, forgottenPaths, pathLine } from "../forgotten.js";
import { isFlow } from "../flows/read-flows.js";
import { WORDS_FILE } from "./spelling.js";
import { type Contract, partsOf } from "./check.js";

const DOCUMENTS = new Set(["STYLE.md", "EXTENSIONS.md", WORDS_FILE]);

/**
 * Checks that every file in the root document's folder is referenced or a known document. For a path file, shows the line that the
 * root document lacks; the files that it references are not reported.
 */
export function orphanFiles({ tree, onDisk, complete }: Contract): Fault[] {
  if (!complete) return [];
  const orphans = onDisk.filter((file) => !tree.files.has(file) && !isKnown(partsOf(tree, file)));
  const forgotten = forgottenPaths(tree.folder, orphans);
  const reached = new Set(forgotten.flatMap(({ file }) => [...filesReached(file)]));
  const missing = forgotten.map((entry): Fault => {
    const hint = `add this line to \`paths\`: ${pathLine(tree.folder, entry)}`;
    return { ...faultOf(entry.file, "No path in the root document refers to this file.", hint), fixable: true };
  });
  const others = orphans
    .filter((file) => !reached.has(file))
    .map((file) => faultOf(file, "No file of the contract refers to this file.", "refer to it by `$ref`, or delete it"));
  return [...missing, ...others];
}

function isKnown(parts: readonly string[]): boolean {
  const name = parts.at(-1) ?? "";
  // Editors and file managers create hidden files.
  if (name.startsWith(".") && !/\.(ya?ml|json|md)$/i.test(name)) return true;
  return isFlow(parts) || (parts.length === 1 && DOCUMENTS.has(name));
}

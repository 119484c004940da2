import { basename } from "node:path";
import { pathFileName, pathFileOf, rootDocument } from "../../read/source-operations.js";
import { child, entriesOf, type Fault, faultAt, faultOf } from "../../read/spec-node.js";
import { type Contract, partsOf, shown } from "./check.js";

/** Checks that a path's file is named after its URL, with `@` for `/`, and that every path file is used. */
export function pathFileNames({ tree }: Contract): Fault[] {
  const faults: Fault[] = [];
  const named = new Set<string>();
  for (const [path, entry] of entriesOf(child(rootDocument(tree), "paths"))) {
    const file = pathFileOf(entry);
    if (file === undefined) continue;
    named.add(file);
    const at = child(entry, "$ref") ?? entry;
    const expected = pathFileName(path);
    if (path.includes("@")) {
      faults.push(
        faultAt(entry, `\`${path}\` contains an @, which file names use for a slash.`, "add a file name rule for such paths", "key"),
      );
    } else if (basename(file) !== expected) {
      const hint = `rename the file to ${expected}, or fix the path`;
      faults.push(faultAt(at, `\`${path}\` must be in \`${expected}\`, not \`${basename(file)}\`.`, hint));
    }
    if (!isPathFile(partsOf(tree, file))) {
      faults.push(faultAt(at, `\`${path}\` is in ${shown(tree, file)}.`, `move the file to groups/<tag>/paths/${expected}`));
    }
  }
  for (const file of tree.files.keys()) {
    if (!isPathFile(partsOf(tree, file)) || named.has(file)) continue;
    faults.push(faultOf(file, "No path in the root document refers to this file.", "add its path there, or delete the file"));
  }
  return faults;
}

function isPathFile(parts: readonly string[]): boolean {
  return parts.length === 4 && parts[0] === "groups" && parts[2] === "paths";
}

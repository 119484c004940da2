import { basename } from "node:path";
import { pathFileName, pathFileOf, rootDocument } from "../../read/source-operations.js";
import { child, entriesOf, type Fault, faultAt, faultOf } from "../../read/spec-node.js";
import { type Contract, partsOf, shown } from "./check.js";

/** A URL leads to its file without a search: the name of a path's file is its URL with `/` as `@`, and the other way round. */
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
        faultAt(entry, `\`${path}\` holds an @, which file names use for a slash.`, "such a path needs a rule of its own", "key"),
      );
    } else if (basename(file) !== expected) {
      const hint = `rename the file to ${expected}, or correct the path`;
      faults.push(faultAt(at, `\`${path}\` stands in \`${basename(file)}\`, a name that says otherwise.`, hint));
    }
    if (!isPathFile(partsOf(tree, file))) {
      faults.push(faultAt(at, `\`${path}\` stands in ${shown(tree, file)}.`, `move the file to groups/<tag>/paths/${expected}`));
    }
  }
  for (const file of tree.files.keys()) {
    if (!isPathFile(partsOf(tree, file)) || named.has(file)) continue;
    faults.push(faultOf(file, "No path of the root document refers to this path file.", "add its path there, or delete it"));
  }
  return faults;
}

function isPathFile(parts: readonly string[]): boolean {
  return parts.length === 4 && parts[0] === "groups" && parts[2] === "paths";
}
